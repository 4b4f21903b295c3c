package dev.perennial.games.arboretum;

/** A card planted in a grid. */
public record Tree(Card card, int x, int y) {

    Cell cell() {
        return new Cell(x, y);
    }

    Species species() {
        return card.species();
    }

    int value() {
        return card.value();
    }
}
