package dev.perennial.standalone.bench.peers;

/** The players to whom the server sends every move while a match is played. */
public enum Watching {
    /** The answer to a move is all that is sent. */
    NOBODY("nobody"),

    /** Both players, as in a match between two browsers. */
    BOTH("both players");

    private final String text;

    Watching(String text) {
        this.text = text;
    }

    String text() {
        return text;
    }
}
