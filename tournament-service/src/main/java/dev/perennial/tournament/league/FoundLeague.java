package dev.perennial.tournament.league;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.league.LeagueId;
import dev.perennial.contract.league.LeagueRules;
import org.axonframework.modelling.command.TargetAggregateIdentifier;

/** Makes a league; who founds it is its first organiser. */
public record FoundLeague(@TargetAggregateIdentifier LeagueId league, String name, LeagueRules rules, PlayerId by) {}
