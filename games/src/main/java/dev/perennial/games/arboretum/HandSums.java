package dev.perennial.games.arboretum;

import java.util.List;
import java.util.stream.IntStream;

/** The right to score a species (arboretum spec 6): the highest sum in hand has it, shared by all who reach it. */
final class HandSums {
    private HandSums() {}

    static List<Integer> of(Species species, List<List<Card>> hands) {
        var eight = new Card(species, Card.HIGHEST);
        var one = new Card(species, Card.LOWEST);
        int holderOfOne = IntStream.range(0, hands.size())
                .filter(seat -> hands.get(seat).contains(one))
                .findFirst()
                .orElse(-1);
        return IntStream.range(0, hands.size())
                .mapToObj(seat -> hands.get(seat).stream()
                        .filter(card -> card.species() == species)
                        .filter(card -> !(card.equals(eight) && holderOfOne >= 0 && holderOfOne != seat))
                        .mapToInt(Card::value)
                        .sum())
                .toList();
    }

    static List<Integer> entitled(List<Integer> sums) {
        int best = sums.stream().mapToInt(Integer::intValue).max().orElse(0);
        return IntStream.range(0, sums.size())
                .filter(seat -> sums.get(seat) == best)
                .boxed()
                .toList();
    }
}
