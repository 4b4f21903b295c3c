package dev.perennial.games.laws;

import static org.assertj.core.api.Assertions.assertThat;

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
import dev.perennial.games.bots.Bot;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One game from its start to its end, played by a choice made at each position. */
final class LawRun<S extends GameState, M extends GameMove, E extends GameEvent, O extends GameOptions> {
    /** Far beyond the longest game: who gets here does not end. */
    private static final int TOO_LONG = 20_000;

    /** How many moves are listed in the middle of a move. */
    private static final int LISTED = 40;

    final Game<S, M, E, O> game;
    final int seats;
    final List<E> events = new ArrayList<>();
    S state;

    private final GameSeed seed;
    private long drawn;

    LawRun(Game<S, M, E, O> game, Setup<O> setup, long seedNumber) {
        this.game = game;
        this.seats = setup.seats();
        this.seed = GameSeed.ofHex("%064x".formatted(seedNumber));
        var chance = Chance.of(seed);
        var opening = accepted(game.start(setup, new DecisionContext(Instant.EPOCH, chance)), "start");
        this.drawn = chance.position();
        this.events.addAll(opening);
        this.state = lookedAt(null, opening);
    }

    static <O extends GameOptions> Setup<O> setup(Game<?, ?, ?, O> game, int seats, long seedNumber) {
        return new Setup<>(seats, seedNumber % 2 == 0 ? FirstSeat.RANDOM : FirstSeat.SEAT1, game.defaultOptions());
    }

    /** Random legal moves to the end; the laws look at each position before it is left, and at the last one. */
    void playRandomly(Random random, int streamLimit, Consumer<LawRun<S, M, E, O>> laws) {
        for (int step = 0; step < TOO_LONG; step++) {
            laws.accept(this);
            var awaited = List.copyOf(game.awaited(state));
            if (awaited.isEmpty()) {
                return;
            }
            int seat = awaited.get(random.nextInt(awaited.size()));
            var move = Samples.of(game.legalMoves(state, seat), streamLimit, 1, random);
            assertThat(move).as("an awaited seat has a legal move").isNotEmpty();
            play(seat, move.getFirst());
        }
        throw new AssertionError("the game does not end by random moves");
    }

    void playBy(Bot<M> bot) {
        var dice = Chance.of(GameSeed.ofHex("%064x".formatted(seats)));
        while (!game.awaited(state).isEmpty()) {
            int seat = game.awaited(state).iterator().next();
            S position = state;
            play(
                    seat,
                    bot.choose(
                            game.view(position, new Viewer.Seat(seat)),
                            seat,
                            () -> game.legalMoves(position, seat),
                            dice));
        }
    }

    void playByTimeUp(Random random) {
        for (int step = 0; step < TOO_LONG; step++) {
            var awaited = List.copyOf(game.awaited(state));
            if (awaited.isEmpty()) {
                return;
            }
            int seat = awaited.get(random.nextInt(awaited.size()));
            apply(context -> game.timeUp(state, seat, context), "time up");
        }
        throw new AssertionError("the game does not end by the time-up rule");
    }

    void play(int seat, M move) {
        apply(context -> game.decide(state, seat, move, context), move);
    }

    /** An context at this point of the stream of chance; using it does not move the game on. */
    DecisionContext context() {
        return new DecisionContext(Instant.EPOCH, Chance.of(seed, drawn));
    }

    private void apply(Function<DecisionContext, Decision<E>> decide, Object what) {
        var context = context();
        var happened = accepted(decide.apply(context), what);
        drawn = context.chance().position();
        events.addAll(happened);
        state = lookedAt(state, happened);
    }

    /** Watchers see the position after every single event, also in the middle of a move. */
    private S lookedAt(@Nullable S before, List<E> happened) {
        S now = before;
        for (E event : happened) {
            now = game.evolve(now, event);
            assertThat(game.view(now, new Viewer.Spectator())).isNotNull();
            for (int seat : game.awaited(now)) {
                assertThat(game.legalMoves(now, seat).limit(LISTED)).doesNotContainNull();
            }
        }
        return Objects.requireNonNull(now, "something happened");
    }

    static <E> List<E> accepted(Decision<E> decision, Object what) {
        return switch (decision) {
            case Decision.Accepted<E>(var events, var _) -> {
                assertThat(events).as("events of %s", what).isNotEmpty();
                yield events;
            }
            case Decision.Refused<E>(var refusal) -> throw new AssertionError(what + " was refused: " + refusal);
        };
    }
}
