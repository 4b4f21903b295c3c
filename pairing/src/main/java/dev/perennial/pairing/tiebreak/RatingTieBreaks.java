package dev.perennial.pairing.tiebreak;

import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.Player;
import java.util.List;
import java.util.function.ToLongFunction;

/** Tie-breaks from the opponents' ratings, over the board and in standard points (C.07 article 10). */
final class RatingTieBreaks {
    /** Beyond the last row of the table by one point. */
    private static final int CERTAIN_DIFFERENCE = 736;

    private static final long NO_SCORE_DIFFERENCE = 800;

    private final ScoreSheet sheet;

    RatingTieBreaks(ScoreSheet sheet) {
        this.sheet = sheet;
    }

    /** Rounded half up; the lowest ratings may be cut. 0 without a game. */
    long averageRating(Player player, int cutLow) {
        var ratings = sheet.opponents(player).stream()
                .map(Player::rating)
                .sorted()
                .skip(cutLow)
                .toList();
        return mean(ratings, Integer::longValue);
    }

    private static <T> long mean(List<T> values, ToLongFunction<T> value) {
        return values.isEmpty()
                ? 0
                : new Fraction(values.stream().mapToLong(value).sum(), values.size()).rounded();
    }

    /** Points over the board in halves: 2 for a win, 1 for a draw. */
    static int halves(Player player) {
        return player.rounds().stream()
                .mapToInt(entry -> switch (entry.outcome()) {
                    case WIN, UNRATED_WIN -> 2;
                    case DRAW, UNRATED_DRAW -> 1;
                    default -> 0;
                })
                .sum();
    }

    static int games(Player player) {
        return (int) player.rounds().stream()
                .map(entry -> entry.outcome())
                .filter(Outcome::played)
                .count();
    }

    long performance(Player player) {
        return games(player) == 0 ? 0 : averageRating(player, 0) + RatingTables.difference(percent(player));
    }

    /** Of the points possible over the board. */
    static int percent(Player player) {
        return (int) new Fraction(100L * halves(player), 2L * games(player)).rounded();
    }

    /** The lowest rating with which the expected score is at least the score made. */
    long perfectPerformance(Player player) {
        var ratings = sheet.opponents(player).stream().map(Player::rating).toList();
        if (ratings.isEmpty()) {
            return 0;
        }
        int lowest = ratings.stream().min(Integer::compare).orElseThrow();
        int highest = ratings.stream().max(Integer::compare).orElseThrow();
        if (halves(player) == 0) {
            return lowest - NO_SCORE_DIFFERENCE;
        }
        int rating = lowest - CERTAIN_DIFFERENCE;
        while (rating < highest + CERTAIN_DIFFERENCE && expected(ratings, rating) < 50 * halves(player)) {
            rating++;
        }
        return rating;
    }

    private static int expected(List<Integer> ratings, int rating) {
        return ratings.stream()
                .mapToInt(other -> RatingTables.expectation(rating - other))
                .sum();
    }

    long averagePerformance(Player player) {
        return mean(sheet.opponents(player), this::performance);
    }

    long averagePerfectPerformance(Player player) {
        return mean(sheet.opponents(player), this::perfectPerformance);
    }
}
