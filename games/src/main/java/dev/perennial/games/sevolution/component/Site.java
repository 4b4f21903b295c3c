package dev.perennial.games.sevolution.component;

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
    public static final List<Site> ALL = List.of(values());
}
