package dev.perennial.games.sevolution.component;

/** The colour of a playing card in a trick. */
public enum Suit {
    GREEN,
    ORANGE,
    VIOLET;

    char letter() {
        return name().charAt(0);
    }
}
