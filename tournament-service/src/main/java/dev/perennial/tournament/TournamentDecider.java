package dev.perennial.tournament;

import dev.perennial.contract.tournament.TournamentEvent;
import dev.perennial.contract.tournament.TournamentEvent.RulesSet;
import dev.perennial.contract.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.games.Games;
import dev.perennial.tournament.command.CreateTournament;
import dev.perennial.tournament.life.RulesCheck;
import dev.perennial.tournament.life.TournamentRefusal;
import dev.perennial.tournament.life.TournamentRefused;
import dev.perennial.tournament.life.Wording;
import java.util.List;

/** Judges whether a tournament can be at all: pure. */
final class TournamentDecider {
    private static final int LONGEST_NAME = 100;
    private static final int MOST_ROUNDS = 50;

    private TournamentDecider() {}

    static List<TournamentEvent> create(CreateTournament command) {
        var game = Games.byId(command.game()).orElseThrow(() -> new TournamentRefused(TournamentRefusal.UNKNOWN_GAME));
        String name = command.name().strip();
        TournamentRefusal.BAD_NAME.unless(Wording.isName(name, LONGEST_NAME));
        // Nobody can be paired against himself, whatever the game allows.
        int smallest = Math.max(2, game.minSeats());
        TournamentRefusal.BAD_TABLE_SIZE.unless(
                command.tableSize() >= smallest && command.tableSize() <= game.maxSeats());
        TournamentRefusal.BAD_ROUNDS.unless(command.rounds() >= 0 && command.rounds() <= MOST_ROUNDS);
        RulesCheck.check(game.id(), command.tableSize(), command.rounds(), command.rules());
        return List.of(
                new TournamentCreated(
                        command.tournament(),
                        name,
                        game.id(),
                        command.tableSize(),
                        command.rounds(),
                        command.organiser()),
                new RulesSet(command.tournament(), command.rules(), command.organiser(), null));
    }
}
