package dev.perennial.tournament.league;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.league.LeagueId;
import org.axonframework.modelling.command.TargetAggregateIdentifier;
import org.jspecify.annotations.Nullable;

/**
 * Somebody wants something of a league.
 *
 * @param by null when it comes from no person
 */
public record LeagueOrder(
        @TargetAggregateIdentifier LeagueId league,
        @Nullable PlayerId by,
        boolean admin,
        @Nullable String why,
        LeagueAct act) {}
