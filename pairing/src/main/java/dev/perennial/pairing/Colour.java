package dev.perennial.pairing;

/** The two colours: white moves first. */
public enum Colour {
    WHITE('w'),
    BLACK('b');

    private final char code;

    Colour(char code) {
        this.code = code;
    }

    public char code() {
        return code;
    }

    public Colour other() {
        return this == WHITE ? BLACK : WHITE;
    }
}
