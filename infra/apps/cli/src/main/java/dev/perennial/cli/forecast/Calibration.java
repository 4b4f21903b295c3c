package dev.perennial.cli.forecast;

import dev.perennial.cli.forecast.SimulatedTournament.Shape;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.forecast.Forecast;
import dev.perennial.domain.tournament.forecast.Forecaster;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Compares forecasts before every round of simulated tournaments with how these end. */
final class Calibration {
    static final double DRAWS = 0.05;

    private final Shape shape;
    private final double error;
    private final int futures;
    private final Buckets buckets = new Buckets();

    /** @param error of the ratings, as a standard deviation */
    Calibration(Shape shape, double error, int futures) {
        this.shape = shape;
        this.error = error;
        this.futures = futures;
    }

    Buckets run(int tournaments) {
        for (long seed = 1; seed <= tournaments; seed++) {
            compare(SimulatedTournament.of(shape, error, seed).play(DRAWS, seed));
        }
        return buckets;
    }

    private void compare(List<TournamentState> moments) {
        var happened = odds(moments.getLast(), 0, 1);
        for (int round = 0; round < moments.size() - 1; round++) {
            odds(moments.get(round), round, futures).forEach((player, odds) -> {
                var then = Objects.requireNonNull(happened.get(player));
                for (int i = 0; i < odds.size(); i++) {
                    buckets.add(odds.get(i), then.get(i));
                }
            });
        }
    }

    private static Map<PlayerId, List<Double>> odds(TournamentState state, long sequence, int futures) {
        var odds = new HashMap<PlayerId, List<Double>>();
        for (Forecast.Line line :
                Forecaster.of(state, sequence, Optional.empty(), futures).lines()) {
            odds.put(line.player(), line.odds());
        }
        return odds;
    }
}
