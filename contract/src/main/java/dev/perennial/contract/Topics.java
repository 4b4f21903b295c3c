package dev.perennial.contract;

import java.util.List;

/** Every topic there is. Names stand here and nowhere else. */
public final class Topics {
    /** All events of a table, keyed by table id. */
    public static final String TABLES = "perennial.tables.v1";

    /** Finished games only, in one partition, numbered: ladders are the same on every rebuild. */
    public static final String RESULTS = "perennial.results.v1";

    /** All events of a tournament, keyed by tournament id. */
    public static final String TOURNAMENTS = "perennial.tournaments.v1";

    /** The only place for player names; compacted, so that erasure is a tombstone. */
    public static final String PLAYERS = "perennial.players.v1";

    /** Who was suspended or signed out, all of it in one record under one key; compacted, so that the last one stays. */
    public static final String STANDING = "perennial.standing.v1";

    /** Whom a player has blocked, keyed by that player; compacted, and without a value if it is nobody. */
    public static final String BLOCKS = "perennial.blocks.v1";

    /** What a consumer could not apply, with its error. */
    public static final String DEAD_LETTERS = "perennial.dead-letters.v1";

    private static final int PARTITIONS = 4;

    private Topics() {}

    public record Topic(String name, int partitions, boolean compacted) {}

    public static List<Topic> all() {
        return List.of(
                new Topic(TABLES, PARTITIONS, false),
                new Topic(RESULTS, 1, false),
                new Topic(TOURNAMENTS, PARTITIONS, false),
                new Topic(PLAYERS, PARTITIONS, true),
                new Topic(STANDING, 1, true),
                new Topic(BLOCKS, PARTITIONS, true),
                new Topic(DEAD_LETTERS, 1, false));
    }
}
