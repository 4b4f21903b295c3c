package dev.perennial.query.tournament;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.tournament.TournamentEvent;
import dev.perennial.contract.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.query.intake.Arrival;
import dev.perennial.query.intake.Projection;
import dev.perennial.query.signal.Signals;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** All events of tournaments, and one row per tournament for lists. */
@Component
class TournamentProjection implements Projection {
    static final String CHANNEL = "tournaments";
    private static final long REMEMBERED = 200;

    private final JdbcClient jdbc;
    private final TournamentHistory history;
    private final Signals signals;

    /** Only used for the event that comes next: after a transaction that failed it no longer fits. Rows never come from here. */
    private final Cache<String, TournamentMoment> latest =
            Caffeine.newBuilder().maximumSize(REMEMBERED).build();

    TournamentProjection(JdbcClient jdbc, TournamentHistory history, Signals signals) {
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
    public void apply(List<Arrival> arrivals) {
        var lastOf = new LinkedHashMap<String, Envelope>();
        var moments = new LinkedHashMap<String, TournamentMoment>();
        for (Arrival arrival : arrivals) {
            if (arrival.event() instanceof TournamentEvent event) {
                String id = arrival.envelope().aggregateId();
                moments.put(id, take(event, arrival.envelope(), moments.get(id)));
                lastOf.put(id, arrival.envelope());
            }
        }
        lastOf.forEach((tournament, envelope) -> save(Objects.requireNonNull(moments.get(tournament)), envelope));
        latest.putAll(moments);
        if (!lastOf.isEmpty()) {
            signals.send(CHANNEL, lastOf.keySet());
        }
    }

    /** What the event makes of the tournament, given what an earlier one of the same batch made of it. */
    private TournamentMoment take(TournamentEvent event, Envelope envelope, @Nullable TournamentMoment justBefore) {
        String id = envelope.aggregateId();
        TournamentMoment known = justBefore != null ? justBefore : before(id, envelope.sequence());
        history.add(envelope);
        if (event instanceof TournamentCreated created) {
            insert(created, envelope);
            return TournamentMoment.of(created, envelope.time());
        }
        if (known == null) {
            throw new IllegalStateException("a tournament without a beginning");
        }
        return known.after(event, envelope.sequence());
    }

    private @Nullable TournamentMoment before(String id, long sequence) {
        TournamentMoment known = latest.getIfPresent(id);
        return known != null && known.sequence() == sequence - 1
                ? known
                : history.fold(id, null).orElse(null);
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
