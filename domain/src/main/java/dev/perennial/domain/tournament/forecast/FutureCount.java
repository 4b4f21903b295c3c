package dev.perennial.domain.tournament.forecast;

import dev.perennial.domain.tournament.TournamentState;

/**
 * How many futures a forecast simulates: a thousand, and fewer where pairing takes long, so that a forecast takes about
 * 15 seconds at most.
 */
final class FutureCount {
    static final int MOST = 1000;
    static final int FEWEST = 100;

    /** All pairings of a forecast for 100 players at tables of two with four rounds left take less than this. */
    private static final long WORK = 50_000_000;

    /** Pairing at larger tables takes about as long for more players than this as for this many. */
    private static final int LARGE_FIELD = 24;

    private static final int LARGER_TABLES = 140;

    private FutureCount() {}

    static int of(TournamentState state) {
        long players = state.numbered().size();
        long rounds = Math.max(1, state.rounds() - state.mainRounds().size());
        long field = Math.min(players, LARGE_FIELD);
        long pairing = state.tableSize() == 2 ? players * players : LARGER_TABLES * field * field;
        return Math.clamp(WORK / Math.max(1, pairing * rounds), FEWEST, MOST);
    }
}
