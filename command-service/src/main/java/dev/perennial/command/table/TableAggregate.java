package dev.perennial.command.table;

import dev.perennial.contract.json.JsonDocuments;
import dev.perennial.contract.json.TableSnapshot;
import dev.perennial.domain.table.Plan;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableEvent.MoveMade;
import dev.perennial.domain.table.TableEvent.TableOpened;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.command.OpeningCommand;
import dev.perennial.domain.table.command.TableCommand;
import dev.perennial.domain.table.command.TableCommand.CallTime;
import dev.perennial.domain.table.command.TableCommand.OpenRematch;
import dev.perennial.domain.table.command.TableCommand.PlanMoves;
import dev.perennial.domain.table.command.TableCommand.PlayMove;
import dev.perennial.domain.table.command.TableCommand.WithdrawPlan;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.domain.table.decide.RematchOffer;
import dev.perennial.domain.table.decide.Ruling;
import dev.perennial.domain.table.decide.TableDecider;
import dev.perennial.domain.table.decide.TableDecision;
import org.axonframework.eventhandling.SequenceNumber;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.modelling.command.ConcurrencyException;
import org.axonframework.spring.stereotype.Aggregate;
import org.jspecify.annotations.Nullable;

/** The shell around {@link TableDecider} and {@link TableState}: Axon outside, rules inside. */
@Aggregate(type = TableAggregate.TYPE)
class TableAggregate {
    static final String TYPE = "table";

    private static final long NOTHING_STORED = -1;

    private static final TableDecider DECIDER = new TableDecider(new JsonDocuments());

    @AggregateIdentifier
    private TableId id;

    private TableState state;
    private @Nullable Ruling ruling;

    /** For Axon, which fills it from events. */
    @SuppressWarnings("NullAway.Init")
    TableAggregate() {}

    @SuppressWarnings("NullAway.Init")
    TableAggregate(OpeningCommand command, TableDependencies needed) {
        TableDecision decision = DECIDER.open(command);
        needed.seeds().keep(command.table(), command.seed());
        id = command.table();
        var events = decision.events();
        var opened = TableState.opened((TableOpened) events.getFirst());
        apply(decision);
        long after = events.size() - 1L;
        needed.watchers().tell(opened, state, after);
        needed.snapshots().keep(new TableSnapshot(state, ruling), NOTHING_STORED, after);
    }

    /** Stores the events; the decision has folded them already. */
    private void apply(TableDecision decision) {
        for (Object event : decision.events()) {
            var _ = AggregateLifecycle.apply(event);
            if (event instanceof TableEvent told) {
                ruling = Ruling.after(ruling, told);
            }
        }
        state = decision.state();
    }

    /** Returns what the command is answered with: mostly the sequence number of the last event. */
    Object handle(TableCommand given, TableDependencies needed) {
        return switch (given) {
            case PlayMove command -> play(command, needed);
            case CallTime command -> callTime(command, needed);
            case PlanMoves command -> plan(command, needed);
            case WithdrawPlan command -> {
                long version = store(command, needed);
                needed.plans().drop(id, state.seatOf(command.player()).orElseThrow());
                yield version;
            }
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
        long version = AggregateLifecycle.getVersion();
        var decision = latest(command, version, needed);
        long _ = store(decision, version, needed);
        // The answer to the same move sent again: how far the table was after the move and all it caused.
        return version + 1 + ((MoveMade) decision.events().getFirst()).caused();
    }

    private long callTime(CallTime command, TableDependencies needed) {
        long version = AggregateLifecycle.getVersion();
        if (version < command.sequence()) {
            throw stale(version, command.sequence(), null);
        }
        var decision = decide(withPlans(command, needed), version, needed);
        if (!decision.events().isEmpty()) {
            return store(decision, version, needed);
        }
        needed.watchers().tell(null, state, version);
        return version;
    }

    /** The table's lock keeps the order: a plan that is accepted is there when time is called. */
    private long plan(PlanMoves command, TableDependencies needed) {
        long version = store(command, needed);
        int seat = state.seatOf(command.player()).orElseThrow();
        needed.plans().keep(id, new Plan(seat, command.number(), command.key(), command.moves()));
        return version;
    }

    private CallTime withPlans(CallTime command, TableDependencies needed) {
        boolean passed =
                state.deadline().filter(end -> !end.isAfter(command.at())).isPresent();
        return passed && state.terms().plans()
                ? command.withPlans(needed.plans().of(id))
                : command;
    }

    private long store(TableCommand command, TableDependencies needed) {
        long version = AggregateLifecycle.getVersion();
        return store(latest(command, version, needed), version, needed);
    }

    /** Returns the table's sequence after all of them. */
    private long store(TableDecision decision, long version, TableDependencies needed) {
        TableState before = state;
        needed.handover().put(id, version, before);
        apply(decision);
        long after = version + decision.events().size();
        if (after > version) {
            needed.watchers().tell(before, state, after);
        }
        needed.snapshots().keep(new TableSnapshot(state, ruling), version, after);
        return after;
    }

    private TableDecision decide(TableCommand command, long version, TableDependencies needed) {
        return DECIDER.decide(state, version, ruling, command, needed.seeds().of(id));
    }

    /** Only the latest state may refuse or do nothing: another node may have stored more than this one has cached. */
    private TableDecision latest(TableCommand command, long version, TableDependencies needed) {
        try {
            var decision = decide(command, version, needed);
            if (decision.events().isEmpty()) {
                requireLatest(needed, null);
            }
            return decision;
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

    /** Folds the stored history, or what follows the last snapshot. Events of this command are part of its decision. */
    @EventSourcingHandler
    void on(Object event, @SequenceNumber long sequence) {
        if (AggregateLifecycle.isLive()) {
            return;
        }
        switch (event) {
            case TableSnapshot(var table, var judged) -> {
                id = table.id();
                state = table;
                ruling = judged;
            }
            case TableOpened opened -> {
                id = opened.table();
                state = TableState.opened(opened);
            }
            default -> state = state.evolve(event, sequence);
        }
        if (event instanceof TableEvent told) {
            ruling = Ruling.after(ruling, told);
        }
    }
}
