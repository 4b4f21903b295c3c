package dev.perennial.standalone.demo;

import java.util.List;

/** The past of the demo league, the oldest first. The event store waits for gaps no longer than that. */
final class Season {
    /** The first day, as a number of days ago. */
    static final int DAYS = 21;

    private Season() {}

    /**
     * A tournament of the past.
     *
     * @param daysAgo when it was
     */
    record Past(String name, String game, int tableSize, int daysAgo) {}

    static final List<Past> WHOLE = List.of(
            new Past("Opening Night", "evergreen-concert", 4, 20),
            new Past("First Planting", "arboretum", 2, 18),
            new Past("Dawn of Ages", "s-evolution", 2, 15),
            new Past("Four Seasons Cup", "evergreen-planet", 2, 12),
            new Past("Summer Tour", "evergreen-concert", 4, 10),
            new Past("Autumn Leaves", "arboretum", 2, 7),
            new Past("Age of Iron", "s-evolution", 4, 4),
            new Past("Last Light", "evergreen-planet", 2, 2));

    /** One of each game. */
    static final List<Past> SHORT = WHOLE.subList(0, 4);
}
