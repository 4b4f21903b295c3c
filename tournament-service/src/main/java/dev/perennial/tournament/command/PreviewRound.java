package dev.perennial.tournament.command;

import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.tournament.life.Order;
import org.axonframework.modelling.command.TargetAggregateIdentifier;

/** Asks for the next round as it would be, with reasons. Nothing is stored. */
public record PreviewRound(@TargetAggregateIdentifier TournamentId tournament, Order order) {}
