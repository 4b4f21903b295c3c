package dev.perennial.pairing;

import java.util.List;

/**
 * Players who may not meet each other in the given rounds (both ends included).
 *
 * @param players the ids of the players
 * @param firstRound the first of these rounds
 * @param lastRound the last of these rounds
 */
public record ForbiddenGroup(List<Integer> players, int firstRound, int lastRound) {
    /** Past the last round of any tournament. */
    public static final int EVER = 999;

    /** Copies the list. */
    public ForbiddenGroup {
        players = List.copyOf(players);
    }

    /**
     * {@return a group that holds in all rounds}
     *
     * @param players the ids of the players
     */
    public static ForbiddenGroup always(List<Integer> players) {
        return new ForbiddenGroup(players, 1, EVER);
    }

    /**
     * {@return whether the players may not meet in a round}
     *
     * @param round the round, from 1
     */
    public boolean holdsIn(int round) {
        return firstRound <= round && round <= lastRound;
    }
}
