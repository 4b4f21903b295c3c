package dev.perennial.domain.table;

/** How much time the players of a table have. */
public sealed interface Clock {

    /** As long as they like. */
    record None() implements Clock {}

    /**
     * For people who sit at it now. Each move has its own time; what it takes beyond comes out of the seat's bank, to
     * which every move made adds the increment.
     */
    record Live(int perMoveSeconds, int bankSeconds, int incrementSeconds) implements Clock {}

    /** The game's own clock, for games that have one; the platform only limits what the rules leave untimed. */
    record Hourglass(int seconds) implements Clock {}

    /**
     * A number of calendar days and hours for each move.
     *
     * @param weekends whether Saturdays and Sundays count
     * @param zone where the days begin and end, such as {@code Europe/Berlin}
     */
    record Correspondence(int days, int hours, boolean weekends, String zone) implements Clock {}
}
