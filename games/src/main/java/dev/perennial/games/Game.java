package dev.perennial.games;

import dev.perennial.games.chance.Chance;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one game: pure functions over immutable values. No clock, no dice, no I/O; time and chance come in with
 * the {@link DecisionContext}.
 *
 * <p>Moves, events and options are sealed interfaces of records (options: one record), so that a codec can name them
 * without the game knowing about JSON.
 */
public interface Game<S extends GameState, M extends GameMove, E extends GameEvent, O extends GameOptions> {

    /**
     * The fixed facts of a game.
     *
     * @param id used in URLs, messages, files and on the command line, such as {@code arboretum}
     * @param rulesVersion recorded when a table opens; a running table finishes on the version it started with
     * @param moves the sealed interface of its moves
     * @param events the sealed interface of its events
     * @param view the type of {@link #view}
     */
    record Type<S extends GameState, M extends GameMove, E extends GameEvent, O extends GameOptions>(
            String id,
            String rulesVersion,
            int minSeats,
            int maxSeats,
            Class<M> moves,
            Class<E> events,
            Class<S> state,
            Class<? extends GameView> view,
            O defaultOptions) {}

    Type<S, M, E, O> type();

    default String id() {
        return type().id();
    }

    default String rulesVersion() {
        return type().rulesVersion();
    }

    default int minSeats() {
        return type().minSeats();
    }

    default int maxSeats() {
        return type().maxSeats();
    }

    default Class<M> moveType() {
        return type().moves();
    }

    default Class<E> eventType() {
        return type().events();
    }

    default Class<S> stateType() {
        return type().state();
    }

    default Class<? extends GameView> viewType() {
        return type().view();
    }

    default O defaultOptions() {
        return type().defaultOptions();
    }

    /** The opening events, or a refusal when seats or options do not fit the game. */
    Decision<E> start(Setup<O> setup, DecisionContext context);

    /**
     * Judges one move. Everything chance decided is written into the events. Checks the seat and the move completely:
     * whatever is not refused here is legal.
     */
    Decision<E> decide(S state, int seat, M move, DecisionContext context);

    /** Applies the game's rule for a seat whose time is up, in any phase. Called again while the seat is awaited. */
    Decision<E> timeUp(S state, int seat, DecisionContext context);

    /** When a clock that belongs to the rules ends the awaited turn; most games leave time to the platform. */
    default Optional<Instant> deadline(S state) {
        return Optional.empty();
    }

    /** How many seconds the game's own clock has with these options; empty when it has none or does without it. */
    default OptionalInt ownClock(O options) {
        return OptionalInt.empty();
    }

    /** The options with the game's own clock set to the given seconds, or off; empty when the game has no clock. */
    default Optional<O> withOwnClock(O options, OptionalInt seconds) {
        return Optional.empty();
    }

    /**
     * Deals again all that the seat cannot know, as events: the position after them looks to the seat as it did before.
     * Depends only on the chance and on what the seat knows. Only asked of a running game that waits for a move.
     *
     * @param past all events of the game so far: what was shown once is known, even if it is covered now
     */
    List<E> redeal(S state, List<E> past, int seat, Chance chance);

    /** The event without the moments of a clock that belongs to the rules: a position to go on from has no clock. */
    default E untimed(E event) {
        return event;
    }

    /** Copies the event's numbers into the state; never judges. The first opening event meets no state. */
    S evolve(@Nullable S state, E event);

    /** The state after a decision. Rules that folded their events while deciding are not asked to do so again. */
    default S after(@Nullable S before, Decision.Accepted<? extends E> accepted) {
        return accepted.after().map(stateType()::cast).orElseGet(() -> fold(before, accepted.events()));
    }

    /** Seats that have to act now; empty exactly when the game is over. */
    Set<Integer> awaited(S state);

    /** Every legal move of the seat, lazily, agreeing with {@link #decide}; empty when it is not awaited. */
    Stream<M> legalMoves(S state, int seat);

    /** Present exactly when the game is over. */
    Optional<Result> result(S state);

    /** All that the viewer may know of the position, and nothing else. */
    GameView view(S state, Viewer viewer);

    /** The event as the viewer may see it: hidden values are left out (null or empty). */
    E redact(E event, Viewer viewer);

    /** Short human notation of a move, such as {@code plant O4 1,0}. */
    String notation(M move);

    /** Reads what {@link #notation} writes. */
    Optional<M> parseNotation(String text);

    /** The event-log line as a key with parameters; also for redacted events. */
    Sentence describe(E event);

    /** The facts for replays, statistics and spectators. */
    GameStatistics<S, E> statistics();

    /** Start and fold in one go, for simulations and tests. */
    default S fold(@Nullable S state, List<? extends E> events) {
        S folded = state;
        for (E event : events) {
            folded = evolve(folded, event);
        }
        if (folded == null) {
            throw new IllegalArgumentException("no events to fold");
        }
        return folded;
    }
}
