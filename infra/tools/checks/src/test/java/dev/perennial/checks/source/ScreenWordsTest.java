package dev.perennial.checks.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import dev.perennial.contract.json.Json;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In these pages words in italics are words on the screen, so that readers find what to press. */
class ScreenWordsTest {
    private static final Path TEXTS = ProjectFiles.root().resolve("web/src/main/resources/static/i18n/en");
    private static final Pattern NOT_PROSE = Pattern.compile("(?s)```.*?```|`[^`]*`|\\*\\*.*?\\*\\*");
    private static final Pattern ITALICS = Pattern.compile("\\*(\\S[^*]*?)\\*");
    private static final Pattern BLANK = Pattern.compile("\\s*\\{[a-zA-Z]+}");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "README.md",
                "docs/tutorials/first-swiss.md",
                "docs/how-to/play.md",
                "docs/how-to/watch.md",
                "docs/how-to/verify-a-game.md",
                "docs/how-to/run-a-tournament.md",
                "docs/how-to/run-a-league.md",
                "docs/how-to/run-a-broadcast.md",
                "docs/how-to/make-a-study.md",
                "docs/how-to/analyse-a-game.md",
                "docs/how-to/try-other-moves.md",
                "docs/how-to/moderate.md",
                "docs/how-to/repair.md"
            })
    void wordsInItalicsAreOnTheScreen(String page) {
        assertThat(italics(ProjectFiles.read(ProjectFiles.root().resolve(page))))
                .isSubsetOf(onTheScreen());
    }

    @Test
    void theGuidesDoNameControls() {
        assertThat(Stream.of("docs/how-to/play.md", "docs/tutorials/first-swiss.md")
                        .flatMap(page ->
                                italics(ProjectFiles.read(ProjectFiles.root().resolve(page))).stream()))
                .contains("Play now against bots", "Play again", "Create tournament");
    }

    @Test
    void onlyItalicsAreMeant() {
        assertThat(italics("* **Bold.** Press *Play\nagain*, not `*.md` or **these**.\n* *Start*\n"))
                .containsExactly("Play again", "Start");
    }

    private static Set<String> italics(String text) {
        return ITALICS.matcher(NOT_PROSE.matcher(text).replaceAll("").replaceAll("(?m)^\\s*\\* ", ""))
                .results()
                .map(words -> words.group(1).replaceAll("\\s+", " "))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> onTheScreen() {
        return TrackedFiles.below(TEXTS).stream()
                .flatMap(file -> Json.mapper().readTree(ProjectFiles.read(file)).valueStream())
                .map(text -> BLANK.matcher(text.asString()).replaceAll(""))
                .collect(Collectors.toSet());
    }
}
