package dev.perennial.tournament.league;

import static org.axonframework.modelling.command.AggregateLifecycle.apply;

import dev.perennial.contract.league.LeagueEvent;
import dev.perennial.contract.league.LeagueEvent.LeagueFounded;
import dev.perennial.contract.league.LeagueId;
import dev.perennial.contract.league.LeagueState;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.spring.stereotype.Aggregate;

/** The shell round {@link LeagueDecider}: Axon outside, rules inside. */
@Aggregate(type = "league", cache = "aggregateCache")
class LeagueAggregate {
    @AggregateIdentifier
    @SuppressWarnings("UnusedVariable") // read by Axon
    private LeagueId id;

    private LeagueState state;

    /** For Axon, which fills it from events. */
    @SuppressWarnings("NullAway.Init")
    LeagueAggregate() {}

    @CommandHandler
    @SuppressWarnings("NullAway.Init")
    LeagueAggregate(FoundLeague command, LeagueOrganisers organisers) {
        var founded = LeagueDecider.found(command);
        organisers.write(LeagueState.founded(founded));
        apply(founded);
    }

    @CommandHandler
    long handle(LeagueOrder order, LeagueOrganisers organisers) {
        var before = state;
        for (LeagueEvent event : LeagueDecider.decide(state, order)) {
            var _ = apply(event);
        }
        if (!state.organisers().equals(before.organisers()) || !state.consents().equals(before.consents())) {
            organisers.write(state);
        }
        return AggregateLifecycle.getVersion();
    }

    @EventSourcingHandler
    void on(LeagueEvent event) {
        if (event instanceof LeagueFounded founded) {
            id = founded.league();
            state = LeagueState.founded(founded);
        } else {
            state = state.evolve(event);
        }
    }
}
