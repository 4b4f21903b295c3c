package dev.perennial.command.table;

import dev.perennial.contract.table.Clock;
import dev.perennial.contract.table.TableTerms;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZoneId;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Judges on what terms a table may be opened. */
final class TermsRules {
    private static final int LONGEST_DELAY_SECONDS = 600;
    private static final int MOST_MISSED_TURNS = 10;
    private static final long DAY_SECONDS = Duration.ofDays(1).toSeconds();
    private static final int LONGEST_INCREMENT_SECONDS = 3_600;
    private static final int LONGEST_GLASS_SECONDS = 3_600;
    private static final int MOST_DAYS = 30;
    private static final int MOST_HOURS = 240;

    private TermsRules() {}

    /** Options and clock that fit each other. */
    record Timed(GameOptions options, Clock clock) {}

    /** The clock decides whether a game with a clock of its own uses it; without one it does as its options say. */
    static Timed timed(
            Game<GameState, GameMove, GameEvent, GameOptions> game, GameOptions options, @Nullable Clock clock) {
        return switch (clock) {
            case null -> {
                OptionalInt own = game.ownClock(options);
                yield new Timed(options, own.isPresent() ? new Clock.Hourglass(own.getAsInt()) : new Clock.None());
            }
            case Clock.Hourglass glass -> {
                require(isBetween(1, glass.seconds(), LONGEST_GLASS_SECONDS), TableRefusal.BAD_CLOCK);
                yield new Timed(
                        game.withOwnClock(options, OptionalInt.of(glass.seconds()))
                                .orElseThrow(() -> new Refused(TableRefusal.BAD_CLOCK)),
                        glass);
            }
            default -> {
                require(isSound(clock), TableRefusal.BAD_CLOCK);
                yield new Timed(game.withOwnClock(options, OptionalInt.empty()).orElse(options), clock);
            }
        };
    }

    private static boolean isSound(Clock clock) {
        return switch (clock) {
            case Clock.None _, Clock.Hourglass _ -> true;
            case Clock.Live(int perMove, int bank, int increment) ->
                isBetween(0, perMove, DAY_SECONDS)
                        && isBetween(0, bank, DAY_SECONDS)
                        && isBetween(0, increment, LONGEST_INCREMENT_SECONDS)
                        && perMove + bank > 0;
            case Clock.Correspondence(int days, int hours, boolean _, String zone) ->
                isBetween(0, days, MOST_DAYS) && isBetween(0, hours, MOST_HOURS) && days + hours > 0 && isZone(zone);
        };
    }

    /** What came over the wire may lack it. */
    private static boolean isZone(@Nullable String text) {
        try {
            return text != null && ZoneId.of(text) != null;
        } catch (DateTimeException e) {
            return false;
        }
    }

    static void require(TableTerms terms, int seats) {
        Integer missed = terms.missedTurns();
        require(
                isBetween(0, terms.spectatorDelaySeconds(), LONGEST_DELAY_SECONDS)
                        && (missed == null || isBetween(1, missed, MOST_MISSED_TURNS))
                        && (!terms.rated() || seats > 1),
                TableRefusal.BAD_TERMS);
    }

    private static boolean isBetween(long least, long value, long most) {
        return least <= value && value <= most;
    }

    private static void require(boolean holds, TableRefusal otherwise) {
        if (!holds) {
            throw new Refused(otherwise);
        }
    }
}
