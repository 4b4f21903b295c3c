package dev.perennial.checks.parity;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The dependencies of poms, said in Gradle's words. */
final class PomDependencies {
    /** It reads the classes of the leaf modules but uses none of what stands behind them. */
    private static final String READER = "infra/tools/checks";

    private static final Pattern PROPERTY = Pattern.compile("\\$\\{([^}]+)}");

    private final Xml root;
    private final Map<String, Xml> modules;
    private final Map<String, String> management = new TreeMap<>();

    PomDependencies(Xml root, Map<String, Xml> modules) {
        this.root = root;
        this.modules = modules;
        root.at("dependencyManagement", "dependencies", "dependency")
                .each()
                .filter(dependency -> !isOurs(dependency))
                .forEach(dependency -> management.put(coordinates(dependency), resolve(dependency.text("version"))));
    }

    /** All that the poms give a version to. */
    Map<String, String> pinned() {
        var pinned = new TreeMap<>(management);
        modules.values().stream()
                .flatMap(PomDependencies::withProfiles)
                .filter(dependency -> !dependency.text("version").isEmpty())
                .forEach(dependency -> pinned.put(coordinates(dependency), resolve(dependency.text("version"))));
        return pinned;
    }

    String resolve(String text) {
        return PROPERTY.matcher(text)
                .replaceAll(match -> Matcher.quoteReplacement(root.text("properties", match.group(1))));
    }

    /** What Maven calls compile reaches the users of a module; Gradle says so only of api. */
    String compileScope(String folder) {
        String name = folder.substring(folder.lastIndexOf('/') + 1);
        boolean used = modules.entrySet().stream()
                .filter(module -> !module.getKey().equals(READER))
                .flatMap(module ->
                        module.getValue().at("dependencies", "dependency").each())
                .anyMatch(dependency ->
                        isOurs(dependency) && dependency.text("artifactId").equals(name));
        return used ? "api" : "implementation";
    }

    Set<Dependency> of(Xml pom, String compileScope) {
        Stream<Dependency> always = pom.at("dependencies", "dependency")
                .each()
                .flatMap(dependency -> read(dependency, compileScope, Dependency.EVERYWHERE));
        Stream<Dependency> byPlatform = pom.at("profiles", "profile")
                .each()
                .flatMap(profile -> profile.at("dependencies", "dependency")
                        .each()
                        .flatMap(dependency -> read(dependency, compileScope, platform(profile))));
        return Stream.concat(always, byPlatform).collect(Collectors.toSet());
    }

    private static Stream<Xml> withProfiles(Xml pom) {
        return Stream.concat(
                pom.at("dependencies", "dependency").each(),
                pom.at("profiles", "profile", "dependencies", "dependency").each());
    }

    private static String platform(Xml profile) {
        Xml os = profile.at("activation", "os");
        return os.text("name") + os.text("family") + "/" + os.text("arch");
    }

    private Stream<Dependency> read(Xml dependency, String compileScope, String platform) {
        Set<String> exclusions = dependency
                .at("exclusions", "exclusion")
                .each()
                .map(PomDependencies::coordinates)
                .collect(Collectors.toSet());
        return scopes(dependency.text("scope"), compileScope)
                .map(scope ->
                        new Dependency(coordinates(dependency), scope, version(dependency), exclusions, platform));
    }

    private String version(Xml dependency) {
        if (isOurs(dependency)) {
            return Dependency.OURS;
        }
        String own = resolve(dependency.text("version"));
        return own.isEmpty() ? management.getOrDefault(coordinates(dependency), Dependency.MANAGED) : own;
    }

    private static Stream<String> scopes(String scope, String compileScope) {
        return switch (scope) {
            case "", "compile" -> Stream.of(compileScope);
            case "runtime" -> Stream.of("runtimeOnly");
            // Maven's reaches the tests too.
            case "provided" -> Stream.of("compileOnly", "testCompileOnly");
            case "test" -> Stream.of("testImplementation");
            default -> throw new IllegalArgumentException("no Gradle word for scope " + scope);
        };
    }

    private static String coordinates(Xml dependency) {
        return dependency.text("groupId") + ":" + dependency.text("artifactId");
    }

    private static boolean isOurs(Xml dependency) {
        return dependency.text("groupId").equals(Dependency.GROUP);
    }
}
