package dev.perennial.pairing;

/** The two colours: white moves first. */
public enum Colour {
    /** Moves first. */
    WHITE('w'),
    /** Moves second. */
    BLACK('b');

    private final char code;

    Colour(char code) {
        this.code = code;
    }

    /** {@return the letter of report files} */
    public char code() {
        return code;
    }

    /** {@return the colour of the opponent} */
    public Colour other() {
        return this == WHITE ? BLACK : WHITE;
    }
}
