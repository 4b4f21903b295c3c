package dev.perennial.domain.tournament.forecast;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.forecast.Forecast.Line;
import dev.perennial.domain.tournament.forecast.Forecast.Next;
import dev.perennial.domain.tournament.forecast.Forecast.Result;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Counts what happens to one player in all futures. */
final class PlayerTally {
    private static final double TENTH = 0.1;
    private static final String RESULTS = "WDL";

    private final PlayerId player;
    private final int targets;
    private final Odds all;
    private final int[] places;
    private final Map<Integer, Odds> byResult = new TreeMap<>();
    private double sumOfPlaces;
    private boolean two;

    PlayerTally(PlayerId player, int targets, int players) {
        this.player = player;
        this.targets = targets;
        all = new Odds(targets);
        places = new int[players + 1];
    }

    /** @param next the next game with its result; null for a player without one */
    void add(double[] shares, int rank, double place, @Nullable Seating next) {
        all.add(shares);
        places[rank]++;
        sumOfPlaces += place;
        if (next != null) {
            two = Strengths.present(next).size() == 2;
            byResult.computeIfAbsent(result(next), _ -> new Odds(targets)).add(shares);
        }
    }

    /** At two: 0 for a win, 1 for a draw, 2 for a loss; otherwise the place. */
    private int result(Seating game) {
        var ranks = Objects.requireNonNull(game.places());
        int own = ranks.get(game.seatOf(player));
        if (!two) {
            return own;
        }
        boolean shared = Strengths.present(game).stream()
                .filter(other -> !other.equals(player))
                .anyMatch(other -> ranks.get(game.seatOf(other)) == own);
        return own > 1 ? 2 : shared ? 1 : 0;
    }

    /** @param round of the open game; 0 without one */
    Line line(Strength strength, int round) {
        var results = byResult.entrySet().stream()
                .map(entry -> new Result(
                        two ? RESULTS.substring(entry.getKey(), entry.getKey() + 1) : "" + entry.getKey(),
                        entry.getValue().futures(),
                        entry.getValue().shares()))
                .toList();
        return new Line(
                player,
                all.shares(),
                Odds.rounded(sumOfPlaces / all.futures()),
                quantile(TENTH),
                quantile(1 - TENTH),
                (int) Math.round(strength.mean()),
                (int) Math.round(strength.deviation()),
                results.isEmpty() ? null : new Next(round, results));
    }

    private int quantile(double share) {
        int place = 0;
        double seen = 0;
        while (place < places.length - 1 && seen < share * all.futures()) {
            place++;
            seen += places[place];
        }
        return place;
    }
}
