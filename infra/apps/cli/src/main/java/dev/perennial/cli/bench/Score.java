package dev.perennial.cli.bench;

import dev.perennial.games.Result;

/** How one seat fared over many games. A shared first place counts in parts. */
final class Score {
    /** Two-sided 95 %. */
    private static final double Z = 1.96;

    private final int seats;
    private int games;
    private double won;
    private long points;
    private long pointsOfOthers;

    Score(int seats) {
        this.seats = seats;
    }

    void add(Result result, int hero) {
        games++;
        long winners = result.seats().stream().filter(seat -> seat.place() == 1).count();
        for (var seat : result.seats()) {
            if (seat.seat() == hero) {
                points += seat.points();
                won += seat.place() == 1 ? 1.0 / winners : 0;
            } else {
                pointsOfOthers += seat.points();
            }
        }
    }

    int games() {
        return games;
    }

    double share() {
        return won / games;
    }

    /** Wilson's interval. */
    double lowerBound() {
        return middle() - spread();
    }

    double upperBound() {
        return middle() + spread();
    }

    double meanPoints() {
        return (double) points / games;
    }

    double meanPointsOfOthers() {
        return seats == 1 ? 0 : (double) pointsOfOthers / games / (seats - 1);
    }

    private double middle() {
        return (share() + Z * Z / (2 * games)) / (1 + Z * Z / games);
    }

    private double spread() {
        double variance = share() * (1 - share()) / games + Z * Z / (4.0 * games * games);
        return Z * Math.sqrt(variance) / (1 + Z * Z / games);
    }
}
