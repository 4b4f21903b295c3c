package dev.perennial.query.league;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.league.LeagueEvent;
import dev.perennial.query.intake.Arrival;
import dev.perennial.query.intake.Projection;
import java.time.ZoneOffset;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** All events of leagues; there are few, so pages fold them anew. */
@Component
class LeagueProjection implements Projection {
    private final JdbcClient jdbc;

    LeagueProjection(JdbcClient jdbc) {
        this.jdbc = jdbc;
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
    public void apply(List<Arrival> arrivals) {
        for (Arrival arrival : arrivals) {
            if (arrival.event() instanceof LeagueEvent) {
                add(arrival.envelope());
            }
        }
    }

    private void add(Envelope envelope) {
        jdbc.sql("""
                insert into league_event (league_id, sequence, type, version, time, payload)
                values (?, ?, ?, ?, ?, ?::jsonb)
                """)
                .params(
                        envelope.aggregateId(),
                        envelope.sequence(),
                        envelope.type(),
                        envelope.version(),
                        envelope.time().atOffset(ZoneOffset.UTC),
                        envelope.payload().toString())
                .update();
    }
}
