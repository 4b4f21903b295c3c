package dev.perennial.checks.source;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The types a Java source declares, read with the parser of the compiler. */
final class JavaTypes extends TreeScanner<Void, Void> {
    private static final Set<String> TEST_ANNOTATIONS =
            Set.of("Test", "ParameterizedTest", "RepeatedTest", "TestFactory", "TestTemplate", "ArchTest");

    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    private static final StandardJavaFileManager FILES = COMPILER.getStandardFileManager(_ -> {}, null, null);

    private final List<String> names = new ArrayList<>();
    private final List<String> testClasses = new ArrayList<>();

    private JavaTypes() {}

    static JavaTypes of(String source) {
        var file = new SimpleJavaFileObject(URI.create("string:///Source.java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return source;
            }
        };
        return of(parse(List.of(file)).iterator().next());
    }

    /** All files in one go: starting the parser costs more than parsing. */
    static Map<Path, JavaTypes> of(List<Path> files) {
        var types = new LinkedHashMap<Path, JavaTypes>();
        for (var unit : parse(FILES.getJavaFileObjectsFromPaths(files))) {
            types.put(Path.of(unit.getSourceFile().toUri()), of(unit));
        }
        return types;
    }

    private static JavaTypes of(CompilationUnitTree unit) {
        var types = new JavaTypes();
        types.scan(unit, null);
        return types;
    }

    private static Iterable<? extends CompilationUnitTree> parse(Iterable<? extends JavaFileObject> files) {
        var task = (JavacTask) COMPILER.getTask(null, FILES, _ -> {}, null, null, files);
        try {
            return task.parse();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** All declared types, nested ones too. */
    List<String> names() {
        return names;
    }

    /** Top-level classes that can be run and hold tests, in themselves or in nested classes. */
    List<String> testClasses() {
        return testClasses;
    }

    @Override
    public Void visitCompilationUnit(CompilationUnitTree unit, Void unused) {
        for (Tree declared : unit.getTypeDecls()) {
            if (declared instanceof ClassTree type && isRunnable(type) && hasTests(type)) {
                testClasses.add(type.getSimpleName().toString());
            }
        }
        return super.visitCompilationUnit(unit, unused);
    }

    @Override
    public Void visitClass(ClassTree type, Void unused) {
        if (!type.getSimpleName().isEmpty()) {
            names.add(type.getSimpleName().toString());
        }
        return super.visitClass(type, unused);
    }

    private static boolean isRunnable(ClassTree type) {
        return type.getKind() == Tree.Kind.CLASS
                && !type.getModifiers().getFlags().contains(Modifier.ABSTRACT);
    }

    private static boolean hasTests(ClassTree type) {
        return type.getMembers().stream().anyMatch(member -> switch (member) {
            case MethodTree method ->
                method.getModifiers().getAnnotations().stream().anyMatch(JavaTypes::marksTest);
            case ClassTree nested -> hasTests(nested);
            default -> false;
        });
    }

    private static boolean marksTest(AnnotationTree annotation) {
        String name = annotation.getAnnotationType().toString();
        return TEST_ANNOTATIONS.contains(name.substring(name.lastIndexOf('.') + 1));
    }
}
