package dev.perennial.games.arboretum;

import dev.perennial.games.arboretum.model.ArboretumMove;
import dev.perennial.games.arboretum.model.ArboretumMove.Discard;
import dev.perennial.games.arboretum.model.ArboretumMove.DrawFromDeck;
import dev.perennial.games.arboretum.model.ArboretumMove.DrawFromDiscard;
import dev.perennial.games.arboretum.model.ArboretumMove.Plant;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.arboretum.model.Cell;
import dev.perennial.games.arboretum.model.PlayerArea;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The moves of the seat whose turn it is. Their order is that of the time-up rule (arboretum spec D20), which takes the
 * first one. Of the many ways to ask for the first planting only the one at the origin is listed.
 */
public final class LegalMoves {
    private LegalMoves() {}

    public static Stream<ArboretumMove> of(ArboretumState state, int seat) {
        if (MoveRules.refusalOfSeat(state, seat).isPresent()) {
            return Stream.empty();
        }
        return switch (state.turn().phase()) {
            case DRAW -> draws(state, seat);
            case PLANT -> plantings(state.player(seat));
            case DISCARD -> state.player(seat).hand().stream().map(Discard::new);
            case SETUP, SCORING, OVER -> Stream.empty();
        };
    }

    private static Stream<ArboretumMove> draws(ArboretumState state, int seat) {
        Stream<ArboretumMove> deck = state.deck().isEmpty() ? Stream.empty() : Stream.of(new DrawFromDeck());
        var piles = IntStream.range(0, state.seats())
                .map(offset -> (seat + offset) % state.seats())
                .filter(from -> !state.player(from).discards().isEmpty())
                .mapToObj(DrawFromDiscard::new);
        return Stream.concat(deck, piles);
    }

    private static Stream<ArboretumMove> plantings(PlayerArea player) {
        var hand = player.hand();
        var cells = player.freeCells();
        return IntStream.range(0, hand.size() * cells.size()).mapToObj(choice -> {
            Cell cell = cells.get(choice % cells.size());
            return new Plant(hand.get(choice / cells.size()), cell.x(), cell.y());
        });
    }
}
