package dev.perennial.games.arboretum.model;

import java.util.Arrays;
import java.util.List;

/** The ten tree species in table order (arboretum spec 2). The letter begins a card's code. */
public enum Species {
    BLUE_SPRUCE('S'),
    CASSIA('C'),
    CHERRY_BLOSSOM('H'),
    DOGWOOD('D'),
    JACARANDA('J'),
    MAPLE('M'),
    OAK('O'),
    ROYAL_POINCIANA('R'),
    TULIP_POPLAR('T'),
    WILLOW('W');

    public static final int COUNT = values().length;

    private static final List<Species> TABLE = List.of(values());

    private final char letter;

    Species(char letter) {
        this.letter = letter;
    }

    public char letter() {
        return letter;
    }

    /** The place in table order, from 0. */
    public int index() {
        return TABLE.indexOf(this);
    }

    public static Species ofLetter(char letter) {
        return Arrays.stream(values())
                .filter(species -> species.letter == letter)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no species " + letter));
    }
}
