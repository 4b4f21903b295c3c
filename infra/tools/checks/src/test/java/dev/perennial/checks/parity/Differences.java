package dev.perennial.checks.parity;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Says in sentences where two builds differ. */
final class Differences {
    private final List<String> found = new ArrayList<>();

    private Differences() {}

    static List<String> between(Build maven, Build gradle) {
        var differences = new Differences();
        differences.compare(maven, gradle);
        return differences.found;
    }

    private void compare(Build maven, Build gradle) {
        same("project", maven.identity(), gradle.identity());
        same("Java release", maven.javaRelease(), gradle.javaRelease());
        sameEntries("version", maven.versions(), gradle.versions());
        sameEntries("library", maven.managedVersions(), gradle.managedVersions());
        sameMembers("every module", maven.common(), gradle.common());
        sameMembers("modules", maven.modules().keySet(), gradle.modules().keySet());
        maven.modules().forEach((folder, module) -> {
            BuildModule other = gradle.modules().get(folder);
            if (other != null) {
                sameMembers(folder, module.dependencies(), other.dependencies());
                same(folder + ": executable jar", module.executable(), other.executable());
            }
        });
        sameMembers("compiler flags", maven.compilerFlags(), gradle.compilerFlags());
        sameMembers("Error Prone", maven.checkers(), gradle.checkers());
        sameMembers("formatter", maven.formatter(), gradle.formatter());
        sameMembers("test JVM", maven.testFlags(), gradle.testFlags());
    }

    private void same(String what, String maven, String gradle) {
        if (!maven.equals(gradle)) {
            found.add(what + ": Maven says '" + maven + "', Gradle says '" + gradle + "'");
        }
    }

    private void sameEntries(String what, Map<String, String> maven, Map<String, String> gradle) {
        var names = new TreeSet<>(maven.keySet());
        names.addAll(gradle.keySet());
        for (String name : names) {
            same(what + " " + name, maven.getOrDefault(name, "nothing"), gradle.getOrDefault(name, "nothing"));
        }
    }

    private void sameMembers(String what, Collection<?> maven, Collection<?> gradle) {
        onlyIn("Maven", what, maven, gradle);
        onlyIn("Gradle", what, gradle, maven);
    }

    private void onlyIn(String tool, String what, Collection<?> here, Collection<?> there) {
        here.stream()
                .filter(member -> !there.contains(member))
                .map(member -> what + ": only " + tool + " has " + member)
                .sorted()
                .forEach(found::add);
    }
}
