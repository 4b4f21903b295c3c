package dev.perennial.contract.table;

import org.jspecify.annotations.Nullable;

/**
 * On what terms a table is played, whatever the game.
 *
 * @param spectators whether people without a seat may watch
 * @param spectatorDelaySeconds by how much they see it later
 * @param missedTurns after so many in a row a seat is forfeited; null for never
 * @param absence who plays on in its place
 */
public record TableTerms(
        boolean rated,
        Visibility visibility,
        Clock clock,
        boolean spectators,
        int spectatorDelaySeconds,
        Start start,
        @Nullable Integer missedTurns,
        Absence absence) {
    /** No table is shown later than by so much. */
    public static final int LONGEST_SPECTATOR_DELAY_SECONDS = 600;

    /** Who may take a seat. */
    public enum Visibility {
        PUBLIC,
        /** Only who has the link. Such tables stand in no public list. */
        INVITED
    }

    public enum Start {
        WHEN_FULL,
        BY_OWNER
    }

    /** Who plays on in a forfeited seat. */
    public enum Absence {
        /** Nobody: the game's own rule for a seat whose time is up, at once. */
        FORFEIT,
        BOT
    }

    /** For its own sake, without a clock, open to all. */
    public static TableTerms casual() {
        return new TableTerms(
                false, Visibility.PUBLIC, new Clock.None(), true, 0, Start.WHEN_FULL, null, Absence.FORFEIT);
    }

    public TableTerms withClock(Clock other, @Nullable Integer missed) {
        return new TableTerms(rated, visibility, other, spectators, spectatorDelaySeconds, start, missed, absence);
    }

    public TableTerms withRated(boolean counts) {
        return new TableTerms(
                counts, visibility, clock, spectators, spectatorDelaySeconds, start, missedTurns, absence);
    }

    public TableTerms withSpectatorDelay(int seconds) {
        return new TableTerms(rated, visibility, clock, spectators, seconds, start, missedTurns, absence);
    }
}
