package dev.perennial.cli.verify;

import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * Finds the offset of the event numbers. Players may have sat down and left before a game began, which a history does
 * not contain; each of them raises the numbers by two. The majority of the first events decides, so that a single
 * changed number is reported.
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

    /** The past that the game shares with another one comes before the players, so only its steps are counted. */
    static long ofBranch(JsonNode history, int seats) {
        var offset = new SequenceOffset(seats);
        offset.counted += history.path("opening").size() + 1L;
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
