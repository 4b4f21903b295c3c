package dev.perennial.cli.verify;

import dev.perennial.contract.history.HistoryDigest;
import dev.perennial.domain.table.Ending;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.Games;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A history or a step with its digest. If two values disagree, the digest shows which one was changed, since it matches
 * again once that one is restored.
 *
 * @param path its path, empty for the history
 * @param fewValues fields that can be tried with all their values
 */
record DigestedNode(
        String path, JsonNode found, Function<JsonNode, String> digest, Map<String, List<JsonNode>> fewValues) {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final Map<String, List<JsonNode>> OF_HISTORY = Map.of(
            "game", texts(Games.all().stream().map(Game::id)),
            "firstSeat", texts(Arrays.stream(FirstSeat.values()).map(FirstSeat::name)),
            "ending", texts(Arrays.stream(Ending.values()).map(Ending::name)));

    static DigestedNode history(JsonNode found) {
        return new DigestedNode("", found, HistoryDigest::of, OF_HISTORY);
    }

    static DigestedNode step(String path, JsonNode found, int seats) {
        var numbers =
                IntStream.range(0, seats).<JsonNode>mapToObj(NODES::numberNode).toList();
        var answers = List.<JsonNode>of(NODES.booleanNode(true), NODES.booleanNode(false));
        return new DigestedNode(path, found, HistoryDigest::ofStep, Map.of("seat", numbers, "timeUp", answers));
    }

    private static List<JsonNode> texts(Stream<String> values) {
        return values.<JsonNode>map(NODES::stringNode).toList();
    }

    /** Whether the digest matches with this value in that field. */
    boolean fitsWith(String field, JsonNode value) {
        if (!(found instanceof ObjectNode fields)) {
            return false;
        }
        var other = NODES.objectNode();
        other.setAll(fields);
        other.set(field, value);
        try {
            return digest.apply(other).equals(found.path(HistoryDigest.FIELD).stringValue(""));
        } catch (RuntimeException noDigest) {
            // Something else is damaged as well, so the cause is unclear.
            return false;
        }
    }

    /** The one field that had another value, if there are few that it can have. */
    Optional<Mismatch> changed() {
        return fewValues.entrySet().stream()
                .flatMap(field -> field.getValue().stream()
                        .filter(value -> !value.equals(found.path(field.getKey())))
                        .filter(value -> fitsWith(field.getKey(), value))
                        .map(value -> Mismatch.of(
                                new Difference(Fields.join(path, field.getKey()), value, found.path(field.getKey())))))
                .findFirst();
    }
}
