package dev.perennial.games.planet;

import java.util.List;

/** The four actions with the most effects each may have (planet spec 7.1). */
public enum ActionType {
    A(3, 0),
    B(0, 2),
    C(1, 1),
    /** One effect in all, planting or growing, in any biome. */
    D(1, 1);

    /** In order, without the copy that {@code values()} makes each time. */
    static final List<ActionType> ALL = List.of(values());

    private final int mostPlanted;
    private final int mostGrown;

    ActionType(int mostPlanted, int mostGrown) {
        this.mostPlanted = mostPlanted;
        this.mostGrown = mostGrown;
    }

    int mostPlanted() {
        return mostPlanted;
    }

    int mostGrown() {
        return mostGrown;
    }
}
