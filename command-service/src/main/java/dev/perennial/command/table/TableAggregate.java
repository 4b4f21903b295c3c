package dev.perennial.command.table;

import static org.axonframework.modelling.command.AggregateLifecycle.apply;

import dev.perennial.command.table.TableCommand.AbortTable;
import dev.perennial.command.table.TableCommand.LeaveSeat;
import dev.perennial.command.table.TableCommand.OpenTable;
import dev.perennial.command.table.TableCommand.PlayMove;
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
import org.axonframework.spring.stereotype.Aggregate;

/** The shell round {@link TableDecider} and {@link TableState}: Axon outside, rules inside. */
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
    TableAggregate(OpenTable command, SeedVault seeds) {
        TableOpened opened = TableDecider.open(command);
        seeds.keep(command.table(), command.seed());
        apply(opened);
    }

    @CommandHandler
    long handle(TakeSeat command, SeedVault seeds) {
        return store(TableDecider.sit(state, command, seed(seeds)));
    }

    @CommandHandler
    long handle(LeaveSeat command) {
        return store(TableDecider.leave(state, command));
    }

    @CommandHandler
    long handle(AbortTable command, SeedVault seeds) {
        return store(TableDecider.abort(state, command, seed(seeds)));
    }

    @CommandHandler
    long handle(PlayMove command, SeedVault seeds) {
        var before = TableDecider.repeated(state, command);
        return before.isPresent() ? before.getAsLong() : store(TableDecider.play(state, command, seed(seeds)));
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
    private static long store(List<Object> events) {
        events.forEach(AggregateLifecycle::apply);
        return AggregateLifecycle.getVersion();
    }
}
