package dev.perennial.query.ladder;

import dev.perennial.http.CursorText;
import dev.perennial.query.player.Players;
import dev.perennial.query.web.QueryParameters;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;

/** Officials' decisions about rated games: by whom, where, when, about which game, and their effect on the ladder. */
@Repository
class LadderDecisions {
    private final JdbcClient jdbc;
    private final Players players;

    LadderDecisions(JdbcClient jdbc, Players players) {
        this.jdbc = jdbc;
        this.players = players;
    }

    /**
     * One of them.
     *
     * @param decided {@code ADJUDICATED}, {@code CORRECTED}, {@code FORFEITED} or {@code VOIDED}
     * @param table null where only those who have the link may look; {@code players} is empty then
     * @param before the places, in seat order as the players; empty if there were none
     * @param after empty if the decision names none
     * @param counts whether the ladder follows it; a decision that does not count leaves the ladder as it was
     */
    record Decision(
            @Nullable String table,
            String game,
            @Nullable String tournament,
            Instant at,
            String decided,
            String by,
            String reason,
            List<String> players,
            List<Integer> before,
            List<Integer> after,
            boolean counts) {}

    /** The newest first. */
    record Page(
            String ladder,
            String kind,
            List<Decision> decisions,
            Map<String, String> names,
            @Nullable String next) {}

    private record Found(Cursor place, Decision decision) {}

    private record Cursor(Instant at, String table, long sequence) {
        private static final Cursor TOP = new Cursor(Instant.parse("9999-01-01T00:00:00Z"), "", 0);

        static Cursor of(@Nullable String text) {
            return text == null
                    ? TOP
                    : CursorText.read(
                            text,
                            3,
                            parts -> new Cursor(
                                    QueryParameters.to(parts.get(0)), parts.get(1), Long.parseLong(parts.get(2))));
        }

        String text() {
            return CursorText.of(at.toString(), table, Long.toString(sequence));
        }
    }

    /** A seat forfeited in a running game is listed only when spectators of that game may know of it. */
    @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
    public Page page(LadderName ladder, int limit, @Nullable String cursor) {
        var from = Cursor.of(cursor);
        var found = jdbc.sql("""
                select d.* from table_decision d join table_summary t using (table_id)
                where d.kind = :kind and (:ladder = 'overall' or d.game = :ladder)
                  and (d.at, d.table_id, d.sequence) < (:at, :table, :sequence)
                  and (t.status <> 'PLAYING'
                    or d.at + make_interval(secs => (t.terms ->> 'spectatorDelaySeconds')::integer) <= now())
                order by d.at desc, d.table_id desc, d.sequence desc limit :limit
                """)
                .param("kind", ladder.kind())
                .param("ladder", ladder.name())
                .param("at", from.at().atOffset(ZoneOffset.UTC))
                .param("table", from.table())
                .param("sequence", from.sequence())
                .param("limit", limit + 1)
                .query(LadderDecisions::found)
                .list();
        boolean more = found.size() > limit;
        var page = more ? found.subList(0, limit) : found;
        var decisions = page.stream().map(Found::decision).toList();
        return new Page(
                ladder.name(),
                ladder.kind(),
                decisions,
                players.names(decisions.stream()
                        .flatMap(each -> Stream.concat(Stream.of(each.by()), each.players().stream()))
                        .toList()),
                more ? page.getLast().place().text() : null);
    }

    private static Found found(ResultSet row, int number) throws SQLException {
        Instant at = row.getObject("at", OffsetDateTime.class).toInstant();
        String table = row.getString("table_id");
        boolean listed = row.getBoolean("listed");
        return new Found(
                new Cursor(at, table, row.getLong("sequence")),
                new Decision(
                        listed ? table : null,
                        row.getString("game"),
                        row.getString("tournament"),
                        at,
                        row.getString("decided"),
                        row.getString("decided_by"),
                        row.getString("reason"),
                        listed ? List.of((String[]) row.getArray("players").getArray()) : List.of(),
                        LadderGames.integers(row.getArray("places_before")),
                        LadderGames.integers(row.getArray("places_after")),
                        row.getBoolean("counts")));
    }
}
