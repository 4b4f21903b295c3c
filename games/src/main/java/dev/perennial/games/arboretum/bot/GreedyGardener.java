package dev.perennial.games.arboretum.bot;

import dev.perennial.games.GameView;
import dev.perennial.games.arboretum.model.ArboretumMove;
import dev.perennial.games.arboretum.model.ArboretumMove.Discard;
import dev.perennial.games.arboretum.model.ArboretumMove.DrawFromDeck;
import dev.perennial.games.arboretum.model.ArboretumMove.DrawFromDiscard;
import dev.perennial.games.arboretum.model.ArboretumMove.Plant;
import dev.perennial.games.arboretum.model.ArboretumView;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.Tree;
import dev.perennial.games.bots.Bot;
import dev.perennial.games.bots.Ranked;
import dev.perennial.games.chance.Chance;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Looks one step ahead and takes what promises most by {@link Evaluation}; among equals, the first. */
public final class GreedyGardener implements Bot<ArboretumMove> {

    @Override
    public String name() {
        return "greedy";
    }

    @Override
    public ArboretumMove choose(GameView view, int seat, Supplier<Stream<ArboretumMove>> legalMoves, Chance chance) {
        return best(new Evaluation((ArboretumView) view, seat), legalMoves.get());
    }

    static ArboretumMove best(Evaluation prospects, Stream<ArboretumMove> legalMoves) {
        return Ranked.best(legalMoves.toList(), move -> promise(move, prospects));
    }

    static double promise(ArboretumMove move, Evaluation prospects) {
        return switch (move) {
            case DrawFromDeck _ -> prospects.withUnseenCard();
            case DrawFromDiscard(int seat) -> prospects.withTopDiscardOf(seat);
            case Plant(Card card, int x, int y) -> prospects.withTree(new Tree(card, x, y));
            case Discard(Card card) -> prospects.without(card);
        };
    }
}
