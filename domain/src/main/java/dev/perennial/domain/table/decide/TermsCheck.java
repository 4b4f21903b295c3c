package dev.perennial.domain.table.decide;

import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.ClockRules;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import org.jspecify.annotations.Nullable;

/** Checks the terms on which a table is opened. */
final class TermsCheck {
    private static final int MOST_MISSED_TURNS = 10;

    private TermsCheck() {}

    static ClockRules.Timed timed(
            Game<GameState, GameMove, GameEvent, GameOptions> game, GameOptions options, @Nullable Clock clock) {
        return ClockRules.timed(game, options, clock).orElseThrow(() -> new TableRefused(TableRefusal.BAD_CLOCK));
    }

    static void require(TableTerms terms, int seats) {
        Integer missed = terms.missedTurns();
        boolean sound = isBetween(0, terms.spectatorDelaySeconds(), TableTerms.LONGEST_SPECTATOR_DELAY_SECONDS)
                && (missed == null || isBetween(1, missed, MOST_MISSED_TURNS))
                && (!terms.rated() || seats > 1);
        if (!sound) {
            throw new TableRefused(TableRefusal.BAD_TERMS);
        }
    }

    private static boolean isBetween(int least, int value, int most) {
        return least <= value && value <= most;
    }
}
