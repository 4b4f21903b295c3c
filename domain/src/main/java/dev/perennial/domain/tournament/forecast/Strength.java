package dev.perennial.domain.tournament.forecast;

import dev.perennial.pairing.rating.LadderRating;

/**
 * The strength of a player as far as it is known: a normal distribution on the scale of ratings.
 *
 * @param mean the most likely strength
 * @param deviation the standard deviation
 */
record Strength(double mean, double deviation) {
    /** Of a player with rated games: their rating is this far from the truth in about a third of all cases. */
    static final double RATED_DEVIATION = 100;

    /** Of a player with the rating that everyone starts with. */
    static final double UNRATED_DEVIATION = 250;

    private static final double Q = StrictMath.log(10) / 400;

    /** Before the first game of the tournament. */
    static Strength of(int rating) {
        return new Strength(rating, rating == LadderRating.START.rating() ? UNRATED_DEVIATION : RATED_DEVIATION);
    }

    /** How far this player's results can be trusted to say something about an opponent (Glicko). */
    double trust() {
        double spread = Q * deviation / StrictMath.PI;
        return 1 / StrictMath.sqrt(1 + 3 * spread * spread);
    }

    /**
     * After more games (Glicko).
     *
     * @param surplus how many points more than expected, each game weighted with the trust in the opponent
     * @param information how much the games say
     */
    Strength after(double surplus, double information) {
        double precision = 1 / (deviation * deviation) + Q * Q * information;
        return new Strength(mean + Q * surplus / precision, 1 / StrictMath.sqrt(precision));
    }

    double drawn(FutureRandom random) {
        return mean + deviation * random.gaussian();
    }
}
