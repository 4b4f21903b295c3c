package dev.perennial.checks.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A test of the standalone server runs every block of commands below docs. A block that cannot run says why in the
 * comment before it, in more than a word.
 */
class CommandsTest {
    private static final Pattern MARK = Pattern.compile("<!-- not run:(.*?)-->\\n(.*)");
    private static final Pattern INDENTED = Pattern.compile("(?m)^ +```(?:sh|bash|shell|console)");
    private static final Pattern OTHER_SHELL = Pattern.compile("(?m)^```(?:bash|shell|console|zsh)");
    private static final int SHORTEST_REASON = 12;

    static List<Markdown> pages() {
        return ProseTest.pages().stream()
                .filter(page -> page.name().startsWith("docs/"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void blocksThatAreNotRunSayWhy(Markdown page) {
        assertThat(MARK.matcher(page.text()).results()).allSatisfy(mark -> {
            assertThat(mark.group(1).strip()).hasSizeGreaterThan(SHORTEST_REASON);
            assertThat(mark.group(2)).isEqualTo("```sh");
        });
    }

    /** Blocks of another name or with an indent would be missed by the test that runs them. */
    @ParameterizedTest
    @MethodSource("pages")
    void commandsAreWrittenSoThatTheTestFindsThem(Markdown page) {
        assertThat(INDENTED.matcher(page.text()).find()).isFalse();
        assertThat(OTHER_SHELL.matcher(page.text()).find()).isFalse();
    }

    @Test
    void somePagesHaveCommandsThatAreRun() {
        assertThat(pages().stream().filter(page -> page.text().contains("\n\n```sh\n")))
                .hasSizeGreaterThan(4);
    }
}
