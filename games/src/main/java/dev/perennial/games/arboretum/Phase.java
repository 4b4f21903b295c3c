package dev.perennial.games.arboretum;

/** The three steps of a turn (arboretum spec 4), with what lies before the first turn and after the last one. */
public enum Phase {
    SETUP,
    DRAW,
    PLANT,
    DISCARD,
    /** Hands are open, species are being scored; no game rests here. */
    SCORING,
    OVER;

    boolean isTurn() {
        return this == DRAW || this == PLANT || this == DISCARD;
    }

    boolean handsAreOpen() {
        return this == SCORING || this == OVER;
    }
}
