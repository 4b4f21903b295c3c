package dev.perennial.query.tournament;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.query.projection.EventRows;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The table {@code tournament_event}. */
@Repository
public class TournamentHistory {
    private final JdbcClient jdbc;
    private final EventRows rows;

    TournamentHistory(JdbcClient jdbc, JdbcTemplate template) {
        this.jdbc = jdbc;
        rows = new EventRows(template, "tournament_event", "tournament_id");
    }

    /** An event with its place and time. */
    public record StoredEvent(long sequence, Instant time, String type, TournamentEvent event) {
        static StoredEvent of(ResultSet row, int number) throws SQLException {
            return new StoredEvent(
                    row.getLong("sequence"),
                    row.getObject("time", OffsetDateTime.class).toInstant(),
                    row.getString("type"),
                    (TournamentEvent) EventCodec.decode(
                            row.getString("type"),
                            row.getString("version"),
                            Json.mapper().readTree(row.getString("payload"))));
        }
    }

    void add(Envelope envelope) {
        rows.add(List.of(envelope));
    }

    public List<StoredEvent> after(String tournament, long sequence) {
        return between(tournament, sequence, Long.MAX_VALUE);
    }

    /** The events behind the first and before the second number, in order. */
    List<StoredEvent> between(String tournament, long after, long before) {
        return jdbc.sql("""
                select sequence, time, type, version, payload from tournament_event
                where tournament_id = ? and sequence > ? and sequence < ? order by sequence
                """)
                .params(tournament, after, before)
                .query(StoredEvent::of)
                .list();
    }

    /** A tournament and when a player entered it. */
    record Entered(String tournament, Instant at) {}

    /** The tournaments a player has entered, the latest first; behind the given one. */
    List<Entered> entered(String player, int limit, Entered behind) {
        return jdbc.sql("""
                select tournament_id, max(time) as at from tournament_event
                where type = 'tournament.PlayerRegistered' and payload ->> 'player' = :player
                group by tournament_id
                having max(time) < :at or (max(time) = :at and tournament_id > :tournament)
                order by at desc, tournament_id limit :limit
                """)
                .param("player", player)
                .param("at", behind.at().atOffset(ZoneOffset.UTC))
                .param("tournament", behind.tournament())
                .param("limit", limit)
                .query((row, _) -> new Entered(
                        row.getString(1), row.getObject(2, OffsetDateTime.class).toInstant()))
                .list();
    }

    /** The tournaments to which a player was ever invited, the latest first. */
    List<Entered> invited(String player, int limit) {
        return jdbc.sql("""
                select tournament_id, max(time) as at from tournament_event
                where type = 'tournament.PlayerInvited' and payload ->> 'player' = ?
                group by tournament_id order by at desc, tournament_id limit ?
                """)
                .params(player, limit)
                .query((row, _) -> new Entered(
                        row.getString(1), row.getObject(2, OffsetDateTime.class).toInstant()))
                .list();
    }

    /** How far each of these tournaments has come; unknown ones are left out. */
    Map<String, Long> latest(Collection<String> tournaments) {
        var latest = new HashMap<String, Long>();
        jdbc.sql("select tournament_id, sequence from tournament where tournament_id = any(?)")
                .param(tournaments.toArray(String[]::new))
                .query(row -> {
                    latest.put(row.getString(1), row.getLong(2));
                });
        return latest;
    }
}
