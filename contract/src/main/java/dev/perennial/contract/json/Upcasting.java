package dev.perennial.contract.json;

import java.util.List;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Old shapes of events, step by step, into today's. Event store and consumers read through the same steps. */
public final class Upcasting {

    /** Turns one revision of one event into the next. */
    public record Step(String type, String from, String to, UnaryOperator<JsonNode> change) {}

    private static final List<Step> STEPS = List.of(
            // Revision 1 knew no choice of who begins: it was always drawn.
            new Step("table.TableOpened", "1", "2", payload -> ((ObjectNode) payload).put("firstSeat", "RANDOM")),
            // Revision 1 did not keep the moment the rules were asked about.
            new Step("table.MoveMade", "1", "2", payload -> ((ObjectNode) payload).putNull("at")),
            new Step("table.TimeCalled", "1", "2", payload -> ((ObjectNode) payload).putNull("at")));

    private Upcasting() {}

    public static List<Step> steps() {
        return STEPS;
    }

    /** The payload in today's shape; the given one is not changed. */
    public static JsonNode upcast(String type, String revision, JsonNode payload) {
        String current = revision;
        JsonNode shape = payload;
        for (Step step : STEPS) {
            if (step.type().equals(type) && step.from().equals(current)) {
                shape = step.change().apply(shape.deepCopy());
                current = step.to();
            }
        }
        return shape;
    }
}
