package dev.perennial.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DocumentTest {
    private static Map<String, Object> fields(String first, Object one, String second, Object other) {
        var fields = new LinkedHashMap<String, Object>();
        fields.put(first, one);
        fields.put(second, other);
        return fields;
    }

    @Test
    void theOrderOfFieldsIsKeptButMakesNoDifference() {
        var document = Document.of(fields("x", 1, "card", "O4"));
        assertThat(document)
                .isEqualTo(Document.of(fields("card", "O4", "x", 1)))
                .hasSameHashCodeAs(Document.of(fields("card", "O4", "x", 1)))
                .isNotEqualTo(Document.of(fields("card", "O4", "x", 2)))
                .hasToString("{x=1, card=O4}");
    }

    @Test
    void theOrderOfAListMakesADifference() {
        assertThat(Document.of(List.of(1, 2))).isNotEqualTo(Document.of(List.of(2, 1)));
    }

    @Test
    void aNumberIsTheSameInEveryWidth() {
        assertThat(Document.of(List.of(5L))).isEqualTo(Document.of(List.of(5)));
        assertThat(Document.of(5_000_000_000L)).isNotEqualTo(Document.of((int) 5_000_000_000L));
    }

    @Test
    void nothingChangesItLater() {
        var parts = new ArrayList<>(List.of("a"));
        var document = Document.of(fields("parts", parts, "none", null));
        parts.add("b");
        assertThat(document).hasToString("{parts=[a], none=null}");
        assertThat(document.value())
                .isInstanceOfSatisfying(
                        Map.class,
                        value -> assertThatThrownBy(value::clear).isInstanceOf(UnsupportedOperationException.class));
    }

    @Test
    void onlyPlainValuesAreParts() {
        var time = List.of(Instant.EPOCH);
        assertThatThrownBy(() -> Document.of(time)).isInstanceOf(IllegalArgumentException.class);
    }
}
