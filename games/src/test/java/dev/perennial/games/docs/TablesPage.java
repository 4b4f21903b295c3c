package dev.perennial.games.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The numbers of a game as {@code docs/reference/verification.md} tells them, printed from the tables its rules use, so
 * that the page cannot say anything else. Run with {@code -Dperennial.golden=write} after a change that was meant.
 */
public final class TablesPage {
    private static final Path PAGE = Path.of("../docs/reference/verification.md");
    private static final String END = "<!-- end of tables -->";

    private final StringBuilder text = new StringBuilder("\n");

    /** A table of its own, with a line over it. */
    public TablesPage table(String title, List<?> head, List<? extends List<?>> rows) {
        text.append(title)
                .append(":\n\n")
                .append(row(head))
                .append("|---".repeat(head.size()))
                .append("|\n");
        rows.forEach(row -> text.append(row(row)));
        text.append('\n');
        return this;
    }

    /** Text as it is, such as a map. */
    public TablesPage picture(String title, List<String> lines) {
        text.append(title).append(":\n\n```\n").append(String.join("\n", lines)).append("\n```\n\n");
        return this;
    }

    public static String list(Collection<?> values) {
        return values.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static String row(List<?> cells) {
        return cells.stream().map(String::valueOf).collect(Collectors.joining(" | ", "| ", " |\n"));
    }

    /** A row of unequal things. */
    public static List<Object> cells(Object... cells) {
        return Arrays.asList(cells);
    }

    public void check(String game) throws IOException {
        String page = Files.readString(PAGE);
        String begin = "<!-- tables: " + game + " -->\n";
        int from = page.indexOf(begin) + begin.length();
        int to = page.indexOf(END, from);
        assertThat(page).contains(begin);
        if ("write".equals(System.getProperty("perennial.golden"))) {
            page = page.substring(0, from) + text + page.substring(to);
            Files.writeString(PAGE, page);
            to = from + text.length();
        }
        assertThat(page.substring(from, to)).isEqualTo(text.toString());
    }
}
