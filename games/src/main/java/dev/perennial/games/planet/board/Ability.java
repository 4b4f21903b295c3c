package dev.perennial.games.planet.board;

import java.util.List;
import java.util.Objects;

/** The bottom of a card and the track that goes with it (planet spec 2.3, 7.2). */
public enum Ability {
    SPROUT,
    SMALL,
    LARGE,
    BUSH,
    LAKE,
    BUD;

    private List<Integer> track() {
        return Objects.requireNonNull(PlanetTables.TRACKS.get(this));
    }

    int lastLevel() {
        return track().size() - 1;
    }

    /** The level a use counts with: one better, unless the track has ended. */
    public int improved(int level) {
        return Math.min(level + 1, lastLevel());
    }

    /** Repetitions, or points for BUD. */
    public int value(int level) {
        return track().get(level);
    }

    /** Bushes and lakes come from a common supply (planet spec 7.4). */
    public boolean usesSupply() {
        return this == BUSH || this == LAKE;
    }
}
