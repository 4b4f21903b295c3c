package dev.perennial.games.pairing.tiebreak;

import dev.perennial.games.pairing.Colour;
import dev.perennial.games.pairing.Outcome;
import dev.perennial.games.pairing.Player;
import dev.perennial.games.pairing.RoundEntry;
import java.util.function.Predicate;

/** Tie-breaks from a player's own results (C.07 article 7). */
final class OwnResults {
    private final ScoreSheet sheet;

    OwnResults(ScoreSheet sheet) {
        this.sheet = sheet;
    }

    private static Fraction count(Player player, Predicate<RoundEntry> test) {
        return Fraction.of(player.rounds().stream().filter(test).count());
    }

    Fraction roundsWon(Player player) {
        return count(player, entry -> sheet.points(entry) == sheet.pointSystem().win());
    }

    Fraction gamesWon(Player player) {
        return count(player, OwnResults::wonOverTheBoard);
    }

    private static boolean wonOverTheBoard(RoundEntry entry) {
        return entry.outcome() == Outcome.WIN || entry.outcome() == Outcome.UNRATED_WIN;
    }

    Fraction blackGames(Player player) {
        return count(player, entry -> entry.outcome().played() && entry.colour() == Colour.BLACK);
    }

    Fraction blackWins(Player player) {
        return count(player, entry -> wonOverTheBoard(entry) && entry.colour() == Colour.BLACK);
    }

    /** The sum of the scores after each round, without the first ones that are cut. */
    Fraction progressive(Player player, int cut) {
        int score = 0;
        int sum = 0;
        for (int round = 1; round <= player.rounds().size(); round++) {
            score += sheet.points(player.rounds().get(round - 1));
            sum += round > cut ? score : 0;
        }
        return Fraction.ofTenths(sum);
    }

    Fraction roundsChosenToPlay(Player player) {
        return count(player, entry -> switch (entry.outcome()) {
            case HALF_BYE, ZERO_BYE, FORFEIT_LOSS -> false;
            default -> true;
        });
    }

    /** 1, a half or 0 for each round, whatever the tournament's points are. */
    Fraction standardPoints(Player player) {
        int halves = 0;
        for (int round = 1; round <= player.rounds().size(); round++) {
            var entry = player.rounds().get(round - 1);
            int other = entry.outcome().played()
                    ? sheet.points(sheet.player(entry.opponent()).rounds().get(round - 1))
                    : sheet.pointSystem().draw();
            halves += 1 + Integer.signum(sheet.points(entry) - other);
        }
        return new Fraction(halves, 2);
    }
}
