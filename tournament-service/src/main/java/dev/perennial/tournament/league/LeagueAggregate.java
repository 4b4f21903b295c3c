package dev.perennial.tournament.league;

import static org.axonframework.modelling.command.AggregateLifecycle.apply;

import dev.perennial.domain.league.LeagueCommand;
import dev.perennial.domain.league.LeagueCommand.CreateLeague;
import dev.perennial.domain.league.LeagueDecider;
import dev.perennial.domain.league.LeagueEvent;
import dev.perennial.domain.league.LeagueEvent.LeagueFounded;
import dev.perennial.domain.league.LeagueId;
import dev.perennial.domain.league.LeagueState;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.spring.stereotype.Aggregate;

/** The shell around {@link LeagueDecider} and {@link LeagueState}: Axon outside, rules inside. */
@Aggregate(type = "league", cache = "leagueCache")
class LeagueAggregate {
    @AggregateIdentifier
    @SuppressWarnings("UnusedVariable") // read by Axon
    private LeagueId id;

    private LeagueState state;

    /** For Axon, which fills it from events. */
    @SuppressWarnings("NullAway.Init")
    LeagueAggregate() {}

    @SuppressWarnings("NullAway.Init")
    LeagueAggregate(CreateLeague command, LeagueOrganisers organisers) {
        var created = LeagueDecider.create(command);
        organisers.write(LeagueState.founded(created));
        apply(created);
    }

    /** Returns the sequence number of the last event. */
    long handle(LeagueCommand command, LeagueOrganisers organisers) {
        var before = state;
        for (LeagueEvent event : LeagueDecider.decide(state, command)) {
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
