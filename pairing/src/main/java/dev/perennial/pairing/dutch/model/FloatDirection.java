package dev.perennial.pairing.dutch.model;

import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.Tournament;
import java.util.Map;

/** Whether a player floated in a round: met a lower (DOWN) or higher (UP) score, or scored without a game (DOWN). */
public enum FloatDirection {
    NONE,
    UP,
    DOWN;

    /** Rounds count by the tournament's calendar, scores are the pairing scores of that time. */
    static FloatDirection of(Tournament tournament, Map<Integer, Player> players, Player player, int round) {
        if (round < 1) {
            return NONE;
        }
        var entry = player.rounds().get(round - 1);
        if (!entry.outcome().played()) {
            return scoredWithoutGame(tournament, entry.outcome()) ? DOWN : NONE;
        }
        var opponent = players.get(entry.opponent());
        if (opponent == null) {
            throw new IllegalArgumentException("no player " + entry.opponent());
        }
        int own = scoreBefore(tournament, player, round);
        int other = scoreBefore(tournament, opponent, round);
        return own > other ? DOWN : own < other ? UP : NONE;
    }

    private static boolean scoredWithoutGame(Tournament tournament, Outcome outcome) {
        return tournament.points().points(outcome) > tournament.points().loss();
    }

    static int scoreBefore(Tournament tournament, Player player, int round) {
        return player.points(tournament.points(), round - 1)
                + tournament.acceleration().virtualPoints(tournament, player, round);
    }
}
