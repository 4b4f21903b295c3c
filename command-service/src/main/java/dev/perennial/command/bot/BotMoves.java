package dev.perennial.command.bot;

import dev.perennial.domain.table.TableState;
import dev.perennial.games.Bots;
import dev.perennial.games.GameMove;
import dev.perennial.games.Viewer;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.ServerSeed;
import java.util.List;
import java.util.Objects;

/** Chooses a bot's moves. The bot sees what a player in its seat sees, and nothing else. */
final class BotMoves {
    private BotMoves() {}

    static GameMove choose(TableState table, int seat, ServerSeed seed) {
        var game = table.game();
        var position = table.runningPosition();
        var bot = Bots.byName(
                        table.gameId(), Objects.requireNonNull(table.seat(seat).bot()))
                .orElseThrow();
        return bot.choose(
                game.view(position, new Viewer.Seat(seat)),
                seat,
                () -> game.legalMoves(position, seat),
                dice(table, seat, seed));
    }

    /** Any move that is legal, for a bot at its wits' end. */
    static GameMove first(TableState table, int seat) {
        try (var moves = table.game().legalMoves(table.runningPosition(), seat)) {
            return moves.findFirst().orElseThrow();
        }
    }

    /**
     * Derived from the move, so that every node chooses the same one. The values are unpredictable while the seed is
     * secret, and the colon separates them from the dice of any game.
     */
    private static Chance dice(TableState table, int seat, ServerSeed seed) {
        String move = "bot:" + seat + ":" + table.seat(seat).nextMove();
        return Chance.of(seed.gameSeed(List.of(move), table.id().code()));
    }
}
