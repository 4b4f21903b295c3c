package dev.perennial.query.league;

import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.league.LeagueEvent;
import dev.perennial.contract.league.LeagueEvent.LeagueFounded;
import dev.perennial.contract.league.LeagueState;
import java.util.List;
import java.util.Optional;
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

    record Seen(LeagueState state, long sequence) {}

    Optional<Seen> find(String league) {
        var events = jdbc.sql("select type, version, payload from league_event where league_id = ? order by sequence")
                .param(league)
                .query((row, _) -> (LeagueEvent) EventCodec.decode(
                        row.getString(1), row.getString(2), Json.mapper().readTree(row.getString(3))))
                .list();
        if (events.isEmpty() || !(events.getFirst() instanceof LeagueFounded founded)) {
            return Optional.empty();
        }
        LeagueState state = LeagueState.founded(founded);
        for (LeagueEvent event : events.subList(1, events.size())) {
            state = state.evolve(event);
        }
        return Optional.of(new Seen(state, events.size() - 1L));
    }
}
