package dev.perennial.domain.tournament;

import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.pairing.BergerTable;
import dev.perennial.pairing.pods.model.PodPriority;
import dev.perennial.pairing.pods.model.PodTieBreak;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Everything an organiser decides about a tournament before it starts.
 *
 * @param league whose organisers run it; null for a tournament of its own
 * @param options of the game, as a table takes them
 * @param clock as a table takes it; null for the game's own
 * @param forbidden groups of players who may not meet each other
 */
public record TournamentRules(
        @Nullable String league,
        Document options,
        @Nullable Document clock,
        PairingSystem system,
        Seeding seeding,
        Acceleration acceleration,
        FirstColour firstColour,
        TableSizes tables,
        Scoring scoring,
        Admission admission,
        Timing timing,
        Playoff playoff,
        List<List<PlayerId>> forbidden,
        String prizes) {
    public TournamentRules {
        forbidden = forbidden.stream().map(List::copyOf).toList();
    }

    public enum PairingSystem {
        SWISS,
        /** Everyone meets everyone once. */
        ROUND_ROBIN,
        /** Everyone meets everyone twice, with colours reversed in the second cycle. */
        DOUBLE_ROUND_ROBIN;

        public boolean isSwiss() {
            return this == SWISS;
        }

        /** How many rounds it takes these players; nothing for a Swiss, whose organiser decides it. */
        public OptionalInt rounds(int players) {
            return switch (this) {
                case SWISS -> OptionalInt.empty();
                case ROUND_ROBIN -> OptionalInt.of(BergerTable.rounds(players));
                case DOUBLE_ROUND_ROBIN -> OptionalInt.of(2 * BergerTable.rounds(players));
            };
        }

        /** The schedule of a round by the players' numbers, white first. */
        public List<int[]> pairs(int players, int round) {
            return this == DOUBLE_ROUND_ROBIN
                    ? BergerTable.doublePairs(players, round)
                    : BergerTable.pairs(players, round);
        }
    }

    public enum Seeding {
        RATING,
        BY_HAND
    }

    public enum Acceleration {
        NONE,
        BAKU
    }

    /**
     * The sizes tables may have where the size wanted does not divide the players.
     *
     * @param priority what matters more at larger tables; null for the scores
     */
    public record TableSizes(
            int smallest, int largest, @Nullable PodPriority priority) {}

    /**
     * The points for each place, in tenths of a point.
     *
     * @param points by table size, the first place first
     * @param draw of two players; larger tables share the points of shared places
     * @param tieBreaks in their order, as {@code BH/C1}, at larger tables as {@code OAS}
     */
    public record Scoring(
            Map<Integer, List<Integer>> points, int draw, int bye, List<String> tieBreaks, String edition) {
        public Scoring {
            points = Map.copyOf(points);
            tieBreaks = List.copyOf(tieBreaks);
        }
    }

    /**
     * The conditions of registration.
     *
     * @param invited if not empty, only these players may register
     * @param maxPlayers later players go on the waiting list; null for no limit
     * @param lateUntilRound the last round before which players may still enter, 0 for none
     * @param lateBye the bye a late entry gets for missed rounds
     */
    public record Admission(
            @Nullable Instant opens,
            @Nullable Instant closes,
            @Nullable Integer minRating,
            @Nullable Integer maxRating,
            List<PlayerId> invited,
            @Nullable Integer maxPlayers,
            boolean checkIn,
            int lateUntilRound,
            ByeKind lateBye) {
        public Admission {
            invited = List.copyOf(invited);
        }
    }

    public enum Schedule {
        /** The next round begins when the last game of the round before has ended. */
        IMMEDIATE,
        /**
         * At the times given, one for each round; a playoff may have some too, and begins at once where it has none.
         */
        FIXED,
        /** At the first time given, and every week after at the same hour of the time zone. */
        WEEKLY
    }

    /**
     * The schedule of a tournament.
     *
     * @param byHand the organiser publishes each round after a preview
     * @param forfeitMinutes after which an absent player loses; null for never
     * @param withdrawMinutes after which an absent player is withdrawn; null for never
     */
    public record Timing(
            String timeZone,
            boolean byHand,
            Schedule schedule,
            List<Instant> roundTimes,
            @Nullable Instant startsAt,
            @Nullable Integer forfeitMinutes,
            @Nullable Integer withdrawMinutes) {
        public Timing {
            roundTimes = List.copyOf(roundTimes);
        }
    }

    /** The playoff after the last round; size 0 means none. */
    public record Playoff(int size, PlayoffKind kind) {}

    public enum PlayoffKind {
        SINGLE_ELIMINATION,
        FINAL_TABLE
    }

    private static final Map<Integer, List<Integer>> USUAL_POINTS = Map.of(
            2, List.of(10, 0),
            3, List.of(50, 30, 10),
            4, List.of(50, 30, 20, 0),
            5, List.of(50, 40, 30, 20, 0),
            6, List.of(50, 40, 30, 20, 10, 0));

    /** The default rules. */
    public static TournamentRules usual(int tableSize, int mostSeats) {
        boolean two = tableSize == 2;
        return new TournamentRules(
                null,
                Document.EMPTY,
                null,
                PairingSystem.SWISS,
                Seeding.RATING,
                Acceleration.NONE,
                FirstColour.LOT,
                two ? new TableSizes(2, 2, null) : new TableSizes(3, Math.max(tableSize, Math.min(mostSeats, 4)), null),
                new Scoring(USUAL_POINTS, 5, two ? 10 : 30, usualTieBreaks(two), "FIDE_2026"),
                new Admission(null, null, null, null, List.of(), null, false, 0, ByeKind.ZERO),
                new Timing("UTC", false, Schedule.IMMEDIATE, List.of(), null, null, null),
                new Playoff(0, PlayoffKind.SINGLE_ELIMINATION),
                List.of(),
                "");
    }

    private static List<String> usualTieBreaks(boolean two) {
        return two
                ? List.of("BH/C1", "BH", "SB", "DE")
                : PodTieBreak.USUAL.stream().map(PodTieBreak::code).toList();
    }
}
