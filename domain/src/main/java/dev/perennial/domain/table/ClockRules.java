package dev.perennial.domain.table;

import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZoneId;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Which clocks a game can be played with. Tables and tournaments ask here, so that both answer the same. */
public final class ClockRules {
    private static final long DAY_SECONDS = Duration.ofDays(1).toSeconds();
    private static final int LONGEST_INCREMENT_SECONDS = 3_600;
    private static final int LONGEST_GLASS_SECONDS = 3_600;
    private static final int MOST_DAYS = 30;
    private static final int MOST_HOURS = 240;

    private ClockRules() {}

    /** Options and clock that fit each other. */
    public record Timed(GameOptions options, Clock clock) {}

    /**
     * The clock decides whether a game with a clock of its own uses it; without one it does as its options say. Empty
     * for a clock by which this game cannot be played.
     */
    public static Optional<Timed> timed(
            Game<GameState, GameMove, GameEvent, GameOptions> game, GameOptions options, @Nullable Clock clock) {
        if (clock == null) {
            OptionalInt own = game.ownClock(options);
            return Optional.of(
                    new Timed(options, own.isPresent() ? new Clock.Hourglass(own.getAsInt()) : new Clock.None()));
        }
        if (!isSound(clock)) {
            return Optional.empty();
        }
        return clock instanceof Clock.Hourglass(int seconds)
                ? game.withOwnClock(options, OptionalInt.of(seconds)).map(timed -> new Timed(timed, clock))
                : Optional.of(new Timed(
                        game.withOwnClock(options, OptionalInt.empty()).orElse(options), clock));
    }

    private static boolean isSound(Clock clock) {
        return switch (clock) {
            case Clock.None _ -> true;
            case Clock.Hourglass(int seconds) -> isBetween(1, seconds, LONGEST_GLASS_SECONDS);
            case Clock.Live(int perMove, int bank, int increment) ->
                isBetween(0, perMove, DAY_SECONDS)
                        && isBetween(0, bank, DAY_SECONDS)
                        && isBetween(0, increment, LONGEST_INCREMENT_SECONDS)
                        && perMove + bank > 0;
            case Clock.Correspondence(int days, int hours, boolean _, String zone) ->
                isBetween(0, days, MOST_DAYS) && isBetween(0, hours, MOST_HOURS) && days + hours > 0 && isZone(zone);
        };
    }

    /** Untrusted input may lack it. */
    private static boolean isZone(@Nullable String text) {
        try {
            return text != null && ZoneId.of(text) != null;
        } catch (DateTimeException e) {
            return false;
        }
    }

    private static boolean isBetween(long least, long value, long most) {
        return least <= value && value <= most;
    }
}
