package dev.perennial.contract.tournament;

import dev.perennial.contract.PlayerId;

/** All that can happen to a tournament. */
public sealed interface TournamentEvent {

    TournamentId tournament();

    record TournamentCreated(
            TournamentId tournament, String name, String game, int tableSize, int rounds, PlayerId organiser)
            implements TournamentEvent {}
}
