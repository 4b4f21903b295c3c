package dev.perennial.games.bots;

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
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.time.Instant;
import java.util.List;

/** A game among bots, each told only what its seat may know. */
final class BotMatch {
    private BotMatch() {}

    static Result play(
            Game<GameState, GameMove, GameEvent, GameOptions> game, List<? extends Bot<GameMove>> bots, int seed) {
        var context = new DecisionContext(Instant.EPOCH, chance(seed));
        var setup = new Setup<>(bots.size(), FirstSeat.SEAT1, game.defaultOptions());
        var state = game.fold(null, accepted(game.start(setup, context)));
        var dice = chance(seed + 1_000_000);
        while (game.result(state).isEmpty()) {
            var position = state;
            int seat = game.awaited(position).stream().min(Integer::compare).orElseThrow();
            var view = game.view(position, new Viewer.Seat(seat));
            var move = bots.get(seat).choose(view, seat, () -> game.legalMoves(position, seat), dice);
            state = game.fold(position, accepted(game.decide(position, seat, move, context)));
        }
        return game.result(state).orElseThrow();
    }

    private static Chance chance(int seed) {
        return Chance.of(GameSeed.ofHex("%064x".formatted(seed)));
    }

    private static List<GameEvent> accepted(Decision<GameEvent> decision) {
        if (decision instanceof Decision.Accepted<GameEvent>(var events, var _)) {
            return events;
        }
        throw new AssertionError("a bot must play legally: " + decision);
    }
}
