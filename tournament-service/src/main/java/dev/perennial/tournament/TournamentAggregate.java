package dev.perennial.tournament;

import static org.axonframework.modelling.command.AggregateLifecycle.apply;

import dev.perennial.contract.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.contract.tournament.TournamentId;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.spring.stereotype.Aggregate;

/** The shell round {@link TournamentDecider}: Axon outside, rules inside. */
@Aggregate(type = "tournament", cache = "aggregateCache")
class TournamentAggregate {
    @AggregateIdentifier
    @SuppressWarnings("UnusedVariable") // read by Axon
    private TournamentId id;

    /** For Axon, which fills it from events. */
    @SuppressWarnings("NullAway.Init")
    TournamentAggregate() {}

    @CommandHandler
    @SuppressWarnings("NullAway.Init")
    TournamentAggregate(CreateTournament command) {
        apply(TournamentDecider.create(command));
    }

    @EventSourcingHandler
    void on(TournamentCreated event) {
        id = event.tournament();
    }
}
