package dev.perennial.cli.docs;

import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** The rules of a game in one language, as the rules page of the browser app shows them. */
record RulesText(String picture, List<Section> sections) {
    private static final Path TEXTS = Path.of("../../../web/src/main/resources/static/i18n");
    private static final String BULLET = "• ";

    /**
     * @param picture what the picture of this step shows; empty for none
     * @param table rows of cells, the head first; empty for none
     */
    record Section(String title, String picture, List<Paragraph> paragraphs, List<List<String>> table) {
        List<String> sentences() {
            return paragraphs.stream()
                    .flatMap(paragraph -> paragraph.sentences().stream())
                    .toList();
        }

        /** How many sentences each paragraph has, and how many cells each row: the same in every language. */
        List<List<Integer>> shape() {
            return List.of(
                    paragraphs.stream()
                            .map(paragraph -> (paragraph.bullet() ? -1 : 1)
                                    * paragraph.sentences().size())
                            .toList(),
                    table.stream().map(List::size).toList(),
                    List.of(picture.isEmpty() ? 0 : 1));
        }
    }

    record Paragraph(boolean bullet, List<String> sentences) {
        static Paragraph of(String text) {
            boolean bullet = text.startsWith(BULLET);
            return new Paragraph(bullet, List.of((bullet ? text.substring(BULLET.length()) : text).split("(?<=[.]) ")));
        }
    }

    static RulesText read(String language, String game) throws IOException {
        var texts = Json.mapper().readTree(Files.readString(TEXTS.resolve(language + "/rules/" + game + ".json")));
        var sections = new ArrayList<Section>();
        String prefix = "rules." + game + ".";
        for (int i = 1; texts.has(prefix + i + ".title"); i++) {
            sections.add(section(texts, prefix + i));
        }
        return new RulesText(texts.path(prefix + "picture").asString(), sections);
    }

    private static Section section(JsonNode texts, String key) {
        String table = texts.path(key + ".table").asString("");
        return new Section(
                texts.path(key + ".title").asString(),
                texts.path(key + ".picture").asString(""),
                parts(texts.path(key + ".text").asString(), "¶")
                        .map(Paragraph::of)
                        .toList(),
                parts(table, "¶").map(row -> parts(row, "[|]").toList()).toList());
    }

    private static Stream<String> parts(String text, String separator) {
        return text.isEmpty()
                ? Stream.empty()
                : Arrays.stream(text.split(separator)).map(String::strip);
    }
}
