package dev.perennial.checks.parity;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The dependencies of Gradle scripts. */
final class ScriptDependencies {
    private static final Pattern LIBRARY = Pattern.compile("^(?:libs|catalog)\\.([A-Za-z0-9.]+)$");
    private static final Pattern PLATFORM =
            Pattern.compile("^enforcedPlatform\\((?:libs|catalog)\\.([A-Za-z0-9.]+)\\)$");
    private static final Pattern PROJECT = Pattern.compile("^project\\(\":(?:[a-z-]+:)*([a-z-]+)\"\\)$");
    private static final Pattern EXCLUDED = Pattern.compile("^(group|module) = \"([^\"]+)\"$");

    /** Compiler plugins and the platform have their place in a pom elsewhere than among the dependencies. */
    private static final Set<String> ELSEWHERE = Set.of("errorprone", "annotationProcessor");

    private final VersionCatalog catalog;

    ScriptDependencies(VersionCatalog catalog) {
        this.catalog = catalog;
    }

    Set<Dependency> of(Statement script) {
        return script.all("dependencies")
                .flatMap(block -> declared(block, Dependency.EVERYWHERE))
                .collect(Collectors.toSet());
    }

    /** The names of all libraries the script mentions. */
    Stream<String> accessors(Statement script) {
        return script.all("dependencies").flatMap(ScriptDependencies::calls).flatMap(call -> {
            String notation = notation(call);
            return Stream.of(LIBRARY, PLATFORM)
                    .flatMap(pattern -> pattern.matcher(notation).results())
                    .map(match -> match.group(1));
        });
    }

    private static Stream<Statement> calls(Statement block) {
        return block.body().stream().flatMap(inner -> inner.name().equals("when") ? calls(inner) : Stream.of(inner));
    }

    private Stream<Dependency> declared(Statement block, String platform) {
        return block.body().stream().flatMap(call -> {
            if (call.name().equals("when")) {
                return declared(call, call.texts().getFirst());
            }
            boolean elsewhere = ELSEWHERE.contains(call.name())
                    || PLATFORM.matcher(notation(call)).matches();
            return elsewhere ? Stream.empty() : Stream.of(read(call, platform));
        });
    }

    private static String notation(Statement call) {
        return call.arguments().isEmpty() ? "" : call.arguments().getFirst();
    }

    private Dependency read(Statement call, String platform) {
        var project = PROJECT.matcher(notation(call));
        if (project.matches()) {
            String coordinates = Dependency.GROUP + ":" + project.group(1);
            return new Dependency(coordinates, call.name(), Dependency.OURS, exclusions(call), platform);
        }
        var library = LIBRARY.matcher(notation(call));
        if (!library.matches()) {
            throw new IllegalArgumentException("cannot read the dependency " + call);
        }
        var entry = catalog.library(library.group(1));
        String version = entry.version().isEmpty() ? Dependency.MANAGED : entry.version();
        return new Dependency(entry.module(), call.name(), version, exclusions(call), platform);
    }

    private static Set<String> exclusions(Statement call) {
        var exclusions = new TreeSet<String>();
        for (Statement exclude : call.all("exclude").toList()) {
            exclusions.add(named("group", exclude.arguments()) + ":" + named("module", exclude.arguments()));
        }
        return exclusions;
    }

    private static String named(String name, List<String> arguments) {
        return arguments.stream()
                .map(EXCLUDED::matcher)
                .filter(argument -> argument.matches() && argument.group(1).equals(name))
                .map(argument -> argument.group(2))
                .findFirst()
                .orElse("*");
    }
}
