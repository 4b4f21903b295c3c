package dev.perennial.games.planet.board;

import java.util.List;
import java.util.Objects;

public enum Season {
    SPRING,
    SUMMER,
    AUTUMN,
    WINTER;

    private static final List<Season> YEAR = List.of(values());

    public int rounds() {
        return Objects.requireNonNull(PlanetTables.ROUNDS.get(this));
    }

    /** How many seasons of the year have gone before. */
    public int index() {
        return YEAR.indexOf(this);
    }

    /** There is none after WINTER. */
    public Season next() {
        return YEAR.get(index() + 1);
    }
}
