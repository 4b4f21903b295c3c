package dev.perennial.query.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

class DeltaTest {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{'a':1};{'a':1};[]",
                "{'a':1};{'a':2};[[['a'],2]]",
                "{'a':1};{'a':null};[[['a'],null]]",
                "{'a':1,'b':2};{'b':2};[[['a']]]",
                "{};{'a':[]};[[['a'],[]]]",
                "{'a':[1,2,3]};{'a':[1,3]};[[['a'],1,1,[]]]",
                "{'a':[1,2]};{'a':[0,1,2]};[[['a'],0,0,[0]]]",
                "{'a':[{'b':1},{'b':2}]};{'a':[{'b':1},{'b':3}]};[[['a',1,'b'],3]]",
                "{'a':1};[1];[[[],[1]]]"
            })
    void saysWhatChanged(String before, String after, String delta) {
        assertThat(Delta.between(json(before), json(after))).isEqualTo(json(delta));
    }

    @Test
    void bringsAnyDocumentToAnyOther() {
        var random = new Random(7);
        for (int i = 0; i < 2_000; i++) {
            JsonNode before = value(random, 4);
            JsonNode after = value(random, 4);
            assertThat(Deltas.applied(before, Delta.between(before, after)))
                    .as("%s to %s", before, after)
                    .isEqualTo(after);
        }
    }

    private static JsonNode value(Random random, int depth) {
        return switch (random.nextInt(depth > 0 ? 5 : 3)) {
            case 0 -> NODES.nullNode();
            case 1 -> NODES.numberNode(random.nextInt(3));
            case 2 -> NODES.stringNode("x" + random.nextInt(2));
            case 3 -> {
                var list = NODES.arrayNode();
                for (int i = random.nextInt(4); i > 0; i--) {
                    list.add(value(random, depth - 1));
                }
                yield list;
            }
            default -> {
                var object = NODES.objectNode();
                for (int i = random.nextInt(4); i > 0; i--) {
                    object.set("abcd".substring(i, i + 1), value(random, depth - 1));
                }
                yield object;
            }
        };
    }

    private static JsonNode json(String text) {
        return Json.mapper().readTree(text.replace('\'', '"'));
    }
}
