package dev.perennial.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.JsonNodeFactory;

class DifferenceTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '\0',
            value = {
                "{\"a\":1,\"b\":[2]}; {\"b\":[2],\"a\":1}; []",
                "{\"a\":1}; {\"a\":2}; [p.a: 1 / 2]",
                "{\"a\":1}; {\"b\":1}; [p.a: 1 / nothing, p.b: nothing / 1]",
                "[1,2,3]; [1,3,2]; [p[1]: 2 / 3, p[2]: 3 / 2]",
                "[1]; [1,2]; [p[1]: nothing / 2]",
                "[1,2]; [1]; [p[1]: 2 / nothing]",
                "1; 1.0; [p: 1 / 1.0]",
                "1; \"1\"; [p: 1 / \"1\"]",
                "null; false; [p: null / false]",
                "{}; []; [p: {} / []]",
                "{\"a\":[{\"b\":true}]}; {\"a\":[{\"b\":false}]}; [p.a[0].b: true / false]",
            })
    void findsEveryPlaceThatDiffers(String expected, String found, String places) {
        var told = Difference.between(
                        "p", Json.mapper().readTree(expected), Json.mapper().readTree(found))
                .stream()
                .map(difference -> difference.path() + ": " + Mismatch.show(difference.expected()) + " / "
                        + Mismatch.show(difference.found()))
                .toList();
        assertThat(told).hasToString(places);
    }

    @Test
    void aNumberIsTheSameInEveryType() {
        var nodes = JsonNodeFactory.instance;
        assertThat(Difference.between("", nodes.numberNode(7L), nodes.numberNode(7)))
                .isEmpty();
        assertThat(Difference.between("", nodes.numberNode(7L), nodes.numberNode(8)))
                .hasSize(1);
    }

    @Test
    void longValuesAreShownShortened() {
        var text = JsonNodeFactory.instance.stringNode("x".repeat(1000));
        assertThat(Mismatch.show(text)).hasSize(163).endsWith("xx...");
    }
}
