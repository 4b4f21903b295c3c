package dev.perennial.query.tournament;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.tournament.TournamentEvent;
import dev.perennial.contract.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.query.intake.Arrival;
import dev.perennial.query.intake.Projection;
import java.time.ZoneOffset;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** One row per tournament. */
@Component
class TournamentProjection implements Projection {
    private final JdbcClient jdbc;

    TournamentProjection(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public String name() {
        return "tournaments";
    }

    @Override
    public String topic() {
        return Topics.TOURNAMENTS;
    }

    @Override
    public List<String> tables() {
        return List.of("tournament");
    }

    @Override
    public void apply(List<Arrival> arrivals) {
        for (Arrival arrival : arrivals) {
            switch ((TournamentEvent) arrival.event()) {
                case TournamentCreated created -> insert(created, arrival.envelope());
            }
        }
    }

    private void insert(TournamentCreated created, Envelope envelope) {
        jdbc.sql("""
                insert into tournament (tournament_id, name, game, table_size, rounds, organiser, created_at,
                  sequence, created_index, last_index)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
                .params(
                        created.tournament().code(),
                        created.name(),
                        created.game(),
                        created.tableSize(),
                        created.rounds(),
                        created.organiser().code(),
                        envelope.time().atOffset(ZoneOffset.UTC),
                        envelope.sequence(),
                        envelope.globalIndex(),
                        envelope.globalIndex())
                .update();
    }
}
