package dev.perennial.query.finished;

import dev.perennial.query.web.QueryParameters;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The parameters of every address that lists finished games, as they are sent. */
record GameSearchParameters(
        @Nullable String game,
        @Nullable String from,
        @Nullable String to,
        @Nullable String tournament,
        @Nullable Integer place,
        @Nullable Integer minPoints,
        @Nullable Integer maxPoints,
        @Nullable Integer limit,
        @Nullable String cursor) {
    private static final int USUAL_LIMIT = 25;
    private static final int MOST = 100;

    /** @param players all of them sat there */
    GameQuery query(List<String> players) {
        return new GameQuery(
                players,
                game,
                QueryParameters.from(from),
                QueryParameters.to(to),
                tournament,
                place,
                minPoints,
                maxPoints);
    }

    GameCursor after() {
        return GameCursor.of(cursor);
    }

    int gamesPerPage() {
        return QueryParameters.limit(limit == null ? USUAL_LIMIT : limit, MOST);
    }
}
