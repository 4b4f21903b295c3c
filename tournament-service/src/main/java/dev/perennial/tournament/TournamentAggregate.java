package dev.perennial.tournament;

import static org.axonframework.modelling.command.AggregateLifecycle.apply;

import dev.perennial.contract.json.JsonDocuments;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.command.TournamentCommand;
import dev.perennial.domain.tournament.command.TournamentCommand.CreateTournament;
import dev.perennial.domain.tournament.decide.TournamentDecider;
import dev.perennial.tournament.index.TournamentIndex;
import dev.perennial.tournament.invitation.OpenInvitations;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.spring.stereotype.Aggregate;

/** The shell around {@link TournamentDecider} and {@link TournamentState}: Axon outside, rules inside. */
@Aggregate(type = "tournament", cache = "aggregateCache")
class TournamentAggregate {
    private static final TournamentDecider DECIDER = new TournamentDecider(new JsonDocuments());

    @AggregateIdentifier
    @SuppressWarnings("UnusedVariable") // read by Axon
    private TournamentId id;

    private TournamentState state;

    /** For Axon, which fills it from events. */
    @SuppressWarnings("NullAway.Init")
    TournamentAggregate() {}

    @SuppressWarnings("NullAway.Init")
    TournamentAggregate(CreateTournament command, TournamentIndex index) {
        var events = DECIDER.create(command);
        events.forEach(AggregateLifecycle::apply);
        // Axon folds them only after this constructor.
        var created = TournamentState.created((TournamentCreated) events.getFirst());
        for (TournamentEvent event : events) {
            created = created.evolve(event);
        }
        index.write(created);
    }

    /** Returns the sequence number of the last event. */
    long handle(TournamentCommand command, TournamentIndex index) {
        var before = OpenInvitations.of(state);
        for (TournamentEvent event : DECIDER.decide(state, command)) {
            var _ = apply(event);
        }
        index.write(state);
        if (!OpenInvitations.of(state).equals(before)) {
            index.writeInvitations(state);
        }
        return AggregateLifecycle.getVersion();
    }

    TournamentState state() {
        return state;
    }

    @EventSourcingHandler
    void on(TournamentEvent event) {
        if (event instanceof TournamentCreated created) {
            id = created.tournament();
            state = TournamentState.created(created);
        } else {
            state = state.evolve(event);
        }
    }
}
