package dev.perennial.tournament.command;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.contract.tournament.TournamentRules;
import org.axonframework.modelling.command.TargetAggregateIdentifier;

/**
 * Makes a tournament.
 *
 * @param rounds 0 for as many as the number of players recommends
 */
public record CreateTournament(
        @TargetAggregateIdentifier TournamentId tournament,
        String name,
        String game,
        int tableSize,
        int rounds,
        TournamentRules rules,
        PlayerId organiser) {}
