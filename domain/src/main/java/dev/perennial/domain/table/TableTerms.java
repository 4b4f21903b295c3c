package dev.perennial.domain.table;

import org.jspecify.annotations.Nullable;

/**
 * The terms of a table, independent of its game.
 *
 * @param spectators whether people without a seat may watch
 * @param spectatorDelaySeconds how far spectators lag behind
 * @param missedTurns how many in a row forfeit a seat; null for never
 * @param absence what happens to its seat afterwards
 * @param plans whether a player's plan is played when their time runs out; false at tables opened before that rule
 */
public record TableTerms(
        boolean rated,
        Visibility visibility,
        Clock clock,
        boolean spectators,
        int spectatorDelaySeconds,
        Start start,
        @Nullable Integer missedTurns,
        Absence absence,
        boolean plans) {
    /** By the rules for new tables. */
    public TableTerms(
            boolean rated,
            Visibility visibility,
            Clock clock,
            boolean spectators,
            int spectatorDelaySeconds,
            Start start,
            @Nullable Integer missedTurns,
            Absence absence) {
        this(rated, visibility, clock, spectators, spectatorDelaySeconds, start, missedTurns, absence, true);
    }

    /** No table is shown later than by so much. */
    public static final int LONGEST_SPECTATOR_DELAY_SECONDS = 600;

    /** The players who may take a seat. */
    public enum Visibility {
        PUBLIC,
        /** Only players with the link. These tables are in no public list. */
        INVITED
    }

    public enum Start {
        WHEN_FULL,
        BY_OWNER
    }

    /** The way a forfeited seat plays on. */
    public enum Absence {
        /** No bot: the game's own rule for a seat whose time is up acts at once. */
        FORFEIT,
        BOT
    }

    /** For its own sake, without a clock, open to all. */
    public static TableTerms casual() {
        return new TableTerms(
                false, Visibility.PUBLIC, new Clock.None(), true, 0, Start.WHEN_FULL, null, Absence.FORFEIT);
    }

    public TableTerms withClock(Clock other, @Nullable Integer missed) {
        return new TableTerms(
                rated, visibility, other, spectators, spectatorDelaySeconds, start, missed, absence, plans);
    }

    public TableTerms withRated(boolean counts) {
        return new TableTerms(
                counts, visibility, clock, spectators, spectatorDelaySeconds, start, missedTurns, absence, plans);
    }

    public TableTerms withSpectatorDelay(int seconds) {
        return new TableTerms(rated, visibility, clock, spectators, seconds, start, missedTurns, absence, plans);
    }
}
