package dev.perennial.games.arboretum;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.Game;
import dev.perennial.games.GameStatistics;
import dev.perennial.games.GameView;
import dev.perennial.games.Result;
import dev.perennial.games.Sentence;
import dev.perennial.games.Setup;
import dev.perennial.games.Viewer;
import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumMove;
import dev.perennial.games.arboretum.model.ArboretumOptions;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.arboretum.model.ArboretumView;
import dev.perennial.games.arboretum.model.Phase;
import dev.perennial.games.chance.Chance;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Arboretum by Dan Cassar, for 2 to 4 players.
 *
 * <p>Chance is used only at the start, in this order:
 *
 * <ol>
 *   <li>if the removed species are left to chance and any are to be removed: a shuffle of the ten species in table
 *       order, of which the first four (2 seats) or two (3 seats) are removed;
 *   <li>if the first seat is random: the first seat, a number below the number of seats;
 *   <li>a shuffle of the cards in play, which lie in table order by species, then by value.
 * </ol>
 */
public final class Arboretum implements Game<ArboretumState, ArboretumMove, ArboretumEvent, ArboretumOptions> {
    private static final Type<ArboretumState, ArboretumMove, ArboretumEvent, ArboretumOptions> TYPE = new Type<>(
            "arboretum",
            "1",
            Opening.MIN_SEATS,
            Opening.MAX_SEATS,
            ArboretumMove.class,
            ArboretumEvent.class,
            ArboretumState.class,
            ArboretumView.class,
            new ArboretumOptions(null));

    @Override
    public Type<ArboretumState, ArboretumMove, ArboretumEvent, ArboretumOptions> type() {
        return TYPE;
    }

    @Override
    public Decision<ArboretumEvent> start(Setup<ArboretumOptions> setup, DecisionContext context) {
        return Opening.decide(setup, context.chance());
    }

    @Override
    public Decision<ArboretumEvent> decide(
            ArboretumState state, int seat, ArboretumMove move, DecisionContext context) {
        return MoveRules.decide(state, seat, move);
    }

    @Override
    public Decision<ArboretumEvent> timeUp(ArboretumState state, int seat, DecisionContext context) {
        return TimeUp.decide(state, seat);
    }

    @Override
    public List<ArboretumEvent> redeal(ArboretumState state, List<ArboretumEvent> past, int seat, Chance chance) {
        return Redeal.of(state, past, seat, chance);
    }

    @Override
    public ArboretumState evolve(@Nullable ArboretumState state, ArboretumEvent event) {
        return Evolution.evolve(state, event);
    }

    @Override
    public Set<Integer> awaited(ArboretumState state) {
        var turn = state.turn();
        return turn.phase().isTurn() ? Set.of(turn.seat()) : Set.of();
    }

    @Override
    public Stream<ArboretumMove> legalMoves(ArboretumState state, int seat) {
        return LegalMoves.of(state, seat);
    }

    @Override
    public Optional<Result> result(ArboretumState state) {
        if (state.turn().phase() != Phase.OVER) {
            return Optional.empty();
        }
        return Optional.of(new Result(state.result().stream()
                .map(score -> new Result.SeatResult(
                        score.seat(), score.points(), score.place(), Map.of("species", score.species())))
                .toList()));
    }

    @Override
    public GameView view(ArboretumState state, Viewer viewer) {
        return Visibility.view(state, viewer);
    }

    @Override
    public ArboretumEvent redact(ArboretumEvent event, Viewer viewer) {
        return Visibility.redact(event, viewer);
    }

    @Override
    public String notation(ArboretumMove move) {
        return Notation.write(move);
    }

    @Override
    public Optional<ArboretumMove> parseNotation(String text) {
        return Notation.read(text);
    }

    @Override
    public Sentence describe(ArboretumEvent event) {
        return Sentences.of(event);
    }

    @Override
    public GameStatistics<ArboretumState, ArboretumEvent> statistics() {
        return new ArboretumStatistics();
    }
}
