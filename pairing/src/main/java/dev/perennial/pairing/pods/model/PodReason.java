package dev.perennial.pairing.pods.model;

import java.util.List;

/**
 * Something to know about a table. Those with a cost are the summands of the table's cost: every number of it can be
 * traced to a pair, a player or the table. Bands are counted from 0, the top one.
 */
public sealed interface PodReason {
    /** {@return the part of the cost that comes from it} */
    default long cost() {
        return 0;
    }

    /**
     * The band a player belongs to.
     *
     * @param player the pairing number
     * @param band the number of the band; the top band is 0
     */
    record InBand(int player, int band) implements PodReason {}

    /**
     * Two players of different bands.
     *
     * @param first the pairing number of the one player
     * @param second the pairing number of the other
     * @param bands how many bands apart they are
     * @param cost the cost of it
     */
    record Mixed(int first, int second, int bands, long cost) implements PodReason {}

    /**
     * The table is short because the players cannot all sit at tables of the target size.
     *
     * @param size the size of the table
     * @param target the size it should have
     * @param players the number of players of the round
     */
    record ShortTable(int size, int target, int players) implements PodReason {}

    /**
     * A player at a short table: how far above the last band they are, and how often they were at one or had a bye.
     *
     * @param player the pairing number
     * @param bandsAboveLast the number of bands below theirs
     * @param before the number of such rounds so far
     * @param cost the cost of it
     */
    record AtShortTable(int player, int bandsAboveLast, int before, long cost) implements PodReason {}

    /**
     * Two players who met before, and in which rounds.
     *
     * @param first the pairing number of the one player
     * @param second the pairing number of the other
     * @param rounds these rounds
     * @param cost the cost of it
     */
    record Repeat(int first, int second, List<Integer> rounds, long cost) implements PodReason {
        /** Copies the rounds. */
        public Repeat {
            rounds = List.copyOf(rounds);
        }
    }

    /**
     * A seat, the balance of the player's earlier ones (late seats are positive), and how often they had this one.
     *
     * @param player the pairing number
     * @param seat the seat; the first one starts
     * @param balance the balance of the earlier seats
     * @param before the number of times in this seat
     * @param cost the cost of it
     */
    record Seat(int player, int seat, int balance, int before, long cost) implements PodReason {}

    /**
     * By how much the ratings at the table are above the means of their bands, all together.
     *
     * @param surplus the sum of the differences
     * @param cost the cost of it
     */
    record Strength(long surplus, long cost) implements PodReason {}

    /** The table has the next players of the standings. */
    record PlainOrder() implements PodReason {}

    /**
     * Why a player higher in the standings does not sit here: the best exchange that brings this player to the table.
     *
     * @param missing the player higher in the standings
     * @param instead the player who sits here and would leave
     * @param drawback why the exchange is not better
     */
    record NotThere(int missing, int instead, Drawback drawback) implements PodReason {}

    /** The first level of the cost at which an exchange is worse, with the players it is seen in. */
    sealed interface Drawback {
        /**
         * Two players who may not meet would.
         *
         * @param first the pairing number of the one player
         * @param second the pairing number of the other
         */
        record Apart(int first, int second) implements Drawback {}

        /**
         * Players of bands further apart would sit together.
         *
         * @param first the pairing number of the one player
         * @param second the pairing number of the other
         * @param bands how many bands apart they are
         */
        record Bands(int first, int second, int bands) implements Drawback {}

        /**
         * The short table would have players higher in the standings, or who sat at one before.
         *
         * @param player the pairing number
         */
        record AtShort(int player) implements Drawback {}

        /**
         * Two players would meet again.
         *
         * @param first the pairing number of the one player
         * @param second the pairing number of the other
         * @param rounds the rounds in which they met
         */
        record Again(int first, int second, List<Integer> rounds) implements Drawback {
            /** Copies the rounds. */
            public Again {
                rounds = List.copyOf(rounds);
            }
        }

        /**
         * The seats would be less fair.
         *
         * @param player the pairing number
         * @param seat the seat; the first one starts
         */
        record Unfair(int player, int seat) implements Drawback {}

        /** The tables would differ more in strength. */
        record Strength() implements Drawback {}

        /** The exchange is neither better nor worse. */
        record None() implements Drawback {}
    }
}
