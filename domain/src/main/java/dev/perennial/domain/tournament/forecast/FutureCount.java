package dev.perennial.domain.tournament.forecast;

import dev.perennial.domain.tournament.TournamentState;

/**
 * How many futures a forecast simulates: a thousand, and fewer where pairing takes long, so that a forecast takes about
 * 15 seconds at most. One unit of work is a ten-thousandth of a millisecond, roughly, as measured.
 */
final class FutureCount {
    static final int MOST = 1000;
    static final int FEWEST = 100;

    private static final long WORK = 150_000_000;

    /** Pairing at larger tables takes about as long for more players than this as for this many. */
    private static final int LARGE_FIELD = 64;

    private static final int TABLES_OF_FOUR = 50;
    private static final int TABLES_OF_SIX = 2000;

    private FutureCount() {}

    static int of(TournamentState state) {
        long rounds = Math.max(1, state.rounds() - state.mainRounds().size());
        long work = rounds * pairing(state.numbered().size(), state.tableSize());
        return Math.clamp(WORK / Math.max(1, work), FEWEST, MOST);
    }

    private static long pairing(long players, int tableSize) {
        if (tableSize == 2) {
            return players * players;
        }
        long field = Math.min(players, LARGE_FIELD);
        return field * field * (tableSize > 4 ? TABLES_OF_SIX : TABLES_OF_FOUR);
    }
}
