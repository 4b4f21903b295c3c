package dev.perennial.tournament;

import static org.axonframework.modelling.command.AggregateLifecycle.apply;

import dev.perennial.contract.tournament.TournamentEvent;
import dev.perennial.contract.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.tournament.command.CreateTournament;
import dev.perennial.tournament.command.PreviewRound;
import dev.perennial.tournament.due.TournamentCards;
import dev.perennial.tournament.invitation.OpenInvitations;
import dev.perennial.tournament.life.Life;
import dev.perennial.tournament.life.NextRound;
import dev.perennial.tournament.life.Order;
import dev.perennial.tournament.life.Proposal;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.spring.stereotype.Aggregate;

/** The shell round {@link TournamentDecider}, {@link Life} and {@link TournamentState}: Axon outside, rules inside. */
@Aggregate(type = "tournament", cache = "aggregateCache")
class TournamentAggregate {
    @AggregateIdentifier
    @SuppressWarnings("UnusedVariable") // read by Axon
    private TournamentId id;

    private TournamentState state;

    /** For Axon, which fills it from events. */
    @SuppressWarnings("NullAway.Init")
    TournamentAggregate() {}

    @CommandHandler
    @SuppressWarnings("NullAway.Init")
    TournamentAggregate(CreateTournament command, TournamentCards cards) {
        var events = TournamentDecider.create(command);
        events.forEach(AggregateLifecycle::apply);
        // Axon applies them only when this constructor is through.
        var created = TournamentState.created((TournamentCreated) events.getFirst());
        for (TournamentEvent event : events) {
            created = created.evolve(event);
        }
        cards.write(created);
    }

    /** Answers with the sequence after all that followed. */
    @CommandHandler
    long handle(Order order, TournamentCards cards) {
        var before = OpenInvitations.of(state);
        for (TournamentEvent event : Life.decide(state, order)) {
            var _ = apply(event);
        }
        cards.write(state);
        if (!OpenInvitations.of(state).equals(before)) {
            cards.writeInvitations(state);
        }
        return AggregateLifecycle.getVersion();
    }

    @CommandHandler
    Proposal handle(PreviewRound command) {
        Life.requireOrganiser(state, command.order());
        return NextRound.preview(state);
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
