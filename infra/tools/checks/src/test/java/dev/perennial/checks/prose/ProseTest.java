package dev.perennial.checks.prose;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import dev.perennial.checks.source.TrackedFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The documentation is written in plain English: known words, short sentences, lines that fit a screen. */
class ProseTest {
    private static final Path ROOT = ProjectFiles.root();
    private static final int MOST_COLUMNS = 120;
    private static final int LONG_WORD = 80;

    /** Written by others, or generated. */
    private static final Set<String> NOT_OURS = Set.of("THIRD-PARTY.md", "CODE_OF_CONDUCT.md");

    static List<Markdown> pages() {
        return TrackedFiles.below(ROOT).stream()
                .filter(file -> file.toString().endsWith(".md"))
                .map(file -> Markdown.read(ROOT, file))
                .filter(page -> !NOT_OURS.contains(page.name()))
                .filter(page ->
                        !page.name().startsWith(".github/") && !page.name().contains("src/test/"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void linesFitAScreen(Markdown page) {
        assertThat(page.text().lines().filter(ProseTest::isTooWide)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void sentencesAreShort(Markdown page) {
        assertThat(page.sentences().stream().filter(sentence -> Markdown.words(sentence) > Words.MOST_IN_A_SENTENCE))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void wordsAreThoseOfTheField(Markdown page) {
        assertThat(page.sentences().stream().filter(Words::areAvoided)).isEmpty();
        assertThat(page.cells().stream().filter(Words::areAvoided)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void aCellHasOneSentence(Markdown page) {
        assertThat(page.cells().stream().filter(cell -> Markdown.sentences(cell).count() > 1))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Who leaves is ranked last.",
                "Make the list anew.",
                "A player keeps his seat.",
                "Somebody sits down.",
                "Anybody can join.",
                "A test sees to it.",
                "The round opens by itself.",
                "The load broke off.",
                "The plan lies in a table of the database.",
                "A moment amid the events of a move."
            })
    void soundsTranslated(String sentence) {
        assertThat(Words.areAvoided(sentence)).isTrue();
    }

    @Test
    void goodSentencesPass() {
        assertThat(List.of("Who may sit down?", "A player who leaves is ranked last.", "This is the history."))
                .noneMatch(Words::areAvoided);
    }

    @Test
    void pagesAreReadAsAReaderReadsThem() {
        var page = new Markdown("a.md", """
                # Title

                First sentence with `code`. A [link](b.md)
                goes on. <!-- hidden -->

                * An item.

                | a | b |
                |---|---|
                | One. Two. | three |

                ```sh
                not read
                ```
                """);
        assertThat(page.sentences()).containsExactly("First sentence with Code.", "A link goes on.", "An item.");
        assertThat(page.cells()).contains("One. Two.", "three");
    }

    /** Tables, pictures and single long words such as addresses cannot be wrapped. */
    private static boolean isTooWide(String line) {
        boolean wrapped = !line.strip().startsWith("|") && !line.startsWith("![");
        return line.length() > MOST_COLUMNS
                && wrapped
                && List.of(line.split(" ")).stream().noneMatch(word -> word.length() > LONG_WORD);
    }
}
