package dev.perennial.games.planet;

import java.util.List;
import java.util.Objects;

public enum Season {
    SPRING,
    SUMMER,
    AUTUMN,
    WINTER;

    private static final List<Season> YEAR = List.of(values());

    int rounds() {
        return Objects.requireNonNull(PlanetTables.ROUNDS.get(this));
    }

    /** How many seasons of the year have gone before. */
    int index() {
        return YEAR.indexOf(this);
    }

    /** There is none after WINTER. */
    Season next() {
        return YEAR.get(index() + 1);
    }
}
