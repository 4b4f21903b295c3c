package dev.perennial.command.table;

import dev.perennial.contract.table.Clock;
import dev.perennial.contract.table.ClockRules;
import dev.perennial.contract.table.TableTerms;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import org.jspecify.annotations.Nullable;

/** Judges on what terms a table may be opened. */
final class TermsRules {
    private static final int MOST_MISSED_TURNS = 10;

    private TermsRules() {}

    static ClockRules.Timed timed(
            Game<GameState, GameMove, GameEvent, GameOptions> game, GameOptions options, @Nullable Clock clock) {
        return ClockRules.timed(game, options, clock).orElseThrow(() -> new Refused(TableRefusal.BAD_CLOCK));
    }

    static void require(TableTerms terms, int seats) {
        Integer missed = terms.missedTurns();
        boolean sound = isBetween(0, terms.spectatorDelaySeconds(), TableTerms.LONGEST_SPECTATOR_DELAY_SECONDS)
                && (missed == null || isBetween(1, missed, MOST_MISSED_TURNS))
                && (!terms.rated() || seats > 1);
        if (!sound) {
            throw new Refused(TableRefusal.BAD_TERMS);
        }
    }

    private static boolean isBetween(int least, int value, int most) {
        return least <= value && value <= most;
    }
}
