package dev.perennial.games.sevolution.component;

/** The colour of a player and of a Discovery, in seat order. Not to be confused with the {@link Suit} of a card. */
public enum PlayerColour {
    RED,
    GREEN,
    BLUE,
    YELLOW;

    public static PlayerColour ofSeat(int seat) {
        return values()[seat];
    }

    public char letter() {
        return name().charAt(0);
    }
}
