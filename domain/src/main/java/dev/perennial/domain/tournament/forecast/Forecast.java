package dev.perennial.domain.tournament.forecast;

import dev.perennial.domain.PlayerId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The odds of every player.
 *
 * @param futures how many were simulated
 * @param draws how often two equal players are taken to draw
 * @param targets what the odds are about
 * @param lines by expected place
 */
public record Forecast(int futures, double draws, List<Target> targets, List<Line> lines) {
    public Forecast {
        targets = List.copyOf(targets);
        lines = List.copyOf(lines);
    }

    /**
     * A goal.
     *
     * @param places how many players reach it; 0 where it depends on the future
     */
    public record Target(Goal goal, int places) {}

    /**
     * A player.
     *
     * @param odds of each target, from 0 to 1; players who share places share the odds
     * @param place the mean of all final places
     * @param best the place that is missed in nine of ten futures
     * @param worst the place that is reached in nine of ten futures
     * @param strength taken to be the middle of what is possible
     * @param deviation how uncertain the strength is
     * @param next what the next game changes; null for a player without one
     */
    public record Line(
            PlayerId player,
            List<Double> odds,
            double place,
            int best,
            int worst,
            int strength,
            int deviation,
            @Nullable Next next) {
        public Line {
            odds = List.copyOf(odds);
        }
    }

    /**
     * The next game of a player.
     *
     * @param round of a game already paired; 0 where the opponent is not known yet
     */
    public record Next(int round, List<Result> results) {
        public Next {
            results = List.copyOf(results);
        }
    }

    /**
     * A possible result of the next game.
     *
     * @param code W, D or L at tables of two; the place at larger tables
     * @param futures in how many futures the game ends like this
     * @param odds of each target in these futures
     */
    public record Result(String code, int futures, List<Double> odds) {
        public Result {
            odds = List.copyOf(odds);
        }
    }
}
