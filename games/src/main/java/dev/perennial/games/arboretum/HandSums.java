package dev.perennial.games.arboretum;

import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.Species;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The right to score a species (arboretum spec 6): the highest sum in hand has it, shared by all who reach it. */
final class HandSums {
    private HandSums() {}

    static List<Integer> of(Species species, List<List<Card>> hands) {
        var one = new Card(species, Card.LOWEST);
        int holderOfOne = -1;
        for (int seat = 0; seat < hands.size(); seat++) {
            holderOfOne = hands.get(seat).contains(one) ? seat : holderOfOne;
        }
        var sums = new ArrayList<Integer>(hands.size());
        for (int seat = 0; seat < hands.size(); seat++) {
            sums.add(sum(species, hands.get(seat), holderOfOne >= 0 && holderOfOne != seat));
        }
        return sums;
    }

    /** The 8 counts nothing while another player holds the 1. */
    private static int sum(Species species, List<Card> hand, boolean eightIsWorthless) {
        int sum = 0;
        for (Card card : hand) {
            if (card.species() == species && !(eightIsWorthless && card.value() == Card.HIGHEST)) {
                sum += card.value();
            }
        }
        return sum;
    }

    static List<Integer> entitled(List<Integer> sums) {
        int best = sums.stream().mapToInt(Integer::intValue).max().orElse(0);
        return IntStream.range(0, sums.size())
                .filter(seat -> sums.get(seat) == best)
                .boxed()
                .toList();
    }
}
