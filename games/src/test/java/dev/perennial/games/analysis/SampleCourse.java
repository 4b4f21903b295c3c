package dev.perennial.games.analysis;

import dev.perennial.games.Bots;
import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import dev.perennial.games.Setup;
import dev.perennial.games.Viewer;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** A game that a bot played with itself. */
final class SampleCourse {
    private SampleCourse() {}

    static Course of(String gameId, int seats, String bot) {
        var game = Games.byId(gameId).orElseThrow();
        var player = Bots.byName(gameId, bot).orElseThrow();
        var setup = new Setup<>(seats, FirstSeat.RANDOM, game.defaultOptions());
        var context = new DecisionContext(Instant.EPOCH, dice(gameId));
        var botDice = dice(bot);
        var opening = accepted(game.start(setup, context));
        var steps = new ArrayList<Course.Step>();
        GameState state = game.fold(null, opening);
        while (game.result(state).isEmpty()) {
            var position = state;
            int seat = new TreeSet<>(game.awaited(position)).first();
            GameMove move = player.choose(
                    game.view(position, new Viewer.Seat(seat)), seat, () -> game.legalMoves(position, seat), botDice);
            var events = accepted(game.decide(position, seat, move, context));
            steps.add(new Course.Step(seat, move, events));
            state = game.fold(position, events);
        }
        return new Course("sample-" + seats, game, setup, true, opening, steps);
    }

    private static Chance dice(String purpose) {
        return Chance.of(GameSeed.ofText("sample", purpose));
    }

    private static List<GameEvent> accepted(Decision<GameEvent> decision) {
        return ((Decision.Accepted<GameEvent>) decision).events();
    }
}
