package dev.perennial.pairing;

import java.util.List;

/** Players who may not meet each other in the given rounds (both ends included). */
public record ForbiddenGroup(List<Integer> players, int firstRound, int lastRound) {
    /** Past the last round of any tournament. */
    public static final int EVER = 999;

    public ForbiddenGroup {
        players = List.copyOf(players);
    }

    public static ForbiddenGroup always(List<Integer> players) {
        return new ForbiddenGroup(players, 1, EVER);
    }

    public boolean holdsIn(int round) {
        return firstRound <= round && round <= lastRound;
    }
}
