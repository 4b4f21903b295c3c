package dev.perennial.query.league;

import dev.perennial.contract.Topics;
import dev.perennial.domain.league.LeagueEvent;
import dev.perennial.query.projection.DecodedEvent;
import dev.perennial.query.projection.EventRows;
import dev.perennial.query.projection.Projection;
import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/** All events of leagues; there are few, so pages fold them on each request. */
@Component
class LeagueProjection implements Projection {
    private final EventRows rows;

    LeagueProjection(JdbcTemplate jdbc) {
        rows = new EventRows(jdbc, "league_event", "league_id");
    }

    @Override
    public String name() {
        return "leagues";
    }

    @Override
    public String topic() {
        return Topics.TOURNAMENTS;
    }

    @Override
    public List<String> tables() {
        return List.of("league_event");
    }

    @Override
    public void apply(List<DecodedEvent> arrivals) {
        rows.add(arrivals.stream()
                .filter(arrival -> arrival.event() instanceof LeagueEvent)
                .map(DecodedEvent::envelope)
                .toList());
    }
}
