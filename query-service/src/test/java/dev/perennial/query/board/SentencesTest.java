package dev.perennial.query.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Whatever happens at a table can be said in words. */
class SentencesTest {

    @Test
    void everyEventOfATableAndOfArboretumHasAText() throws IOException {
        JsonNode texts;
        try (var file = Objects.requireNonNull(getClass().getResourceAsStream("/static/i18n/en.json"))) {
            texts = Json.mapper().readTree(file.readAllBytes());
        }
        var names = EventTypes.all().keySet().stream()
                .filter(name -> name.startsWith("table.") || name.startsWith("arboretum."))
                .toList();
        assertThat(names).hasSizeGreaterThan(15);
        assertThat(texts.propertyNames()).containsAll(names).contains("arboretum.CardDrawn.hidden");
    }
}
