package dev.perennial.checks.parity;

import dev.perennial.checks.ProjectFiles;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the Gradle scripts and the version catalog say. */
final class GradleBuild {
    /** Gradle starts tests through it; Maven's plugin brings its own. */
    private static final String LAUNCHER = "org.junit.platform:junit-platform-launcher";

    private final VersionCatalog catalog;
    private final Statement root;
    private final Map<String, Statement> modules = new TreeMap<>();
    private final ScriptDependencies dependencies;

    private GradleBuild(Path folder, KotlinScripts scripts) {
        this.catalog = new VersionCatalog(ProjectFiles.read(folder.resolve("gradle/libs.versions.toml")));
        this.root = scripts.read(ProjectFiles.read(folder.resolve("build.gradle.kts")));
        this.dependencies = new ScriptDependencies(catalog);
        for (String module : modules(scripts.read(ProjectFiles.read(folder.resolve("settings.gradle.kts"))))) {
            modules.put(
                    module,
                    scripts.read(ProjectFiles.read(folder.resolve(module).resolve("build.gradle.kts"))));
        }
    }

    static Build read(Path folder, KotlinScripts scripts) {
        var gradle = new GradleBuild(folder, scripts);
        return new Build(
                gradle.assigned("group") + ":" + gradle.assigned("version"),
                gradle.javaRelease(),
                gradle.versions(),
                gradle.catalog.pinned(),
                gradle.common(),
                gradle.readModules(),
                gradle.compilerFlags(),
                gradle.checkers(),
                gradle.formatter(),
                gradle.all("jvmArgs").flatMap(call -> call.texts().stream()).collect(Collectors.toSet()));
    }

    /** Libraries of the catalog that no script uses. */
    static Set<String> unused(Path folder, KotlinScripts scripts) {
        var gradle = new GradleBuild(folder, scripts);
        var unused = new TreeSet<>(gradle.catalog.libraries().keySet());
        Stream.concat(Stream.of(gradle.root), gradle.modules.values().stream())
                .flatMap(script -> gradle.dependencies.accessors(script))
                .forEach(unused::remove);
        return unused;
    }

    private static Set<String> modules(Statement settings) {
        return settings.all("include")
                .flatMap(include -> include.texts().stream())
                .map(path -> path.replaceFirst("^:", "").replace(':', '/'))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private Stream<Statement> all(String name) {
        return root.all(name);
    }

    private String assigned(String property) {
        return all(property)
                .flatMap(assignment -> assignment.texts().stream())
                .findFirst()
                .orElse("nothing");
    }

    /** Compiler and toolchain must both take the release from the catalog. */
    private String javaRelease() {
        String wanted = "catalog.versions.java.get()";
        boolean fromCatalog = Stream.of("languageVersion", "options.release")
                .allMatch(name ->
                        all(name).anyMatch(set -> set.arguments().getFirst().contains(wanted)));
        return fromCatalog ? catalog.versions().get("java") : "not what the catalog says";
    }

    private Map<String, String> versions() {
        return catalog.versions();
    }

    private Set<Dependency> common() {
        return dependencies.of(root).stream()
                .filter(dependency -> !dependency.coordinates().equals(LAUNCHER))
                .collect(Collectors.toSet());
    }

    private Map<String, BuildModule> readModules() {
        var read = new TreeMap<String, BuildModule>();
        modules.forEach(
                (folder, script) -> read.put(folder, new BuildModule(dependencies.of(script), executable(script))));
        return read;
    }

    private static String executable(Statement script) {
        return script.all("bootJar")
                .map(jar -> Stream.of("archiveClassifier", "mainClass")
                        .flatMap(jar::all)
                        .flatMap(assignment -> assignment.texts().stream())
                        .collect(Collectors.joining(" ")))
                .findFirst()
                .orElse("");
    }

    private Set<String> compilerFlags() {
        return Stream.concat(all("addAll"), all("add"))
                .flatMap(call -> call.texts().stream())
                .filter(text -> text.startsWith("-"))
                .collect(Collectors.toSet());
    }

    private Set<String> formatter() {
        return all("java")
                .flatMap(block -> block.body().stream())
                .map(Statement::name)
                .collect(Collectors.toSet());
    }

    private Set<String> checkers() {
        var checkers = new TreeSet<String>();
        all("disableWarningsInGeneratedCode")
                .filter(set -> set.arguments().contains("true"))
                .forEach(set -> checkers.add("DisableWarningsInGeneratedCode"));
        all("error").forEach(call -> call.texts().forEach(check -> checkers.add(check + ":ERROR")));
        all("option").forEach(call -> checkers.add(String.join("=", call.texts())));
        all("nullaway").forEach(block -> {
            block.all("error").forEach(error -> checkers.add("NullAway:ERROR"));
            block.all("add")
                    .forEach(add -> add.texts().forEach(name -> checkers.add("NullAway:AnnotatedPackages=" + name)));
            block.all("jspecifyMode")
                    .forEach(mode -> checkers.add(
                            "NullAway:JSpecifyMode=" + mode.arguments().getFirst()));
        });
        return checkers;
    }
}
