package dev.perennial.pairing.tiebreak;

import dev.perennial.pairing.Player;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Says how tie-breaks from games over the board are computed, opponent by opponent. */
final class RatingTerms {
    private final ScoreSheet sheet;
    private final RatingTieBreaks ratings;

    RatingTerms(ScoreSheet sheet) {
        this.sheet = sheet;
        ratings = new RatingTieBreaks(sheet);
    }

    List<Term> averageBuchholz(Player player, boolean fore) {
        var scores = new OpponentScores(sheet);
        return opponents(
                player,
                "buchholz",
                opponent -> fore ? scores.foreBuchholz(opponent, 0, 0) : scores.buchholz(opponent, 0, 0));
    }

    List<Term> averagePerformance(Player player) {
        return opponents(player, "performanceOf", opponent -> Fraction.of(ratings.performance(opponent)));
    }

    List<Term> averagePerfectPerformance(Player player) {
        return opponents(player, "perfectOf", opponent -> Fraction.of(ratings.perfectPerformance(opponent)));
    }

    private List<Term> opponents(Player player, String key, Function<Player, Fraction> value) {
        return sheet.opponents(player).stream()
                .map(opponent -> {
                    var each = value.apply(opponent);
                    return Term.of(key, Map.of("opponent", opponent.id(), "value", each.toText()), each);
                })
                .toList();
    }

    /** The lowest first. */
    List<Term> averageRating(Player player, int cutLow) {
        var sorted = sheet.opponents(player).stream()
                .sorted(Comparator.comparingInt(Player::rating))
                .toList();
        return IntStream.range(0, sorted.size())
                .mapToObj(i -> rating(sorted.get(i)).cutIf(i < cutLow))
                .toList();
    }

    private static Term rating(Player opponent) {
        return Term.of(
                "rating",
                Map.of("opponent", opponent.id(), "value", opponent.rating()),
                Fraction.of(opponent.rating()));
    }

    List<Term> performance(Player player) {
        if (RatingTieBreaks.games(player) == 0) {
            return List.of();
        }
        long average = ratings.averageRating(player, 0);
        int percent = RatingTieBreaks.percent(player);
        int difference = RatingTables.difference(percent);
        return List.of(
                Term.of("average", Map.of("value", average), Fraction.of(average)),
                Term.of("percent", Map.of("percent", percent, "value", difference), Fraction.of(difference)));
    }

    List<Term> perfectPerformance(Player player) {
        String points = new Fraction(RatingTieBreaks.halves(player), 2).toText();
        return List.of(Term.of(
                "perfect",
                Map.of("points", points, "games", RatingTieBreaks.games(player)),
                Fraction.of(ratings.perfectPerformance(player))));
    }
}
