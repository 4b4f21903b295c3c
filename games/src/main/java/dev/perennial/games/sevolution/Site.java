package dev.perennial.games.sevolution;

import java.util.List;

/** The places for Pops: three buildings that produce, three advantages. */
public enum Site {
    FARM,
    FACTORY,
    RESEARCH,
    COMMERCE,
    PRESTIGE,
    PROTECTION;

    /** In order, without the copy that {@code values()} makes each time. */
    static final List<Site> ALL = List.of(values());
}
