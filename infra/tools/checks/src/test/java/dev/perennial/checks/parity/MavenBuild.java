package dev.perennial.checks.parity;

import dev.perennial.checks.ProjectFiles;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the poms say. */
final class MavenBuild {
    /** Versions of Maven's own plugins; Gradle has others. */
    private static final Set<String> TOOLS = Set.of("spotless", "toolchains-plugin", "pitest", "pitest-junit5");

    private final Xml root;
    private final Map<String, Xml> modules = new TreeMap<>();
    private final PomDependencies dependencies;

    private MavenBuild(Path folder) {
        this.root = Xml.parse(ProjectFiles.read(folder.resolve("pom.xml")));
        root.at("modules", "module")
                .each()
                .forEach(module -> modules.put(
                        module.text(),
                        Xml.parse(
                                ProjectFiles.read(folder.resolve(module.text()).resolve("pom.xml")))));
        this.dependencies = new PomDependencies(root, modules);
    }

    static Build read(Path folder) {
        var maven = new MavenBuild(folder);
        return new Build(
                maven.root.text("groupId") + ":" + maven.root.text("version"),
                maven.root.text("properties", "java.version"),
                maven.versions(),
                maven.pinned(),
                maven.dependencies.of(maven.root, "api"),
                maven.readModules(),
                maven.compilerFlags(),
                maven.checkers(),
                maven.formatter(),
                maven.testFlags());
    }

    private Map<String, String> versions() {
        var versions = new TreeMap<String, String>();
        root.at("properties", "*")
                .each()
                .filter(p -> p.name().endsWith(".version"))
                .forEach(property -> {
                    String name = property.name().replaceAll("\\.version$", "");
                    if (!TOOLS.contains(name)) {
                        versions.put(name, property.text());
                    }
                });
        versions.put("spring-boot", root.text("parent", "version"));
        return versions;
    }

    private Map<String, String> pinned() {
        var pinned = new HashMap<>(dependencies.pinned());
        pinned.put("org.springframework.boot:spring-boot-dependencies", root.text("parent", "version"));
        mainCompilation()
                .at("annotationProcessorPaths", "path")
                .each()
                .forEach(path -> pinned.put(
                        path.text("groupId") + ":" + path.text("artifactId"),
                        dependencies.resolve(path.text("version"))));
        return pinned;
    }

    private Map<String, BuildModule> readModules() {
        var read = new TreeMap<String, BuildModule>();
        modules.forEach((folder, pom) -> read.put(
                folder, new BuildModule(dependencies.of(pom, dependencies.compileScope(folder)), executable(pom))));
        return read;
    }

    private static String executable(Xml pom) {
        return plugin(pom, "spring-boot-maven-plugin")
                .map(plugin ->
                        plugin.text("configuration", "classifier") + " " + plugin.text("configuration", "mainClass"))
                .findFirst()
                .orElse("");
    }

    private static Stream<Xml> plugin(Xml pom, String artifact) {
        return pom.at("build", "plugins", "plugin")
                .each()
                .filter(p -> p.text("artifactId").equals(artifact));
    }

    private Xml compiler() {
        return plugin(root, "maven-compiler-plugin").findFirst().orElseThrow();
    }

    private Xml mainCompilation() {
        return compiler().at("executions", "execution", "configuration");
    }

    /** The Gradle plugin for Error Prone knows the other arguments it needs. */
    private Set<String> compilerFlags() {
        var flags = new TreeSet<String>();
        flags.add("-parameters");
        compiler()
                .at("configuration", "compilerArgs", "arg")
                .each()
                .map(Xml::text)
                .filter(argument -> !argument.startsWith("-J")) // Gradle's compiler lives on in a daemon
                .forEach(flags::add);
        mainCompilation()
                .at("compilerArgs", "arg")
                .each()
                .map(Xml::text)
                .filter("-XDaddTypeAnnotationsToSymbol=true"::equals)
                .forEach(flags::add);
        return flags;
    }

    private Set<String> checkers() {
        return mainCompilation()
                .at("compilerArgs", "arg")
                .each()
                .map(Xml::text)
                .filter(argument -> argument.startsWith("-Xplugin:ErrorProne"))
                .flatMap(argument -> Stream.of(argument.split(" ")).skip(1))
                .map(option -> option.replaceFirst("^-(Xep:|XepOpt:|Xep)", ""))
                .collect(Collectors.toSet());
    }

    private Set<String> formatter() {
        return root.at("profiles", "profile")
                .each()
                .flatMap(profile -> plugin(profile, "spotless-maven-plugin"))
                .flatMap(plugin -> plugin.at("configuration", "java", "*").each())
                .map(Xml::name)
                .collect(Collectors.toSet());
    }

    private Set<String> testFlags() {
        return Stream.of("maven-surefire-plugin", "maven-failsafe-plugin")
                .flatMap(name -> plugin(root, name))
                .map(plugin -> plugin.text("configuration", "argLine")
                        .replace("${test.compilers}", root.text("properties", "test.compilers")))
                .flatMap(flags -> Stream.of(flags.split(" ")))
                .collect(Collectors.toSet());
    }
}
