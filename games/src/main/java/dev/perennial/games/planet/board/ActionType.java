package dev.perennial.games.planet.board;

import java.util.List;

/** The four actions with the most effects each may have (planet spec 7.1). */
public enum ActionType {
    A(3, 0),
    B(0, 2),
    C(1, 1),
    /** One effect in all, planting or growing, in any biome. */
    D(1, 1);

    /** In order, without the copy that {@code values()} makes each time. */
    public static final List<ActionType> ALL = List.of(values());

    private final int mostPlanted;
    private final int mostGrown;

    ActionType(int mostPlanted, int mostGrown) {
        this.mostPlanted = mostPlanted;
        this.mostGrown = mostGrown;
    }

    public int mostPlanted() {
        return mostPlanted;
    }

    public int mostGrown() {
        return mostGrown;
    }
}
