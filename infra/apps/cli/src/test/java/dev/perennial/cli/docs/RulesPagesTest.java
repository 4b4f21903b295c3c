package dev.perennial.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import dev.perennial.games.Game;
import dev.perennial.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The rules as the web app tells them, for whoever reads without it. ({@code -Dperennial.golden=write} writes them.) */
class RulesPagesTest {
    private static final Path STATIC = Path.of("../../../web/src/main/resources/static");
    private static final Path PAGES = Path.of("../../../docs/rules");
    private static final int MOST_CHAPTERS = 12;

    static List<String> games() {
        return Games.all().stream().map(Game::id).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void thePageSaysWhatTheScreenSays(String game) throws IOException {
        String page = page(game);
        Path file = PAGES.resolve(game + ".md");
        if ("write".equals(System.getProperty("perennial.golden"))) {
            Files.createDirectories(PAGES);
            Files.writeString(file, page);
        }
        assertThat(Files.readString(file)).isEqualTo(page);
    }

    private static String page(String game) throws IOException {
        JsonNode rules = texts("rules/" + game);
        JsonNode words = texts(game);
        var rule = Games.byId(game).orElseThrow();
        var page = new StringBuilder("# " + words.get("game." + game).asString() + "\n\n");
        page.append(words.get(game + ".about").asString())
                .append(" %d to %d players.\n\n".formatted(rule.minSeats(), rule.maxSeats()));
        String picture = rules.get("rules." + game + ".picture").asString();
        page.append("![%s](../../web/src/main/resources/static/img/rules/%s.svg)\n\n".formatted(picture, game));
        assertThat(STATIC.resolve("img/rules/" + game + ".svg")).exists();
        for (int number = 1; number <= MOST_CHAPTERS; number++) {
            String key = "rules." + game + "." + number;
            if (rules.has(key + ".title")) {
                page.append(chapter(rules, key));
            }
        }
        return page.append("A test writes this page from the texts of the web app.\n")
                .toString();
    }

    private static String chapter(JsonNode rules, String key) {
        var chapter = new StringBuilder("## " + rules.get(key + ".title").asString() + "\n\n");
        parts(rules.get(key + ".text").asString())
                .forEach(part -> chapter.append(part).append("\n\n"));
        if (rules.has(key + ".table")) {
            chapter.append(table(rules.get(key + ".table").asString())).append('\n');
        }
        return chapter.toString();
    }

    /** Rows are apart by a pilcrow, cells by a bar, as on the screen. */
    private static String table(String text) {
        List<String> rows = parts(text)
                .map(row ->
                        Stream.of(row.split("\\|")).map(String::strip).collect(Collectors.joining(" | ", "| ", " |\n")))
                .toList();
        String line = rows.getFirst().replaceAll("[^|\n]+", "---");
        return rows.getFirst() + line + String.join("", rows.subList(1, rows.size()));
    }

    private static Stream<String> parts(String text) {
        return Stream.of(text.split("¶")).map(String::strip);
    }

    private static JsonNode texts(String file) throws IOException {
        return Json.mapper().readTree(Files.readString(STATIC.resolve("i18n/en/" + file + ".json")));
    }
}
