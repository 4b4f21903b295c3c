package dev.perennial.contract;

import java.util.List;
import java.util.Map;

/** Every topic there is. Names are defined here only. */
public final class Topics {
    /** All events of a table, keyed by table id. */
    public static final String TABLES = "perennial.tables.v1";

    /** Finished games only, in one partition, numbered: ladders are the same on every rebuild. */
    public static final String RESULTS = "perennial.results.v1";

    /** The first move of every seat at tournament tables, keyed by table id. */
    public static final String ARRIVALS = "perennial.arrivals.v1";

    /** All events of a tournament, keyed by tournament id. */
    public static final String TOURNAMENTS = "perennial.tournaments.v1";

    /** All events of a study, keyed by study id. */
    public static final String STUDIES = "perennial.studies.v1";

    /** The only place for player names; compacted, so that erasure is a tombstone. */
    public static final String PLAYERS = "perennial.players.v1";

    /** All suspensions and sign-outs in one record under one key; compacted, so that the last one stays. */
    public static final String STANDING = "perennial.standing.v1";

    /** Each player's block list, keyed by that player; compacted, with no value for an empty list. */
    public static final String BLOCKS = "perennial.blocks.v1";

    /** Records a consumer could not apply, with the error. */
    public static final String DEAD_LETTERS = "perennial.dead-letters.v1";

    private static final int PARTITIONS = 4;

    private Topics() {}

    public record Topic(String name, int partitions, boolean compacted) {
        /** In Kafka's own words. Nothing is ever dropped: projections are rebuilt from the topics. */
        public Map<String, String> settings() {
            return compacted ? Map.of("cleanup.policy", "compact") : Map.of("retention.ms", "-1");
        }
    }

    public static List<Topic> all() {
        return List.of(
                new Topic(TABLES, PARTITIONS, false),
                new Topic(RESULTS, 1, false),
                new Topic(ARRIVALS, 1, false),
                new Topic(TOURNAMENTS, PARTITIONS, false),
                new Topic(STUDIES, PARTITIONS, false),
                new Topic(PLAYERS, PARTITIONS, true),
                new Topic(STANDING, 1, true),
                new Topic(BLOCKS, PARTITIONS, true),
                new Topic(DEAD_LETTERS, 1, false));
    }
}
