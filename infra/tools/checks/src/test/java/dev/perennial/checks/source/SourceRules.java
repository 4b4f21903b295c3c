package dev.perennial.checks.source;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What every file of the project is held to. Answers are sentences; none means that all is well. */
final class SourceRules {
    static final int MOST_LINES = 300;
    static final int MOST_COLUMNS = 120;

    /** A row of a table of test cases, or an address: neither can be broken. */
    private static final Pattern UNBREAKABLE = Pattern.compile(" \\| .* \\| |https?://");

    private static final Pattern EMPTY_NAMES =
            Pattern.compile("(Impl|Manager|Helper|Utils?|Abstract|DTO|Dto)(?![a-z])");

    /** Written in pieces, since this file is checked too. */
    private static final Pattern REGISTRIES = Pattern.compile(String.join(
            "|",
            "repo1?\\.maven" + "\\.",
            "sonatype" + "\\.(org|com)",
            "plugins\\.gradle" + "\\.org",
            "services\\.gradle" + "\\.org",
            "registry\\.npm" + "js",
            "repo\\.spring" + "\\.io",
            "jitpack" + "\\.io",
            "docker" + "\\.io",
            "(ghcr|gcr|quay)" + "\\.io",
            "https?://[\\w.-]*(artifactory|nexus|registry|mirror)"));

    private static final Pattern MACHINE_PATHS =
            Pattern.compile("(?<![\\w.$})<-])/(" + "work/" + "|" + "tmp/wt" + "|" + "root(?![\\w-]))");

    private SourceRules() {}

    static List<String> length(String text) {
        long lines = text.lines().count();
        return lines > MOST_LINES ? List.of("has " + lines + " lines, more than " + MOST_LINES) : List.of();
    }

    static List<String> width(String text) {
        List<String> lines = text.lines().toList();
        return IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).length() > MOST_COLUMNS
                        && !UNBREAKABLE.matcher(lines.get(i)).find())
                .mapToObj(i -> "line " + (i + 1) + " has more than " + MOST_COLUMNS + " characters")
                .toList();
    }

    static List<String> typeNames(JavaTypes types) {
        return types.names().stream()
                .filter(name -> EMPTY_NAMES.matcher(name).find())
                .map(name -> "type " + name + " has a name that says nothing")
                .toList();
    }

    /** The build runs what is called so, and silently leaves out the rest. */
    static List<String> testNames(JavaTypes types) {
        return types.testClasses().stream()
                .filter(name -> !name.endsWith("Test") && !name.endsWith("IT"))
                .map(name -> "test class " + name + " ends neither with Test nor with IT")
                .toList();
    }

    static List<String> places(String text) {
        return Stream.of(REGISTRIES, MACHINE_PATHS)
                .flatMap(pattern -> pattern.matcher(text).results())
                .map(match -> "line " + lineOf(text, match.start()) + " names a place: " + match.group())
                .toList();
    }

    private static long lineOf(String text, int position) {
        return text.substring(0, position).chars().filter(c -> c == '\n').count() + 1;
    }
}
