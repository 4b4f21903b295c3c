package dev.perennial.query.tournament.forecast;

import dev.perennial.domain.tournament.forecast.Forecaster;
import dev.perennial.query.league.Leagues;
import dev.perennial.query.tournament.forecast.StoredForecasts.Content;
import dev.perennial.query.tournament.forecast.StoredForecasts.Row;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Computes the most urgent forecast that a tournament lacks: first the latest, then those of its rounds. */
@Component
class ForecastStep {
    private final NeededForecasts needed;
    private final StoredForecasts stored;

    ForecastStep(NeededForecasts needed, StoredForecasts stored) {
        this.needed = needed;
        this.stored = stored;
    }

    /** Answers whether there was one to compute; there may be more. */
    boolean run(String tournament) {
        var points = needed.points(tournament);
        ForecastPoint latest = points.latest();
        var rows = stored.of(tournament);
        if (latest == null) {
            stored.delete(tournament);
            return !rows.isEmpty();
        }
        var league = needed.league(latest.state());
        if (isMissing(rows, latest, league)) {
            save(tournament, latest, league, rows);
            return true;
        }
        for (ForecastPoint round : points.rounds()) {
            if (isMissing(rows, round, Optional.empty())) {
                save(tournament, round, Optional.empty(), rows);
                return true;
            }
        }
        return false;
    }

    private static long sequence(Optional<Leagues.Seen> league) {
        return league.map(Leagues.Seen::sequence).orElse(NeededForecasts.NO_LEAGUE);
    }

    private static boolean isMissing(List<Row> rows, ForecastPoint point, Optional<Leagues.Seen> league) {
        return !NeededForecasts.isStored(rows, point.round(), point.sequence(), sequence(league));
    }

    private void save(String tournament, ForecastPoint point, Optional<Leagues.Seen> league, List<Row> rows) {
        String json = alreadyComputed(rows, point, sequence(league)).orElseGet(() -> computed(point, league));
        stored.save(tournament, new Row(point.round(), point.sequence(), sequence(league), Forecaster.MODEL, json));
    }

    /** The end of a round is often the latest moment, too. */
    private static Optional<String> alreadyComputed(List<Row> rows, ForecastPoint point, long league) {
        return rows.stream()
                .filter(row -> NeededForecasts.isStored(List.of(row), row.round(), point.sequence(), league))
                .map(Row::json)
                .findFirst();
    }

    private static String computed(ForecastPoint point, Optional<Leagues.Seen> league) {
        var forecast = Forecaster.of(point.state(), point.sequence(), league.map(Leagues.Seen::state));
        return new Content(point.time(), point.basis(), forecast).json();
    }
}
