package dev.perennial.cli.docs;

import dev.perennial.games.Game;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** The page of the documentation with the rules of a game: the English text of the browser app as Markdown. */
final class RulesPage {
    static final Path PAGES = Path.of("../../../docs/rules");
    private static final String SOURCES = "../../games/src/main/java/dev/perennial/games/";
    private static final String PICTURES = "../../web/src/main/resources/static/img/rules/";
    private static final Pattern SOURCE = Pattern.compile("[a-z]+/[a-z]+/(\\w+)[.]java");
    private static final int COLUMNS = 110;

    private final StringBuilder page = new StringBuilder();

    static String of(Game<?, ?, ?, ?> game, String name) throws IOException {
        var rules = new RulesPage();
        var text = RulesText.read("en", game.id());
        rules.wrapped("# " + name, "");
        rules.wrapped(
                ("%d to %d players. The server shows these rules in English, French and German at `/rules/%s`."
                                + " [Tests show each sentence](tests/%s.md).")
                        .formatted(game.minSeats(), game.maxSeats(), game.id(), game.id()),
                "");
        rules.page.append(picture(text.picture(), game.id() + ".svg"));
        int chapter = 1;
        for (var section : text.sections()) {
            rules.add(section, game.id() + "-" + chapter + ".jpg");
            chapter++;
        }
        return rules.page.toString();
    }

    private static String picture(String shown, String file) {
        return "![%s](%s%s)%n".formatted(shown, PICTURES, file);
    }

    private void add(RulesText.Section section, String file) {
        page.append("\n## ").append(section.title()).append("\n\n");
        if (!section.picture().isEmpty()) {
            page.append(picture(section.picture(), file)).append('\n');
        }
        boolean inList = false;
        for (var paragraph : section.paragraphs()) {
            if (inList && paragraph.bullet()) {
                page.setLength(page.length() - 1);
            }
            inList = paragraph.bullet();
            wrapped((inList ? "* " : "") + linked(String.join(" ", paragraph.sentences())), inList ? "  " : "");
        }
        section.table().forEach(this::row);
        if (section.table().isEmpty()) {
            page.setLength(page.length() - 1);
        }
    }

    private void row(List<String> cells) {
        page.append("| ").append(String.join(" | ", cells)).append(" |\n");
        boolean head = page.charAt(page.lastIndexOf("\n", page.length() - 2) - 1) == '\n';
        if (head) {
            page.append("|---".repeat(cells.size())).append("|\n");
        }
    }

    /** Names of source files lead to them. */
    private static String linked(String text) {
        return SOURCE.matcher(text).replaceAll("[`$1`](" + SOURCES + "$0)");
    }

    private void wrapped(String text, String indent) {
        int column = 0;
        for (String word : text.split(" ")) {
            if (column > 0 && column + 1 + word.length() > COLUMNS) {
                page.append('\n').append(indent);
                column = indent.length();
            } else if (column > 0) {
                page.append(' ');
                column++;
            }
            page.append(word);
            column += word.length();
        }
        page.append("\n\n");
    }
}
