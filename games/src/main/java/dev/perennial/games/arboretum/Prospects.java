package dev.perennial.games.arboretum;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a hand and a grid promise their owner: for each species the points in the grid, weighed with the chance of
 * being entitled to them, and the points of rivals that the hand may block. The weights are taste, tried out against
 * random play.
 */
final class Prospects {
    private static final double PER_TREE = 0.3;
    private static final double PER_BLOCKED_POINT = 0.5;
    private static final double GIFT_PER_VALUE = 0.15;
    private static final double EMPTY_HANDED = 0.2;

    private final ArboretumView view;
    private final ArboretumView.PlayerView mine;
    private final List<Card> hand;
    private final List<Card> unseen;
    private final double heldByRivals;
    private final Map<Species, Double> rivalSums = new EnumMap<>(Species.class);
    private final Map<Species, Integer> rivalPoints = new EnumMap<>(Species.class);

    Prospects(ArboretumView view, int seat) {
        this.view = view;
        this.mine = view.players().get(seat);
        this.hand = Objects.requireNonNull(mine.hand(), "a player sees the own hand");
        this.unseen = unseen();
        var rivals = IntStream.range(0, view.players().size())
                .filter(other -> other != seat)
                .mapToObj(view.players()::get)
                .toList();
        int rivalCards =
                rivals.stream().mapToInt(ArboretumView.PlayerView::handSize).sum();
        this.heldByRivals = (double) rivalCards / Math.max(1, rivalCards + view.deckSize());
        var gardens =
                rivals.stream().map(rival -> new PathSearch(rival.trees())).toList();
        for (Species species : view.species()) {
            rivalSums.put(species, sum(unseen, species) * heldByRivals / Math.sqrt(rivals.size()));
            rivalPoints.put(
                    species,
                    gardens.stream()
                            .mapToInt(garden -> garden.best(0, species).points())
                            .max()
                            .orElse(0));
        }
    }

    double withUnseenCard() {
        return unseen.stream()
                .mapToDouble(card -> of(plus(hand, card), mine.trees()))
                .average()
                .orElse(0);
    }

    double withTopDiscardOf(int seat) {
        return of(plus(hand, view.players().get(seat).discards().getLast()), mine.trees());
    }

    double withTree(Tree tree) {
        return of(minus(hand, tree.card()), plus(mine.trees(), tree));
    }

    /** A discard is a gift to those who grow that species. */
    double without(Card card) {
        double gift = rivalPoints.getOrDefault(card.species(), 0) > 0 ? GIFT_PER_VALUE * card.value() : 0;
        return of(minus(hand, card), mine.trees()) - gift;
    }

    private double of(List<Card> cards, List<Tree> trees) {
        var garden = new PathSearch(trees);
        double total = 0;
        for (Species species : view.species()) {
            long planted =
                    trees.stream().filter(tree -> tree.species() == species).count();
            total += right(cards, species)
                    * (garden.best(0, species).points()
                            + PER_TREE * planted
                            + PER_BLOCKED_POINT * rivalPoints.getOrDefault(species, 0));
        }
        return total;
    }

    /** Near 1 with far more in hand than the strongest rival may hold, near 0 with far less. */
    private double right(List<Card> cards, Species species) {
        double own = EMPTY_HANDED + sum(cards, species);
        if (cards.contains(new Card(species, Card.HIGHEST)) && unseen.contains(new Card(species, Card.LOWEST))) {
            own -= Card.HIGHEST * heldByRivals;
        }
        double rival = rivalSums.getOrDefault(species, 0.0);
        return own * own / (own * own + rival * rival);
    }

    private static int sum(List<Card> cards, Species species) {
        return cards.stream()
                .filter(card -> card.species() == species)
                .mapToInt(Card::value)
                .sum();
    }

    private List<Card> unseen() {
        var cards = new ArrayList<>(Card.allOf(view.species()));
        cards.removeAll(hand);
        view.players().forEach(player -> {
            cards.removeAll(player.discards());
            cards.removeAll(player.trees().stream().map(Tree::card).toList());
        });
        return cards;
    }

    private static <T> List<T> plus(List<T> items, T item) {
        return Stream.concat(items.stream(), Stream.of(item)).toList();
    }

    private static List<Card> minus(List<Card> cards, Card card) {
        return cards.stream().filter(each -> !each.equals(card)).toList();
    }
}
