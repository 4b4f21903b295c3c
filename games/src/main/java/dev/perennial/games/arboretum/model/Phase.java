package dev.perennial.games.arboretum.model;

/** The three steps of a turn (arboretum spec 4), with what lies before the first turn and after the last one. */
public enum Phase {
    SETUP,
    DRAW,
    PLANT,
    DISCARD,
    /** Hands are open, species are being scored; no game rests here. */
    SCORING,
    OVER;

    public boolean isTurn() {
        return this == DRAW || this == PLANT || this == DISCARD;
    }

    public boolean handsAreOpen() {
        return this == SCORING || this == OVER;
    }
}
