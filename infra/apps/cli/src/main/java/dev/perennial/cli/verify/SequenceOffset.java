package dev.perennial.cli.verify;

import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * People may have sat down and left again before a game began, which a history does not tell; the events of the game
 * then have higher numbers, by two for each of them. By how much, the first of them say: the majority, so that one
 * changed number is named.
 */
final class SequenceOffset {
    private final Map<Long, Integer> votes = new LinkedHashMap<>();
    private long counted;

    private SequenceOffset(int seats) {
        // The table opened, everybody sat down, play started.
        counted = 1L + seats + 1L;
    }

    static long of(JsonNode history, int seats) {
        var offset = new SequenceOffset(seats);
        offset.count(history.path("opening"));
        offset.counted++;
        offset.count(history.path("steps").path(0).path("events"));
        return offset.majority();
    }

    private void count(JsonNode events) {
        for (JsonNode event : events) {
            JsonNode sequence = event.path("sequence");
            if (sequence.isIntegralNumber() && sequence.canConvertToLong()) {
                votes.merge(sequence.longValue() - counted, 1, Integer::sum);
            }
            counted++;
        }
    }

    private long majority() {
        long best = 0;
        int most = 0;
        for (var vote : votes.entrySet()) {
            if (vote.getKey() >= 0 && vote.getKey() % 2 == 0 && vote.getValue() > most) {
                best = vote.getKey();
                most = vote.getValue();
            }
        }
        return best;
    }
}
