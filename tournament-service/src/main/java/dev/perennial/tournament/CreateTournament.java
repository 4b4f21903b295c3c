package dev.perennial.tournament;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.TournamentId;
import org.axonframework.modelling.command.TargetAggregateIdentifier;

record CreateTournament(
        @TargetAggregateIdentifier TournamentId tournament,
        String name,
        String game,
        int tableSize,
        int rounds,
        PlayerId organiser) {}
