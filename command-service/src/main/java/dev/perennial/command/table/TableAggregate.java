package dev.perennial.command.table;

import dev.perennial.command.table.TableCommand.AbortTable;
import dev.perennial.command.table.TableCommand.AddBot;
import dev.perennial.command.table.TableCommand.AskOpening;
import dev.perennial.command.table.TableCommand.AskRematch;
import dev.perennial.command.table.TableCommand.CallTime;
import dev.perennial.command.table.TableCommand.CorrectResult;
import dev.perennial.command.table.TableCommand.ForfeitSeat;
import dev.perennial.command.table.TableCommand.LeaveSeat;
import dev.perennial.command.table.TableCommand.OpenSeatedTable;
import dev.perennial.command.table.TableCommand.OpenTable;
import dev.perennial.command.table.TableCommand.PlayMove;
import dev.perennial.command.table.TableCommand.RemoveBot;
import dev.perennial.command.table.TableCommand.Resign;
import dev.perennial.command.table.TableCommand.SayPhrase;
import dev.perennial.command.table.TableCommand.ShowInvitation;
import dev.perennial.command.table.TableCommand.StartTable;
import dev.perennial.command.table.TableCommand.TakeSeat;
import dev.perennial.command.table.TableCommand.VoidTable;
import dev.perennial.command.table.TableCommand.VoteVoid;
import dev.perennial.contract.table.TableEvent;
import dev.perennial.contract.table.TableEvent.TableOpened;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.table.TableState;
import dev.perennial.games.GameEvent;
import dev.perennial.games.chance.ServerSeed;
import java.util.List;
import java.util.function.Function;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventhandling.SequenceNumber;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.modelling.command.ConcurrencyException;
import org.axonframework.spring.stereotype.Aggregate;
import org.jspecify.annotations.Nullable;

/** The shell round the deciders and {@link TableState}: Axon outside, rules inside. */
@Aggregate(type = "table", cache = "aggregateCache")
class TableAggregate {
    @AggregateIdentifier
    private TableId id;

    private TableState state;
    private @Nullable Ruling ruling;

    /** For Axon, which fills it from events. */
    @SuppressWarnings("NullAway.Init")
    TableAggregate() {}

    @CommandHandler
    @SuppressWarnings("NullAway.Init")
    TableAggregate(OpenTable command, TableDesk desk) {
        begin(command.table(), OpeningDecider.open(command), command.seed(), desk);
    }

    @CommandHandler
    @SuppressWarnings("NullAway.Init")
    TableAggregate(OpenSeatedTable command, TableDesk desk) {
        begin(command.table(), OpeningDecider.open(command), command.seed(), desk);
    }

    private static void begin(TableId table, List<Object> events, ServerSeed seed, TableDesk desk) {
        desk.seeds().keep(table, seed);
        // Axon applies them only when the constructor is through.
        events.forEach(AggregateLifecycle::apply);
        var opened = TableState.opened((TableOpened) events.getFirst());
        desk.watchers().tell(opened, TableState.fold(events), events.size() - 1L);
    }

    @CommandHandler
    long handle(TakeSeat command, TableDesk desk) {
        return store(desk, seed -> SeatDecider.sit(state, command, seed));
    }

    @CommandHandler
    long handle(AddBot command, TableDesk desk) {
        return store(desk, seed -> SeatDecider.addBot(state, command, seed));
    }

    @CommandHandler
    long handle(RemoveBot command, TableDesk desk) {
        return store(desk, _ -> SeatDecider.removeBot(state, command));
    }

    @CommandHandler
    long handle(LeaveSeat command, TableDesk desk) {
        return store(desk, _ -> SeatDecider.leave(state, command));
    }

    @CommandHandler
    long handle(ShowInvitation command, TableDesk desk) {
        return store(desk, _ -> SeatDecider.showInvitation(state, command));
    }

    @CommandHandler
    TableOpened handle(AskOpening command) {
        Rules.requireOwner(state, command.player());
        return state.opening();
    }

    @CommandHandler
    long handle(StartTable command, TableDesk desk) {
        return store(desk, seed -> SeatDecider.start(state, command, seed));
    }

    @CommandHandler
    long handle(AbortTable command, TableDesk desk) {
        return store(desk, seed -> EndDecider.abort(state, command, seed));
    }

    @CommandHandler
    long handle(PlayMove command, TableDesk desk) {
        var before = PlayDecider.repeated(state, command);
        if (before.isPresent()) {
            return before.getAsLong();
        }
        long _ = store(desk, seed -> PlayDecider.play(state, command, seed));
        return PlayDecider.repeated(state, command).orElseThrow();
    }

    @CommandHandler
    long handle(CallTime command, TableDesk desk) {
        long version = AggregateLifecycle.getVersion();
        if (version < command.sequence()) {
            throw new ConcurrencyException("another node knows more of this table");
        }
        var events = TimeDecider.call(state, command.at(), desk.seeds().of(id));
        if (!events.isEmpty()) {
            return store(desk, _ -> events);
        }
        desk.watchers().tell(null, state, version);
        return version;
    }

    @CommandHandler
    long handle(Resign command, TableDesk desk) {
        return store(desk, seed -> EndDecider.resign(state, command, seed));
    }

    @CommandHandler
    long handle(ForfeitSeat command, TableDesk desk) {
        return store(desk, seed -> EndDecider.forfeit(state, command, seed));
    }

    @CommandHandler
    long handle(VoteVoid command, TableDesk desk) {
        return store(desk, seed -> EndDecider.vote(state, command, seed));
    }

    @CommandHandler
    long handle(SayPhrase command, TableDesk desk) {
        return store(desk, _ -> TalkDecider.say(state, command));
    }

    @CommandHandler
    RematchOffer handle(AskRematch command, TableDesk desk) {
        long _ = store(desk, _ -> RematchOffer.ask(state, command.player()));
        return RematchOffer.of(state);
    }

    @CommandHandler
    long handle(CorrectResult command, TableDesk desk) {
        return store(desk, seed -> EndDecider.correct(state, ruling, command, seed));
    }

    @CommandHandler
    long handle(VoidTable command, TableDesk desk) {
        return store(desk, seed -> EndDecider.annul(state, command, seed));
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

    /** The table's sequence after all of them. */
    private long store(TableDesk desk, Function<ServerSeed, List<Object>> decide) {
        TableState before = state;
        List<Object> events = decide(desk, decide);
        events.forEach(AggregateLifecycle::apply);
        long version = AggregateLifecycle.getVersion();
        if (!events.isEmpty()) {
            desk.watchers().tell(before, state, version);
        }
        return version;
    }

    /** Whoever refuses or does nothing must know the latest: this node's memory may be behind what another one stored. */
    private List<Object> decide(TableDesk desk, Function<ServerSeed, List<Object>> decide) {
        try {
            List<Object> events = decide.apply(desk.seeds().of(id));
            if (events.isEmpty()) {
                requireLatest(desk, null);
            }
            return events;
        } catch (Refused refused) {
            requireLatest(desk, refused);
            throw refused;
        }
    }

    private void requireLatest(TableDesk desk, @Nullable Refused refused) {
        if (desk.versions().of(id) > AggregateLifecycle.getVersion()) {
            throw new ConcurrencyException("another node knows more of this table", refused);
        }
    }
}
