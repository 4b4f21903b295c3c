package dev.perennial.games.sevolution;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.Game;
import dev.perennial.games.GameStatistics;
import dev.perennial.games.GameView;
import dev.perennial.games.Result;
import dev.perennial.games.Sentence;
import dev.perennial.games.Setup;
import dev.perennial.games.Viewer;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionMove;
import dev.perennial.games.sevolution.model.SEvolutionOptions;
import dev.perennial.games.sevolution.model.SEvolutionState;
import dev.perennial.games.sevolution.model.SEvolutionView;
import dev.perennial.games.sevolution.model.Standing;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * S-Evolution by Jean-Michel Maman, for 2 to 4 players. "Spec" in this package is the S-Evolution specification.
 *
 * <p>Chance is used in this order:
 *
 * <ol>
 *   <li>if the first seat is random: the first player, a number below the number of seats;
 *   <li>for each seat a shuffle of its 24 playing cards, which lie by suit, then by value, then by copy;
 *   <li>in each round, for each blind seat in seat order, a shuffle of its hand, which lies in the order drawn with the
 *       Discovery last;
 *   <li>at the end of round 1, for each seat in seat order that has calamities set aside, a shuffle of its pile from
 *       the top with those calamities behind it, in the order they were set aside.
 * </ol>
 */
public final class SEvolution implements Game<SEvolutionState, SEvolutionMove, SEvolutionEvent, SEvolutionOptions> {
    static final String ID = "s-evolution";
    private static final Type<SEvolutionState, SEvolutionMove, SEvolutionEvent, SEvolutionOptions> TYPE = new Type<>(
            ID,
            "1",
            MoveHandler.MIN_SEATS,
            MoveHandler.MAX_SEATS,
            SEvolutionMove.class,
            SEvolutionEvent.class,
            SEvolutionState.class,
            SEvolutionView.class,
            new SEvolutionOptions());

    @Override
    public Type<SEvolutionState, SEvolutionMove, SEvolutionEvent, SEvolutionOptions> type() {
        return TYPE;
    }

    @Override
    public Decision<SEvolutionEvent> start(Setup<SEvolutionOptions> setup, DecisionContext context) {
        return MoveHandler.start(setup, context.chance());
    }

    @Override
    public Decision<SEvolutionEvent> decide(
            SEvolutionState state, int seat, SEvolutionMove move, DecisionContext context) {
        return MoveHandler.decide(state, seat, move, context.chance());
    }

    /**
     * Makes only the pending decision; if the seat is awaited again, that is a decision with its own time (spec 10.1).
     */
    @Override
    public Decision<SEvolutionEvent> timeUp(SEvolutionState state, int seat, DecisionContext context) {
        return MoveHandler.timeUp(state, seat, context.chance());
    }

    @Override
    public List<SEvolutionEvent> redeal(SEvolutionState state, List<SEvolutionEvent> past, int seat, Chance chance) {
        return Redeal.of(state, seat, chance);
    }

    @Override
    public SEvolutionState evolve(@Nullable SEvolutionState state, SEvolutionEvent event) {
        if (event instanceof SEvolutionEvent.GameBegan began) {
            return Evolution.first(began);
        }
        if (state == null) {
            throw new IllegalArgumentException("a game begins with GameBegan");
        }
        return Evolution.evolve(state, event);
    }

    @Override
    public Set<Integer> awaited(SEvolutionState state) {
        var toAct = state.toAct();
        return toAct == null ? Set.of() : Set.of(toAct);
    }

    @Override
    public Stream<SEvolutionMove> legalMoves(SEvolutionState state, int seat) {
        return LegalMoves.of(state, seat);
    }

    /** Tie-breaks are given so that more is better, turn order too. */
    @Override
    public Optional<Result> result(SEvolutionState state) {
        if (!state.isOver()) {
            return Optional.empty();
        }
        return Optional.of(new Result(state.standings().stream()
                .sorted(Comparator.comparingInt(Standing::seat))
                .map(standing -> new Result.SeatResult(
                        standing.seat(), standing.score(), standing.place(), tieBreaks(standing, state.seats())))
                .toList()));
    }

    @Override
    public GameView view(SEvolutionState state, Viewer viewer) {
        return Visibility.view(state, viewer);
    }

    @Override
    public SEvolutionEvent redact(SEvolutionEvent event, Viewer viewer) {
        return Visibility.redact(event, viewer);
    }

    @Override
    public String notation(SEvolutionMove move) {
        return Notation.write(move);
    }

    @Override
    public Optional<SEvolutionMove> parseNotation(String text) {
        return Notation.read(text);
    }

    @Override
    public Sentence describe(SEvolutionEvent event) {
        return Sentences.of(event);
    }

    @Override
    public GameStatistics<SEvolutionState, SEvolutionEvent> statistics() {
        return new SEvolutionStatistics();
    }

    private static Map<String, Integer> tieBreaks(Standing standing, int seats) {
        return Map.of(
                "age", standing.age(),
                "population", standing.population(),
                "turnOrder", seats - standing.turnOrder());
    }
}
