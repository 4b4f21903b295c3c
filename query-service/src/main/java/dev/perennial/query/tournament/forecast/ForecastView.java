package dev.perennial.query.tournament.forecast;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.forecast.Forecast;
import dev.perennial.domain.tournament.forecast.Forecast.Line;
import dev.perennial.domain.tournament.forecast.Forecast.Target;
import dev.perennial.games.Sentence;
import dev.perennial.query.tournament.forecast.StoredForecasts.Row;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The forecasts of a tournament.
 *
 * @param pending a newer one is being computed
 * @param latest null before the first
 * @param rounds those of the start and of every finished round, without the league
 */
record ForecastView(
        String tournament,
        boolean pending,
        @Nullable Latest latest,
        List<AfterRound> rounds,
        Map<String, String> names) {

    /**
     * The latest forecast.
     *
     * @param sequence of the last event that counts
     * @param basis what that event was
     * @param draws how often two equal players are taken to draw
     */
    record Latest(
            long sequence,
            Instant time,
            Sentence basis,
            int futures,
            double draws,
            List<Target> targets,
            List<Line> lines) {}

    /**
     * The odds after a round.
     *
     * @param round 0 for the start
     * @param odds of each target, by player
     */
    record AfterRound(int round, long sequence, int futures, List<Target> targets, Map<PlayerId, List<Double>> odds) {}

    static ForecastView of(String tournament, boolean pending, List<Row> rows, Map<String, String> names) {
        Latest latest = null;
        var rounds = new ArrayList<AfterRound>();
        for (Row row : rows) {
            var content = row.content();
            Forecast forecast = content.forecast();
            if (row.round() == ForecastPoint.LATEST) {
                latest = new Latest(
                        row.sequence(),
                        content.time(),
                        content.basis().sentence(),
                        forecast.futures(),
                        forecast.draws(),
                        forecast.targets(),
                        forecast.lines());
            } else {
                var odds = new LinkedHashMap<PlayerId, List<Double>>();
                forecast.lines().forEach(line -> odds.put(line.player(), line.odds()));
                rounds.add(new AfterRound(row.round(), row.sequence(), forecast.futures(), forecast.targets(), odds));
            }
        }
        return new ForecastView(tournament, pending, latest, rounds, names);
    }
}
