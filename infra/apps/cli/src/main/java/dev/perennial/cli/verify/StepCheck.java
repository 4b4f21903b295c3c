package dev.perennial.cli.verify;

import dev.perennial.cli.table.SimulatedTable;
import dev.perennial.contract.history.HistoryDigest;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.GameJson;
import dev.perennial.games.Decision;
import dev.perennial.games.GameMove;
import dev.perennial.games.Refusal;
import java.time.DateTimeException;
import java.time.Instant;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Makes one step of a history again and compares what follows from it. */
record StepCheck(SimulatedTable table, EventsCheck events) {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    void repeat(int index, JsonNode found) {
        String path = "steps[" + index + "]";
        String where = "step " + (index + 1);
        try {
            if (table.isOver()) {
                throw Mismatch.of(path, "no step after the end of the game", found);
            }
            if (!found.isObject()) {
                throw Mismatch.of(path, "a step", found);
            }
            int seat = Fields.number(
                    path + ".seat", found.path("seat"), 0, table.state().seats().size() - 1);
            where += ", seat " + seat;
            Instant at = time(path + ".at", found.path("at"));
            if (Fields.bool(path + ".timeUp", found.path("timeUp"))) {
                where += ", time up";
                requireFields(path, found, NODES.nullNode(), NODES.nullNode());
                compare(path, found, table.timeUp(seat, at), ".seat or at");
            } else {
                GameMove move = move(path + ".move", found.path("move"));
                where += ", " + table.state().game().notation(move);
                int number = table.state().seat(seat).nextMade();
                requireFields(path, found, NODES.numberNode(number), GameJson.write(move));
                compare(path, found, table.move(seat, move, at), ".move, seat or at");
            }
        } catch (Mismatch mismatch) {
            throw sealed(path, found).changed().orElse(mismatch).within(where);
        } catch (RuntimeException e) {
            throw new Mismatch(path, "the rules cannot follow: " + e).within(where);
        }
    }

    private void compare(String path, JsonNode found, Decision<RecordedEvent> decision, String origin) {
        switch (decision) {
            case Decision.Refused<RecordedEvent>(Refusal refusal) ->
                throw new Mismatch(
                        path, "the rules refuse this: " + refusal.code().name());
            case Decision.Accepted<RecordedEvent>(var recorded, var _) -> {
                events.compare(
                        path + ".events",
                        recorded,
                        found.get("events"),
                        expected -> sealed(path, found).fitsWith("events", expected),
                        path + origin);
                requireDigest(path, found);
            }
        }
    }

    private DigestedNode sealed(String path, JsonNode found) {
        return DigestedNode.step(path, found, table.state().seats().size());
    }

    private static void requireDigest(String path, JsonNode found) {
        String expected = HistoryDigest.ofStep(found);
        JsonNode given = found.get(HistoryDigest.FIELD);
        if (!expected.equals(given.stringValue(""))) {
            throw Mismatch.of(Fields.join(path, HistoryDigest.FIELD), '"' + expected + '"', given)
                    .adding("; all that follows from seeds and moves is right, so this value, " + path
                            + ".at or an idle" + " part of " + path + ".move was changed");
        }
    }

    private static Instant time(String path, JsonNode found) {
        try {
            if (found.isString()) {
                Instant time = Instant.parse(found.stringValue());
                if (time.toString().equals(found.stringValue())) {
                    return time;
                }
            }
        } catch (DateTimeException e) {
            // Reported below, like any other text that is not a time.
        }
        throw Mismatch.of(path, "a time such as \"2026-01-02T03:04:05Z\"", found);
    }

    private GameMove move(String path, JsonNode found) {
        var game = table.state().game();
        return GameJson.readMove(game, found).orElseThrow(() -> Mismatch.of(path, "a move of " + game.id(), found));
    }

    private static void requireFields(String path, JsonNode found, JsonNode number, JsonNode move) {
        var expected = NODES.objectNode();
        expected.set("seat", found.get("seat"));
        expected.set("number", number);
        expected.set("move", move);
        expected.set("timeUp", found.get("timeUp"));
        expected.set("at", found.get("at"));
        expected.set("events", given(path, found, "events"));
        expected.set(HistoryDigest.FIELD, given(path, found, HistoryDigest.FIELD));
        Difference.require(path, expected, found);
    }

    /** Its content is checked later; now it only has to exist. */
    private static JsonNode given(String path, JsonNode found, String name) {
        JsonNode value = found.path(name);
        if (value.isMissingNode()) {
            throw Mismatch.of(Fields.join(path, name), "a value", value);
        }
        return value;
    }
}
