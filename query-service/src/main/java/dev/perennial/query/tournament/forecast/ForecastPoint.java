package dev.perennial.query.tournament.forecast;

import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.games.Sentence;
import java.time.Instant;
import java.util.Map;

/**
 * A moment of a tournament for which there is a forecast.
 *
 * @param round after which it is; {@link #LATEST} for the latest moment
 * @param sequence of the last event that changes the odds
 * @param basis what the last event was
 */
record ForecastPoint(int round, long sequence, Instant time, Basis basis, TournamentState state) {
    static final int LATEST = -1;

    /** Kinds of the last event that a forecast counts. */
    enum After {
        START,
        PAIRED,
        TABLE,
        ROUND,
        CHANGE,
        END
    }

    /**
     * The last event that counts.
     *
     * @param round 0 where it concerns no round
     * @param table its number in the round; 0 where it concerns no table
     */
    record Basis(After after, int round, int table) {
        Sentence sentence() {
            return new Sentence("forecast.after." + after, Map.of("round", round, "table", table));
        }
    }

    ForecastPoint afterRound(int number) {
        return new ForecastPoint(number, sequence, time, basis, state);
    }
}
