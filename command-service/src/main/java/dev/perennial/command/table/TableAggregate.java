package dev.perennial.command.table;

import dev.perennial.command.table.TableCommand.AbortTable;
import dev.perennial.command.table.TableCommand.AddBot;
import dev.perennial.command.table.TableCommand.CallTime;
import dev.perennial.command.table.TableCommand.LeaveSeat;
import dev.perennial.command.table.TableCommand.OpenTable;
import dev.perennial.command.table.TableCommand.PlayMove;
import dev.perennial.command.table.TableCommand.RemoveBot;
import dev.perennial.command.table.TableCommand.TakeSeat;
import dev.perennial.contract.table.TableEvent;
import dev.perennial.contract.table.TableEvent.TableOpened;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.table.TableState;
import dev.perennial.games.GameEvent;
import dev.perennial.games.chance.ServerSeed;
import java.util.List;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventhandling.SequenceNumber;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.modelling.command.ConcurrencyException;
import org.axonframework.spring.stereotype.Aggregate;

/** The shell round the deciders and {@link TableState}: Axon outside, rules inside. */
@Aggregate(type = "table", cache = "aggregateCache")
class TableAggregate {
    @AggregateIdentifier
    private TableId id;

    private TableState state;

    /** For Axon, which fills it from events. */
    @SuppressWarnings("NullAway.Init")
    TableAggregate() {}

    @CommandHandler
    @SuppressWarnings("NullAway.Init")
    TableAggregate(OpenTable command, SeedVault seeds, TableWatchers watchers) {
        var events = OpeningDecider.open(command);
        seeds.keep(command.table(), command.seed());
        // Axon applies them only when this constructor is through.
        events.forEach(AggregateLifecycle::apply);
        watchers.tell(null, TableState.fold(events), events.size() - 1L);
    }

    @CommandHandler
    long handle(TakeSeat command, SeedVault seeds, TableWatchers watchers) {
        return store(SeatDecider.sit(state, command, seed(seeds)), watchers);
    }

    @CommandHandler
    long handle(AddBot command, SeedVault seeds, TableWatchers watchers) {
        return store(SeatDecider.addBot(state, command, seed(seeds)), watchers);
    }

    @CommandHandler
    long handle(RemoveBot command, TableWatchers watchers) {
        return store(SeatDecider.removeBot(state, command), watchers);
    }

    @CommandHandler
    long handle(LeaveSeat command, TableWatchers watchers) {
        return store(SeatDecider.leave(state, command), watchers);
    }

    @CommandHandler
    long handle(AbortTable command, SeedVault seeds, TableWatchers watchers) {
        return store(EndDecider.abort(state, command, seed(seeds)), watchers);
    }

    @CommandHandler
    long handle(PlayMove command, SeedVault seeds, TableWatchers watchers) {
        var before = PlayDecider.repeated(state, command);
        return before.isPresent() ? before.getAsLong() : store(PlayDecider.play(state, command, seed(seeds)), watchers);
    }

    @CommandHandler
    long handle(CallTime command, TableWatchers watchers) {
        long version = AggregateLifecycle.getVersion();
        if (version < command.sequence()) {
            throw new ConcurrencyException("another node knows more of this table");
        }
        watchers.tell(null, state, version);
        return version;
    }

    @EventSourcingHandler
    void on(TableOpened event) {
        id = event.table();
        state = TableState.opened(event);
    }

    @EventSourcingHandler
    void on(TableEvent event, @SequenceNumber long sequence) {
        state = state.evolve(event, sequence);
    }

    @EventSourcingHandler
    void on(GameEvent event) {
        state = state.evolve(event);
    }

    private ServerSeed seed(SeedVault seeds) {
        return seeds.of(id);
    }

    /** The table's sequence after all of them. */
    private long store(List<Object> events, TableWatchers watchers) {
        TableState before = state;
        events.forEach(AggregateLifecycle::apply);
        long version = AggregateLifecycle.getVersion();
        watchers.tell(before, state, version);
        return version;
    }
}
