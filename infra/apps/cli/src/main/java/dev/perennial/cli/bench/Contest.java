package dev.perennial.cli.bench;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Result;
import dev.perennial.games.Setup;
import dev.perennial.games.Viewer;
import dev.perennial.games.bots.Bot;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** One game among bots after the other, without a table round it. */
record Contest(Game<GameState, GameMove, GameEvent, GameOptions> game, Bot<GameMove> hero, Bot<GameMove> others) {

    /** The hero moves on by one seat with every game. */
    Score play(int seats, int games) {
        var score = new Score(seats);
        for (int number = 0; number < games; number++) {
            int seat = number % seats;
            var bots = new ArrayList<Bot<GameMove>>();
            for (int i = 0; i < seats; i++) {
                bots.add(i == seat ? hero : others);
            }
            score.add(result(bots, number), seat);
        }
        return score;
    }

    private Result result(List<Bot<GameMove>> bots, int number) {
        var context = new DecisionContext(Instant.EPOCH, dice(number, bots.size()));
        var botDice = new ArrayList<Chance>();
        for (int seat = 0; seat < bots.size(); seat++) {
            botDice.add(dice(number, 100 + seat));
        }
        var setup = new Setup<>(bots.size(), FirstSeat.RANDOM, game.defaultOptions());
        var state = game.fold(null, accepted(game.start(setup, context)));
        while (game.result(state).isEmpty()) {
            var position = state;
            int seat = game.awaited(position).stream().min(Integer::compare).orElseThrow();
            var view = game.view(position, new Viewer.Seat(seat));
            var move = bots.get(seat).choose(view, seat, () -> game.legalMoves(position, seat), botDice.get(seat));
            state = game.fold(position, accepted(game.decide(position, seat, move, context)));
        }
        return game.result(state).orElseThrow();
    }

    private static Chance dice(int number, int purpose) {
        return Chance.of(GameSeed.ofHex("%032x%032x".formatted(purpose, number)));
    }

    private static List<GameEvent> accepted(Decision<GameEvent> decision) {
        if (decision instanceof Decision.Accepted<GameEvent>(var events, var _)) {
            return events;
        }
        throw new IllegalStateException("a bot must play legally: " + decision);
    }
}
