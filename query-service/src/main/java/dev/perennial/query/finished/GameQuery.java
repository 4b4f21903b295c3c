package dev.perennial.query.finished;

import dev.perennial.query.web.QueryParameters;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A search for finished games.
 *
 * @param players all of them sat there
 * @param place the first player's place; null for any
 * @param minPoints the least points of any player; of the first player, if one is named
 */
record GameQuery(
        List<String> players,
        @Nullable String game,
        Instant from,
        Instant to,
        @Nullable String tournament,
        @Nullable Integer place,
        @Nullable Integer minPoints,
        @Nullable Integer maxPoints) {
    private static final int MOST_PLAYERS = 8;

    GameQuery {
        players = List.copyOf(players);
        if (players.size() > MOST_PLAYERS) {
            throw QueryParameters.bad("BAD_PLAYERS", "No game has more than " + MOST_PLAYERS + " players.");
        }
    }

    /** The player whose place or points are searched; null if none is named. */
    @Nullable
    String first() {
        return players.isEmpty() ? null : players.getFirst();
    }
}
