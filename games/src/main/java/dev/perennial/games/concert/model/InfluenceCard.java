package dev.perennial.games.concert.model;

import dev.perennial.games.Coded;
import java.util.Objects;
import java.util.regex.Pattern;

/** One of the 78 cards: every value exists once per colour, so no two cards are equal (concert spec 2.2). */
public record InfluenceCard(Colour colour, int value) implements Coded {
    private static final Pattern VALUE = Pattern.compile("[1-9]|1[0-3]");

    public InfluenceCard {
        Objects.requireNonNull(colour);
        if (value < 1 || value > ConcertTables.HIGHEST_VALUE) {
            throw new IllegalArgumentException("no influence card has the value " + value);
        }
    }

    public static InfluenceCard ofCode(String code) {
        if (code.isEmpty() || !VALUE.matcher(code.substring(1)).matches()) {
            throw noCard(code);
        }
        Colour colour = Colour.ofLetter(code.charAt(0)).orElseThrow(() -> noCard(code));
        return new InfluenceCard(colour, Integer.parseInt(code.substring(1)));
    }

    @Override
    public String code() {
        return colour.letter() + Integer.toString(value);
    }

    @Override
    public String toString() {
        return code();
    }

    private static IllegalArgumentException noCard(String code) {
        return new IllegalArgumentException("not an influence card: " + code);
    }
}
