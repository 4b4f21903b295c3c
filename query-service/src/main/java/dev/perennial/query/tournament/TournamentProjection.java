package dev.perennial.query.tournament;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.query.projection.DecodedEvent;
import dev.perennial.query.projection.Projection;
import dev.perennial.query.signal.AfterCommit;
import dev.perennial.query.signal.Signals;
import dev.perennial.query.tournament.TournamentHistory.StoredEvent;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** All events of tournaments, and one row per tournament for lists. */
@Component
class TournamentProjection implements Projection {
    static final String CHANNEL = "tournaments";

    private final JdbcClient jdbc;
    private final TournamentHistory history;
    private final Signals signals;

    private final FoldedTournaments folded;

    TournamentProjection(JdbcClient jdbc, TournamentHistory history, Signals signals, FoldedTournaments folded) {
        this.folded = folded;
        this.jdbc = jdbc;
        this.history = history;
        this.signals = signals;
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
        return List.of("tournament", "tournament_event");
    }

    @Override
    public void apply(List<DecodedEvent> arrivals) {
        var lastOf = new LinkedHashMap<String, Envelope>();
        var steps = new LinkedHashMap<String, List<TournamentStep>>();
        for (DecodedEvent arrival : arrivals) {
            if (arrival.event() instanceof TournamentEvent event) {
                String id = arrival.envelope().aggregateId();
                add(event, arrival.envelope(), steps.computeIfAbsent(id, _ -> new ArrayList<>()));
                lastOf.put(id, arrival.envelope());
            }
        }
        lastOf.forEach((tournament, envelope) ->
                save(Objects.requireNonNull(steps.get(tournament)).getLast().after(), envelope));
        if (!lastOf.isEmpty() && !signals.isMuted()) {
            signals.send(CHANNEL, lastOf.keySet());
            AfterCommit.run(() -> steps.forEach(folded::share));
        }
    }

    /** Stores the event and folds it, given what earlier ones of the same batch made of the tournament. */
    private void add(TournamentEvent event, Envelope envelope, List<TournamentStep> earlier) {
        var stored = new StoredEvent(envelope.sequence(), envelope.time(), envelope.type(), event);
        // Folded first: the fold reads what is stored before this event.
        earlier.add(folded.advance(envelope.aggregateId(), stored, earlier.isEmpty() ? null : earlier.getLast()));
        history.add(envelope);
        if (event instanceof TournamentCreated created) {
            insert(created, envelope);
        }
    }

    private void insert(TournamentCreated created, Envelope envelope) {
        jdbc.sql("""
                insert into tournament (tournament_id, name, game, table_size, rounds, organiser, status, round,
                  players, created_at, sequence, created_index, last_index)
                values (?, ?, ?, ?, ?, ?, '', 0, 0, ?, 0, ?, ?)
                """)
                .params(
                        created.tournament().code(),
                        created.name(),
                        created.game(),
                        created.tableSize(),
                        created.rounds(),
                        created.organiser().code(),
                        envelope.time().atOffset(ZoneOffset.UTC),
                        envelope.globalIndex(),
                        envelope.globalIndex())
                .update();
    }

    private void save(TournamentMoment moment, Envelope last) {
        var state = moment.state();
        jdbc.sql("""
                update tournament set rounds = ?, league = ?, status = ?, round = ?, players = ?, sequence = ?,
                  last_index = ?
                where tournament_id = ?
                """)
                .param(state.rounds())
                .param(state.rules().league())
                .param(state.status().name())
                .param(state.played().size())
                .param(state.active().size())
                .param(moment.sequence())
                .param(last.globalIndex())
                .param(state.id().code())
                .update();
    }
}
