package dev.perennial.query.league;

import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.league.LeagueEvent;
import dev.perennial.contract.league.LeagueEvent.LeagueFounded;
import dev.perennial.contract.league.LeagueState;
import dev.perennial.http.ProblemException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads {@code league_event}. */
@Repository
class Leagues {
    private static final int MOST = 100;

    private final JdbcClient jdbc;

    Leagues(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** The newest first. */
    List<String> ids() {
        return jdbc.sql("select league_id from league_event where sequence = 0 order by time desc, league_id limit ?")
                .param(MOST)
                .query(String.class)
                .list();
    }

    static ProblemException unknown() {
        return new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_LEAGUE", "There is no such league.");
    }

    record Seen(LeagueState state, long sequence) {}

    Optional<Seen> find(String league) {
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
