package dev.perennial.pairing.rating;

import java.util.ArrayList;
import java.util.List;

/** Elo for games of two and more seats: every two seats of a game are a result between them. */
public final class Elo {
    private static final double SCALE = 400;

    private Elo() {}

    /**
     * The expected score against a player weaker by the given difference. StrictMath: the same on every machine.
     *
     * @param difference the own rating less that of the other
     * @return between 0 and 1
     */
    public static double expectedScore(double difference) {
        return 1 / (1 + StrictMath.pow(10, -difference / SCALE));
    }

    /**
     * How much each seat gains or loses, all computed from the ratings before the game.
     *
     * @param ratings the rating of each seat
     * @param kFactors the factor of each seat
     * @param places the place of each seat; equal places are shared
     * @return the change of each seat
     */
    public static List<Double> changes(List<Double> ratings, List<Integer> kFactors, List<Integer> places) {
        int seats = ratings.size();
        if (seats < 2 || kFactors.size() != seats || places.size() != seats) {
            throw new IllegalArgumentException("a rated game has a rating, a K and a place for at least two seats");
        }
        var changes = new ArrayList<Double>();
        for (int seat = 0; seat < seats; seat++) {
            double surplus = 0;
            for (int other = 0; other < seats; other++) {
                if (other != seat) {
                    surplus += result(places.get(seat), places.get(other))
                            - expectedScore(ratings.get(seat) - ratings.get(other));
                }
            }
            changes.add(kFactors.get(seat) * surplus / (seats - 1));
        }
        return changes;
    }

    private static double result(int place, int otherPlace) {
        return place < otherPlace ? 1 : place == otherPlace ? 0.5 : 0;
    }
}
