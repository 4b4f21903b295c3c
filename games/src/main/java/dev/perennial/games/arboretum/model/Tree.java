package dev.perennial.games.arboretum.model;

/** A card planted in a grid. */
public record Tree(Card card, int x, int y) {

    public Cell cell() {
        return new Cell(x, y);
    }

    public Species species() {
        return card.species();
    }

    public int value() {
        return card.value();
    }
}
