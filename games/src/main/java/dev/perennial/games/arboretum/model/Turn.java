package dev.perennial.games.arboretum.model;

/** Whose turn it is, counted from 1 through the whole game, and how far it has come. */
public record Turn(int number, int seat, Phase phase, int drawn) {
    static final int DRAWS = 2;
    static final Turn NONE = new Turn(0, 0, Phase.SETUP, 0);

    public Turn afterDraw(int cardsDrawn) {
        return new Turn(number, seat, cardsDrawn == DRAWS ? Phase.PLANT : Phase.DRAW, cardsDrawn);
    }

    public Turn in(Phase next) {
        return new Turn(number, seat, next, drawn);
    }
}
