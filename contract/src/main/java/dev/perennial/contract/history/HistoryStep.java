package dev.perennial.contract.history;

import dev.perennial.contract.json.GameJson;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One move, or the game's own rule acting for a seat whose time was up, and what followed from it.
 *
 * @param number the seat's own move number, from 1; null when time was up
 * @param move as the player sent it; null when time was up
 * @param digest see {@link HistoryDigest}
 */
public record HistoryStep(
        int seat,
        @Nullable Integer number,
        @Nullable JsonNode move,
        boolean timeUp,
        Instant at,
        List<HistoryEvent> events,
        String digest) {
    public HistoryStep {
        move = move == null || move.isNull() ? null : move;
        events = List.copyOf(events);
    }

    HistoryStep with(HistoryEvent event) {
        var more = new ArrayList<>(events);
        more.add(event);
        return new HistoryStep(seat, number, move, timeUp, at, more, digest);
    }

    HistoryStep withDigest() {
        return new HistoryStep(seat, number, move, timeUp, at, events, HistoryDigest.ofStep(GameJson.write(this)));
    }
}
