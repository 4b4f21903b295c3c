package dev.perennial.games.concert;

import java.util.Arrays;
import java.util.Optional;

/** The six artists, known by their colours (concert spec 2.1). */
public enum Colour {
    ORANGE('O'),
    BLUE('B'),
    GREEN('G'),
    LILAC('L'),
    YELLOW('Y'),
    BROWN('N');

    private final char letter;

    Colour(char letter) {
        this.letter = letter;
    }

    /** The first character of a card's code; brown is N because blue has the B. */
    public char letter() {
        return letter;
    }

    static Optional<Colour> ofLetter(char letter) {
        return Arrays.stream(values()).filter(c -> c.letter == letter).findFirst();
    }
}
