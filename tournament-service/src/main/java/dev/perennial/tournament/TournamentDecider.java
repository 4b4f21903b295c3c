package dev.perennial.tournament;

import dev.perennial.contract.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.games.Games;

/** Judges commands to a tournament: pure. */
final class TournamentDecider {
    private static final int LONGEST_NAME = 100;
    private static final int MOST_ROUNDS = 50;

    private TournamentDecider() {}

    static TournamentCreated create(CreateTournament command) {
        var game = Games.byId(command.game()).orElseThrow(() -> new TournamentRefused(TournamentRefusal.UNKNOWN_GAME));
        String name = command.name().strip();
        require(!name.isEmpty() && name.length() <= LONGEST_NAME, TournamentRefusal.BAD_NAME);
        // Nobody can be paired against himself, whatever the game allows.
        int smallest = Math.max(2, game.minSeats());
        require(
                command.tableSize() >= smallest && command.tableSize() <= game.maxSeats(),
                TournamentRefusal.BAD_TABLE_SIZE);
        require(command.rounds() >= 1 && command.rounds() <= MOST_ROUNDS, TournamentRefusal.BAD_ROUNDS);
        return new TournamentCreated(
                command.tournament(), name, game.id(), command.tableSize(), command.rounds(), command.organiser());
    }

    private static void require(boolean condition, TournamentRefusal otherwise) {
        if (!condition) {
            throw new TournamentRefused(otherwise);
        }
    }
}
