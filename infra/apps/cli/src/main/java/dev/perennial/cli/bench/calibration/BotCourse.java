package dev.perennial.cli.bench.calibration;

import dev.perennial.games.Bots;
import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Setup;
import dev.perennial.games.Viewer;
import dev.perennial.games.analysis.Course;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;

/** Games of bots of one kind, by number: greedy and expert bots take turns. The same number is the same game. */
final class BotCourse {
    private static final List<String> BOTS = List.of("greedy", "expert");

    private BotCourse() {}

    static Course play(Game<GameState, GameMove, GameEvent, GameOptions> game, int seats, int number) {
        String name = "calibration-" + game.id() + "-" + seats + "-" + number;
        var bot = Bots.byName(game.id(), BOTS.get(number % BOTS.size())).orElseThrow();
        var options =
                game.withOwnClock(game.defaultOptions(), OptionalInt.empty()).orElse(game.defaultOptions());
        var setup = new Setup<>(seats, FirstSeat.RANDOM, options);
        var context = new DecisionContext(Instant.EPOCH, dice(name, "game"));
        var botDice = dice(name, "bots");
        var opening = accepted(game.start(setup, context));
        var steps = new ArrayList<Course.Step>();
        GameState state = game.fold(null, opening);
        while (game.result(state).isEmpty()) {
            var position = state;
            int seat = new TreeSet<>(game.awaited(position)).first();
            var view = game.view(position, new Viewer.Seat(seat));
            GameMove move = bot.choose(view, seat, () -> game.legalMoves(position, seat), botDice);
            var events = accepted(game.decide(position, seat, move, context));
            steps.add(new Course.Step(seat, move, events));
            state = game.fold(position, events);
        }
        return new Course(name, game, setup, true, opening, steps);
    }

    private static Chance dice(String name, String purpose) {
        return Chance.of(GameSeed.ofText(name, purpose));
    }

    private static List<GameEvent> accepted(Decision<GameEvent> decision) {
        if (decision instanceof Decision.Accepted<GameEvent>(var events, var _)) {
            return events;
        }
        throw new IllegalStateException("a bot must play legally: " + decision);
    }
}
