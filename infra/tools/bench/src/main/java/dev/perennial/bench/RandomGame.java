package dev.perennial.bench;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** One game played at random to its end, with dice of little cost: the rules are measured, not the dice. */
final class RandomGame {
    /** The planet game lists moves without end; a random player chooses among the first. */
    static final int MOVES_LISTED = 64;

    private final Game<GameState, GameMove, GameEvent, GameOptions> game;
    private final SplittableRandom dice;
    private final DecisionContext context;
    private final List<GameEvent> history = new ArrayList<>();
    private int moves;

    RandomGame(Game<GameState, GameMove, GameEvent, GameOptions> game, long number) {
        this.game = game;
        this.dice = new SplittableRandom(number);
        this.context = new DecisionContext(Instant.EPOCH, Chance.of(GameSeed.ofHex("%064x".formatted(number))));
    }

    /** Lists legal moves, picks one, decides it and folds what happened, until the game is over. */
    RandomGame play(int seats) {
        var setup = new Setup<>(seats, FirstSeat.RANDOM, game.defaultOptions());
        var state = happened(null, game.start(setup, context));
        var awaited = game.awaited(state);
        while (!awaited.isEmpty()) {
            int seat = awaited.iterator().next();
            state = happened(state, game.decide(state, seat, pick(state, seat), context));
            moves++;
            awaited = game.awaited(state);
        }
        return this;
    }

    /**
     * Each of the first moves is as likely as any other. Which one is thrown before they are read: none after it is.
     */
    private GameMove pick(GameState state, int seat) {
        int wanted = dice.nextInt(MOVES_LISTED) + 1;
        var read = game.legalMoves(state, seat).limit(wanted).toList();
        return read.size() == wanted ? read.getLast() : read.get(dice.nextInt(read.size()));
    }

    List<GameEvent> history() {
        return history;
    }

    int moves() {
        return moves;
    }

    private GameState happened(GameState state, Decision<GameEvent> decision) {
        if (decision instanceof Decision.Accepted<GameEvent> accepted) {
            history.addAll(accepted.events());
            return game.after(state, accepted);
        }
        throw new IllegalStateException("a listed move was refused: " + decision);
    }
}
