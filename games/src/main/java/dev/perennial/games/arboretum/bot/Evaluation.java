package dev.perennial.games.arboretum.bot;

import dev.perennial.games.arboretum.PathSearch;
import dev.perennial.games.arboretum.model.ArboretumView;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.arboretum.model.Tree;
import dev.perennial.games.collection.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The value of a hand and a grid for their owner: for each species the points in the grid, weighed with the chance of
 * being entitled to them, and the points of rivals that the hand may block. The weights were tuned against random play.
 */
final class Evaluation {
    private static final double PER_TREE = 0.3;
    private static final double PER_BLOCKED_POINT = 0.5;
    private static final double GIFT_PER_VALUE = 0.15;
    private static final double EMPTY_HANDED = 0.2;

    private final ArboretumView view;
    private final List<Tree> trees;
    private final List<Card> hand;
    private final List<Card> unseen;
    private final double heldByRivals;
    private final double[] rivalSums = new double[Species.COUNT];
    private final int[] rivalPoints = new int[Species.COUNT];
    private final double[] worths;
    private final double[] rights = new double[Species.COUNT];

    Evaluation(ArboretumView view, int seat) {
        this.view = view;
        var mine = view.players().get(seat);
        this.trees = mine.trees();
        this.hand = Objects.requireNonNull(mine.hand(), "a player sees the own hand");
        this.unseen = unseen(view, seat);
        int rivalCards = 0;
        for (var rival : view.players()) {
            if (rival.seat() != seat) {
                rivalCards += rival.handSize();
                var garden = new PathSearch(rival.trees());
                for (Species species : view.species()) {
                    int i = species.index();
                    rivalPoints[i] = Math.max(rivalPoints[i], garden.points(species));
                }
            }
        }
        this.heldByRivals = (double) rivalCards / Math.max(1, rivalCards + view.deckSize());
        double share = heldByRivals / Math.sqrt(view.players().size() - 1.0);
        for (Card card : unseen) {
            rivalSums[card.species().index()] += card.value() * share;
        }
        this.worths = worths(trees);
        for (Species species : view.species()) {
            rights[species.index()] = right(species, hand);
        }
    }

    /** As things are. */
    double promise() {
        double total = 0;
        for (Species species : view.species()) {
            total += worths[species.index()] * rights[species.index()];
        }
        return total;
    }

    double withUnseenCard() {
        double sum = 0;
        for (Card card : unseen) {
            sum += with(card);
        }
        return unseen.isEmpty() ? 0 : sum / unseen.size();
    }

    double withTopDiscardOf(int seat) {
        return with(view.players().get(seat).discards().getLast());
    }

    double withTree(Tree tree) {
        return total(worths(Lists.with(trees, tree)), tree.species(), Lists.without(hand, tree.card()));
    }

    /** A discard is a gift to those who grow that species. */
    double without(Card card) {
        double gift = rivalPoints[card.species().index()] > 0 ? GIFT_PER_VALUE * card.value() : 0;
        return total(worths, card.species(), Lists.without(hand, card)) - gift;
    }

    /** The value of the hand without the card. */
    double handWithout(Card card) {
        return total(worths, card.species(), Lists.without(hand, card));
    }

    private double with(Card card) {
        return total(worths, card.species(), Lists.with(hand, card));
    }

    /** The hand differs from the real one in one species only. */
    private double total(double[] worth, Species changed, List<Card> cards) {
        double total = 0;
        for (Species species : view.species()) {
            int i = species.index();
            total += worth[i] * (species == changed ? right(species, cards) : rights[i]);
        }
        return total;
    }

    private double[] worths(List<Tree> grid) {
        var garden = new PathSearch(grid);
        var worth = new double[Species.COUNT];
        for (Species species : view.species()) {
            int i = species.index();
            worth[i] = garden.points(species) + PER_BLOCKED_POINT * rivalPoints[i];
        }
        for (Tree tree : grid) {
            worth[tree.species().index()] += PER_TREE;
        }
        return worth;
    }

    /** Near 1 with far more in hand than the strongest rival may hold, near 0 with far less. */
    private double right(Species species, List<Card> cards) {
        double own = EMPTY_HANDED;
        boolean eight = false;
        for (Card card : cards) {
            if (card.species() == species) {
                own += card.value();
                eight |= card.value() == Card.HIGHEST;
            }
        }
        if (eight && unseen.contains(new Card(species, Card.LOWEST))) {
            own -= Card.HIGHEST * heldByRivals;
        }
        double rival = rivalSums[species.index()];
        return own * own / (own * own + rival * rival);
    }

    /** The cards that may be in the deck or in another hand, in table order. */
    static List<Card> unseen(ArboretumView view, int seat) {
        var seen = new boolean[Species.COUNT][Card.HIGHEST + 1];
        for (Card card : Objects.requireNonNull(view.players().get(seat).hand(), "a player sees the own hand")) {
            seen[card.species().index()][card.value()] = true;
        }
        for (var player : view.players()) {
            for (Card card : player.discards()) {
                seen[card.species().index()][card.value()] = true;
            }
            for (Tree tree : player.trees()) {
                seen[tree.species().index()][tree.value()] = true;
            }
        }
        var cards = new ArrayList<Card>();
        for (Card card : Card.allOf(view.species())) {
            if (!seen[card.species().index()][card.value()]) {
                cards.add(card);
            }
        }
        return cards;
    }
}
