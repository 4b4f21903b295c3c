package dev.perennial.checks.prose;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import dev.perennial.checks.source.TrackedFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Comments in Java and JavaScript are written in plain English. */
class CommentsTest {
    private static final Path ROOT = ProjectFiles.root();

    private static final Pattern MAIN = Pattern.compile("(?!infra/tools/).*src/main/.*\\.(?:java|js)");
    private static final Pattern TESTS = Pattern.compile("(?:infra/tools/.*|.*src/test/.*)\\.(?:java|js)");

    /** A block comment at the beginning of a line, or adjacent lines of line comments. */
    private static final Pattern COMMENT = Pattern.compile("(?m)^\\s*+(?:/\\*(?s:.*?)\\*/|//.*(?:\\n\\s*+//.*)*)");

    private static final Pattern MARKS = Pattern.compile("(?m)^\\s*(?:/\\*\\*?|\\*/|\\*|//)|\\*/\\s*$");

    /** A comment in main code says what a thing is; a comment in a test may also begin with “What”. */
    private static final Pattern BEGINNING = Pattern.compile("^What(?:ever)? [^?]*$");

    private static final Pattern AVOIDED = Pattern.compile(String.join(
            "|",
            "^Who(?:ever)? [^?]*$",
            "\\b[Ww]hoever\\b",
            "\\b[Ss]omebody\\b",
            "\\b[Aa]new\\b",
            "\\bany more\\b",
            "\\blet off\\b",
            "\\b(?:is|are|was|were) told\\b",
            "\\btaken back\\b",
            "\\bcalled off\\b",
            "\\bone's own\\b",
            "\\bgood (?:once|no longer|until)\\b",
            "\\bkeep order\\b",
            "\\bsince a (?:second|minute|hour)\\b",
            "\\breckoned\\b",
            "\\bamid\\b",
            "\\bthe asker\\b",
            "\\bbr(?:oke|oken|eaks?) off\\b",
            "\\bled back\\b",
            "\\bare said\\b",
            "\\b(?:[Hh]e|him|[Hh]is|himself)\\b"));

    @Test
    void wordsAreThoseOfTheField() {
        List<Path> sources = sources(MAIN);
        assertThat(sources).hasSizeGreaterThan(1000);
        assertThat(sources.stream()
                        .flatMap(file -> comments(file, comment -> isAvoided(comment) || beginsVaguely(comment))))
                .isEmpty();
    }

    @Test
    void wordsOfTestsAreThoseOfTheFieldToo() {
        List<Path> sources = sources(TESTS);
        assertThat(sources).hasSizeGreaterThan(600);
        assertThat(sources.stream().flatMap(file -> comments(file, CommentsTest::isAvoided)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/** What a player has. */",
                "/**\n * A list.\n * Made anew each time.\n */",
                "    // the player gives up\n    // his seat",
                "/** Wakes whoever waits. */",
                "/** A position amid a move. */"
            })
    void soundsTranslated(String source) {
        assertThat(comments(source).filter(comment -> isAvoided(comment) || beginsVaguely(comment)))
                .hasSize(1);
    }

    @Test
    void codeIsNoComment() {
        assertThat(comments("String his = \"// his\"; // kept\nint he = 1;\n")).isEmpty();
    }

    private static List<Path> sources(Pattern kind) {
        return TrackedFiles.below(ROOT).stream()
                .map(ROOT::relativize)
                .filter(file -> kind.matcher(file.toString().replace('\\', '/')).matches())
                .toList();
    }

    private static Stream<String> comments(Path file, Predicate<String> faulty) {
        return comments(ProjectFiles.read(ROOT.resolve(file))).filter(faulty).map(comment -> file + ": " + comment);
    }

    private static Stream<String> comments(String source) {
        return COMMENT.matcher(source)
                .results()
                .map(MatchResult::group)
                .map(comment -> MARKS.matcher(comment)
                        .replaceAll("")
                        .replaceAll("\\s+", " ")
                        .strip());
    }

    private static boolean beginsVaguely(String comment) {
        return BEGINNING.matcher(comment).find();
    }

    private static boolean isAvoided(String comment) {
        return AVOIDED.matcher(comment).find();
    }
}
