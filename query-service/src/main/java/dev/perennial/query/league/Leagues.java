package dev.perennial.query.league;

import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.league.LeagueEvent;
import dev.perennial.domain.league.LeagueEvent.LeagueFounded;
import dev.perennial.domain.league.LeagueState;
import dev.perennial.http.CursorText;
import dev.perennial.http.ProblemException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads {@code league_event}. */
@Repository
public class Leagues {

    private final JdbcClient jdbc;

    Leagues(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** A league's position in the list, the newest first. */
    record Listed(Instant founded, String id) {
        static final Listed TOP = new Listed(Instant.parse("9999-01-01T00:00:00Z"), "");

        static Listed of(@Nullable String cursor) {
            return cursor == null
                    ? TOP
                    : CursorText.read(cursor, 2, parts -> new Listed(Instant.parse(parts.get(0)), parts.get(1)));
        }

        String cursor() {
            return CursorText.of(founded.toString(), id);
        }
    }

    List<Listed> behind(Listed last, int limit) {
        return jdbc.sql("""
            select league_id, time from league_event
            where sequence = 0 and (time < :time or (time = :time and league_id > :id))
            order by time desc, league_id limit :limit
            """)
                .param("time", last.founded().atOffset(ZoneOffset.UTC))
                .param("id", last.id())
                .param("limit", limit)
                .query((row, _) ->
                        new Listed(row.getObject("time", OffsetDateTime.class).toInstant(), row.getString("league_id")))
                .list();
    }

    static ProblemException unknown() {
        return new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_LEAGUE", "There is no such league.");
    }

    public record Seen(LeagueState state, long sequence) {}

    public Optional<Seen> find(String league) {
        var told = told(league);
        if (told.isEmpty() || !(told.getFirst().event() instanceof LeagueFounded founded)) {
            return Optional.empty();
        }
        LeagueState state = LeagueState.founded(founded);
        for (Told each : told.subList(1, told.size())) {
            state = state.evolve(each.event());
        }
        return Optional.of(new Seen(state, told.size() - 1L));
    }

    /** An event with its time. */
    record Told(Instant time, String type, LeagueEvent event) {
        static Told of(ResultSet row, int number) throws SQLException {
            String type = row.getString("type");
            var payload = Json.mapper().readTree(row.getString("payload"));
            return new Told(row.getObject("time", OffsetDateTime.class).toInstant(), type, (LeagueEvent)
                    EventCodec.decode(type, row.getString("version"), payload));
        }
    }

    /** All that happened to a league; nothing if there is none. */
    List<Told> told(String league) {
        return jdbc.sql("select time, type, version, payload from league_event where league_id = ? order by sequence")
                .param(league)
                .query(Told::of)
                .list();
    }
}
