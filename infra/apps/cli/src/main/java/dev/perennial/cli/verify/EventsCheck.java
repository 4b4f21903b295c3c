package dev.perennial.cli.verify;

import dev.perennial.contract.history.HistoryEvent;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.GameJson;
import dev.perennial.games.GameEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Compares game events of a history with those the rules produced.
 *
 * @param offset how much higher the numbers are than at a table where no player left before the start
 */
record EventsCheck(long offset) {
    private static final String SEQUENCE = "sequence";
    private static final int FIELDS = HistoryEvent.class.getRecordComponents().length;

    /**
     * @param fits whether the digest says that these are the events that were there
     * @param origin what else may have been changed if it does not
     */
    void compare(String path, List<RecordedEvent> recorded, JsonNode found, Predicate<JsonNode> fits, String origin) {
        Fields.list(path, found);
        var expected = recorded.stream()
                .filter(one -> one.event() instanceof GameEvent)
                .map(HistoryEvent::of)
                .toList();
        if (isPlainlySame(expected, found)) {
            return;
        }
        JsonNode all = numbered(expected);
        // Before the numbers: so a missing event is named where it is missing.
        var differences = differences(path, all, found);
        if (!differences.isEmpty()) {
            var first = first(path, differences, expected);
            throw fits.test(all) ? first : first.suspecting(origin);
        }
        for (int i = 0; i < expected.size(); i++) {
            Difference.require(
                    item(path, i) + "." + SEQUENCE,
                    all.get(i).get(SEQUENCE),
                    found.get(i).path(SEQUENCE));
        }
    }

    private JsonNode numbered(List<HistoryEvent> expected) {
        JsonNode all = GameJson.write(expected);
        for (int i = 0; i < all.size(); i++) {
            all.get(i).asObject().put(SEQUENCE, expected.get(i).sequence() + offset);
        }
        return all;
    }

    /** Nearly always true, and then soon known. Otherwise a closer look is needed, which may still find nothing. */
    private boolean isPlainlySame(List<HistoryEvent> expected, JsonNode found) {
        for (int i = 0; i < expected.size(); i++) {
            HistoryEvent event = expected.get(i);
            JsonNode other = found.path(i);
            JsonNode sequence = other.path(SEQUENCE);
            if (other.size() != FIELDS
                    || !sequence.isIntegralNumber()
                    || !sequence.canConvertToLong()
                    || sequence.longValue() != event.sequence() + offset
                    || !event.type().equals(other.path("type").stringValue(""))
                    || !event.version().equals(other.path("version").stringValue(""))
                    || !event.event().equals(other.get("event"))) {
                return false;
            }
        }
        return expected.size() == found.size();
    }

    private static List<Difference> differences(String path, JsonNode expected, JsonNode found) {
        var differences = new ArrayList<Difference>();
        for (int i = 0; i < Math.max(expected.size(), found.size()); i++) {
            differences.addAll(
                    Difference.between(item(path, i), unnumbered(expected.path(i)), unnumbered(found.path(i))));
        }
        return differences;
    }

    private static Mismatch first(String path, List<Difference> differences, List<HistoryEvent> expected) {
        Difference first = differences.getFirst();
        int index = 0;
        while (!first.path().startsWith(item(path, index))) {
            index++;
        }
        int others = differences.size() - 1;
        return Mismatch.of(first)
                .within("event " + (index + 1)
                        + (index < expected.size() ? " " + expected.get(index).type() : ""))
                .adding(others == 0 ? "" : "; values that differ here besides: " + others);
    }

    private static JsonNode unnumbered(JsonNode event) {
        return event instanceof ObjectNode fields ? fields.deepCopy().without(SEQUENCE) : event;
    }

    private static String item(String path, int index) {
        return path + "[" + index + "]";
    }
}
