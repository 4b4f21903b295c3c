package dev.perennial.pairing.pods.model;

import java.util.List;

/**
 * The cost of tables (pods spec 4), in its five levels: scores mixed at a table, players at short tables, repeated
 * meetings, unfair seats, and unequal strength of the tables of a band.
 *
 * @param mixing of scores mixed at a table
 * @param shortTables of players at short tables
 * @param repeats of repeated meetings
 * @param seats of unfair seats
 * @param strength of unequal strength
 */
public record PodCost(long mixing, long shortTables, long repeats, long seats, long strength) {
    public static final PodCost ZERO = new PodCost(0, 0, 0, 0, 0);

    /**
     * {@return both costs, level by level}
     *
     * @param other the cost to add
     */
    public PodCost plus(PodCost other) {
        return new PodCost(
                mixing + other.mixing,
                shortTables + other.shortTables,
                repeats + other.repeats,
                seats + other.seats,
                strength + other.strength);
    }

    /**
     * In the order in which the levels are usually written: A, S, B, C, D.
     *
     * @return the five levels
     */
    public List<Long> levels() {
        return List.of(mixing, shortTables, repeats, seats, strength);
    }
}
