package dev.perennial.games.arboretum.model;

import dev.perennial.games.collection.Lists;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * One player's cards: the hand in table order, the trees in the order they were planted, and the discard pile with its
 * top card last.
 */
public record PlayerArea(List<Card> hand, List<Tree> trees, List<Card> discards) {
    public static final PlayerArea EMPTY = new PlayerArea(List.of(), List.of(), List.of());

    public PlayerArea {
        hand = List.copyOf(hand);
        trees = List.copyOf(trees);
        discards = List.copyOf(discards);
    }

    public boolean isOccupied(Cell cell) {
        for (Tree tree : trees) {
            if (tree.x() == cell.x() && tree.y() == cell.y()) {
                return true;
            }
        }
        return false;
    }

    public boolean isBeside(Cell cell) {
        for (Tree tree : trees) {
            if (tree.cell().touches(cell)) {
                return true;
            }
        }
        return false;
    }

    /** Where a card may be planted, in reading order. For the first card, which may go anywhere, the origin. */
    public List<Cell> freeCells() {
        if (trees.isEmpty()) {
            return List.of(Cell.ORIGIN);
        }
        return FreeCells.of(trees);
    }

    public PlayerArea withHand(List<Card> cards) {
        return new PlayerArea(cards.stream().sorted().toList(), trees, discards);
    }

    public PlayerArea withCard(Card card) {
        int place = Collections.binarySearch(hand, card);
        var more = new ArrayList<>(hand);
        more.add(place < 0 ? -place - 1 : place, card);
        return new PlayerArea(more, trees, discards);
    }

    public PlayerArea withTree(Tree tree) {
        return new PlayerArea(Lists.without(hand, tree.card()), Lists.with(trees, tree), discards);
    }

    public PlayerArea withDiscard(Card card) {
        return new PlayerArea(Lists.without(hand, card), trees, Lists.with(discards, card));
    }

    public PlayerArea withoutTopDiscard() {
        return new PlayerArea(hand, trees, discards.subList(0, discards.size() - 1));
    }
}
