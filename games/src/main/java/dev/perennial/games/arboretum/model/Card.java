package dev.perennial.games.arboretum.model;

import dev.perennial.games.Coded;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/** One of the eighty cards, written {@code O4}. Ordered by species in table order, then by value. */
public record Card(Species species, int value) implements Coded, Comparable<Card> {
    public static final int LOWEST = 1;
    public static final int HIGHEST = 8;

    private static final Comparator<Card> TABLE_ORDER =
            Comparator.comparing(Card::species).thenComparingInt(Card::value);

    public Card {
        Objects.requireNonNull(species);
        if (value < LOWEST || value > HIGHEST) {
            throw new IllegalArgumentException("no card of value " + value);
        }
    }

    public static Card ofCode(String code) {
        if (code.length() != 2) {
            throw new IllegalArgumentException("no card " + code);
        }
        return new Card(Species.ofLetter(code.charAt(0)), code.charAt(1) - '0');
    }

    /** All cards of these species, in the order they lie in before the shuffle. */
    public static List<Card> allOf(List<Species> species) {
        return species.stream()
                .flatMap(each -> IntStream.rangeClosed(LOWEST, HIGHEST).mapToObj(value -> new Card(each, value)))
                .toList();
    }

    @Override
    public String code() {
        return "" + species.letter() + value;
    }

    @Override
    public int compareTo(Card other) {
        return TABLE_ORDER.compare(this, other);
    }
}
