package dev.perennial.command.table;

import dev.perennial.contract.json.JsonDocuments;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableEvent.TableOpened;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.command.TableCommand;
import dev.perennial.domain.table.command.TableCommand.CallTime;
import dev.perennial.domain.table.command.TableCommand.OpenRematch;
import dev.perennial.domain.table.command.TableCommand.OpenSeatedTable;
import dev.perennial.domain.table.command.TableCommand.OpenTable;
import dev.perennial.domain.table.command.TableCommand.PlayMove;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.domain.table.decide.RematchOffer;
import dev.perennial.domain.table.decide.Ruling;
import dev.perennial.domain.table.decide.TableDecider;
import dev.perennial.games.GameEvent;
import dev.perennial.games.chance.ServerSeed;
import java.util.List;
import org.axonframework.eventhandling.SequenceNumber;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.modelling.command.ConcurrencyException;
import org.axonframework.spring.stereotype.Aggregate;
import org.jspecify.annotations.Nullable;

/** The shell around {@link TableDecider} and {@link TableState}: Axon outside, rules inside. */
@Aggregate(type = "table", cache = "aggregateCache")
class TableAggregate {
    private static final TableDecider DECIDER = new TableDecider(new JsonDocuments());

    @AggregateIdentifier
    private TableId id;

    private TableState state;
    private @Nullable Ruling ruling;

    /** For Axon, which fills it from events. */
    @SuppressWarnings("NullAway.Init")
    TableAggregate() {}

    @SuppressWarnings("NullAway.Init")
    TableAggregate(OpenTable command, TableDependencies needed) {
        begin(command.table(), DECIDER.open(command), command.seed(), needed);
    }

    @SuppressWarnings("NullAway.Init")
    TableAggregate(OpenSeatedTable command, TableDependencies needed) {
        begin(command.table(), DECIDER.open(command), command.seed(), needed);
    }

    private static void begin(TableId table, List<Object> events, ServerSeed seed, TableDependencies needed) {
        needed.seeds().keep(table, seed);
        // Axon folds them only after this constructor.
        events.forEach(AggregateLifecycle::apply);
        var opened = TableState.opened((TableOpened) events.getFirst());
        needed.watchers().tell(opened, TableState.fold(events), events.size() - 1L);
    }

    /** Returns what the command is answered with: mostly the sequence number of the last event. */
    Object handle(TableCommand given, TableDependencies needed) {
        return switch (given) {
            case PlayMove command -> play(command, needed);
            case CallTime command -> callTime(command, needed);
            case OpenRematch command -> {
                long _ = store(command, needed);
                yield RematchOffer.of(state);
            }
            case TableCommand command -> store(command, needed);
        };
    }

    private long play(PlayMove command, TableDependencies needed) {
        var before = DECIDER.repeated(state, command);
        if (before.isPresent()) {
            return before.getAsLong();
        }
        long _ = store(command, needed);
        return DECIDER.repeated(state, command).orElseThrow();
    }

    private long callTime(CallTime command, TableDependencies needed) {
        long version = AggregateLifecycle.getVersion();
        if (version < command.sequence()) {
            throw stale(version, command.sequence(), null);
        }
        var events = DECIDER.decide(state, ruling, command, needed.seeds().of(id));
        if (!events.isEmpty()) {
            return store(events, needed);
        }
        needed.watchers().tell(null, state, version);
        return version;
    }

    private long store(TableCommand command, TableDependencies needed) {
        return store(decide(command, needed), needed);
    }

    /** Returns the table's sequence after all of them. */
    private long store(List<Object> events, TableDependencies needed) {
        TableState before = state;
        events.forEach(AggregateLifecycle::apply);
        long version = AggregateLifecycle.getVersion();
        if (!events.isEmpty()) {
            needed.watchers().tell(before, state, version);
        }
        return version;
    }

    /** Only the latest state may refuse or do nothing: another node may have stored more than this one has cached. */
    private List<Object> decide(TableCommand command, TableDependencies needed) {
        try {
            var events = DECIDER.decide(state, ruling, command, needed.seeds().of(id));
            if (events.isEmpty()) {
                requireLatest(needed, null);
            }
            return events;
        } catch (TableRefused refused) {
            requireLatest(needed, refused);
            throw refused;
        }
    }

    private void requireLatest(TableDependencies needed, @Nullable TableRefused refused) {
        long cached = AggregateLifecycle.getVersion();
        long stored = needed.versions().of(id);
        if (stored > cached) {
            throw stale(cached, stored, refused);
        }
    }

    private static ConcurrencyException stale(long cached, long stored, @Nullable TableRefused refused) {
        return new ConcurrencyException(
                "stale aggregate: cached version %d, stored version %d".formatted(cached, stored), refused);
    }

    TableState state() {
        return state;
    }

    @EventSourcingHandler
    void on(TableOpened event) {
        id = event.table();
        state = TableState.opened(event);
    }

    @EventSourcingHandler
    void on(TableEvent event, @SequenceNumber long sequence) {
        state = state.evolve(event, sequence);
        ruling = Ruling.after(ruling, event);
    }

    @EventSourcingHandler
    void on(GameEvent event) {
        state = state.evolve(event);
    }
}
