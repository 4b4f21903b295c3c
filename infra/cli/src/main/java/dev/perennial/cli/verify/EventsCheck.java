package dev.perennial.cli.verify;

import dev.perennial.contract.history.HistoryEvent;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.GameJson;
import dev.perennial.games.GameEvent;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Compares game events of a history with those the rules produced.
 *
 * @param offset how much higher the numbers are than at a table where nobody left his seat again
 */
record EventsCheck(long offset) {
    private static final String SEQUENCE = "sequence";
    private static final int FIELDS = HistoryEvent.class.getRecordComponents().length;

    /** More differences than this are not one changed value, nor two exchanged ones. */
    private static final int FEW = 2;

    /** @param origin what may have been changed instead, when a lot differs */
    void compare(String path, List<RecordedEvent> recorded, JsonNode found, String origin) {
        Fields.list(path, found);
        var expected = recorded.stream()
                .filter(one -> one.event() instanceof GameEvent)
                .map(HistoryEvent::of)
                .toList();
        if (isPlainlySame(expected, found)) {
            return;
        }
        compareContents(path, expected, found, origin);
        for (int i = 0; i < expected.size(); i++) {
            var number = JsonNodeFactory.instance.numberNode(expected.get(i).sequence() + offset);
            Difference.require(
                    item(path, i) + "." + SEQUENCE, number, found.get(i).path(SEQUENCE));
        }
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

    /** Before the numbers: so a missing event is named where it is missing. */
    private static void compareContents(String path, List<HistoryEvent> expected, JsonNode found, String origin) {
        var differences = new ArrayList<Difference>();
        String where = "";
        JsonNode all = GameJson.write(expected);
        for (int i = 0; i < Math.max(all.size(), found.size()); i++) {
            differences.addAll(Difference.between(item(path, i), unnumbered(all.path(i)), unnumbered(found.path(i))));
            if (where.isEmpty() && !differences.isEmpty()) {
                where = "event " + (i + 1)
                        + (i < expected.size() ? " " + expected.get(i).type() : "");
            }
        }
        if (!differences.isEmpty()) {
            int others = differences.size() - 1;
            throw Mismatch.of(differences.getFirst())
                    .within(where)
                    .adding(
                            others < FEW
                                    ? ""
                                    : "; " + others + " more values differ here, perhaps because of " + origin);
        }
    }

    private static JsonNode unnumbered(JsonNode event) {
        return event instanceof ObjectNode fields ? fields.deepCopy().without(SEQUENCE) : event;
    }

    private static String item(String path, int index) {
        return path + "[" + index + "]";
    }
}
