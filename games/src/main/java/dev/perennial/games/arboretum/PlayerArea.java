package dev.perennial.games.arboretum;

import java.util.List;
import java.util.stream.Stream;

/**
 * What lies before one player: the hand in table order, the trees in the order they were planted, and the discard pile
 * with its top card last.
 */
public record PlayerArea(List<Card> hand, List<Tree> trees, List<Card> discards) {
    static final PlayerArea EMPTY = new PlayerArea(List.of(), List.of(), List.of());

    public PlayerArea {
        hand = List.copyOf(hand);
        trees = List.copyOf(trees);
        discards = List.copyOf(discards);
    }

    boolean isOccupied(Cell cell) {
        return trees.stream().anyMatch(tree -> tree.x() == cell.x() && tree.y() == cell.y());
    }

    boolean isBeside(Cell cell) {
        return trees.stream().anyMatch(tree -> tree.cell().touches(cell));
    }

    /** Where a card may be planted, in reading order. For the first card, which may go anywhere, the origin. */
    List<Cell> freeCells() {
        if (trees.isEmpty()) {
            return List.of(Cell.ORIGIN);
        }
        return trees.stream()
                .flatMap(tree -> tree.cell().neighbours())
                .filter(cell -> !isOccupied(cell))
                .sorted()
                .distinct()
                .toList();
    }

    PlayerArea withHand(List<Card> cards) {
        return new PlayerArea(cards.stream().sorted().toList(), trees, discards);
    }

    PlayerArea withCard(Card card) {
        return withHand(appended(hand, card));
    }

    PlayerArea withTree(Tree tree) {
        return new PlayerArea(without(hand, tree.card()), appended(trees, tree), discards);
    }

    PlayerArea withDiscard(Card card) {
        return new PlayerArea(without(hand, card), trees, appended(discards, card));
    }

    PlayerArea withoutTopDiscard() {
        return new PlayerArea(hand, trees, discards.subList(0, discards.size() - 1));
    }

    private static <T> List<T> appended(List<T> items, T item) {
        return Stream.concat(items.stream(), Stream.of(item)).toList();
    }

    private static List<Card> without(List<Card> cards, Card card) {
        return cards.stream().filter(each -> !each.equals(card)).toList();
    }
}
