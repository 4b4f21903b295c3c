package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.table.GameDocuments;
import dev.perennial.domain.text.WrittenText;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentEvent.RulesSet;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.command.TournamentCommand.CreateTournament;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.command.TournamentRefused;
import dev.perennial.games.Games;
import java.util.List;

/** Decides whether a tournament can be created. */
final class CreationDecider {
    private static final int LONGEST_NAME = 100;
    private static final int MOST_ROUNDS = 50;

    private CreationDecider() {}

    static List<TournamentEvent> create(CreateTournament command, GameDocuments documents) {
        var game = Games.byId(command.game()).orElseThrow(() -> new TournamentRefused(TournamentRefusal.UNKNOWN_GAME));
        String name = command.name().strip();
        TournamentRefusal.BAD_TITLE.unless(WrittenText.isName(name, LONGEST_NAME));
        // A player needs an opponent, even where the game can be played alone.
        int smallest = Math.max(2, game.minSeats());
        TournamentRefusal.BAD_TABLE_SIZE.unless(
                command.tableSize() >= smallest && command.tableSize() <= game.maxSeats());
        TournamentRefusal.BAD_ROUNDS.unless(command.rounds() >= 0 && command.rounds() <= MOST_ROUNDS);
        RulesCheck.check(game.id(), command.tableSize(), command.rounds(), command.rules(), documents);
        var id = command.tournament();
        var organiser = command.request().person();
        return List.of(
                new TournamentCreated(id, name, game.id(), command.tableSize(), command.rounds(), organiser),
                new RulesSet(id, command.rules(), organiser, null));
    }
}
