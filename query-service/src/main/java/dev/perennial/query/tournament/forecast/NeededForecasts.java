package dev.perennial.query.tournament.forecast;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.forecast.Forecaster;
import dev.perennial.query.league.Leagues;
import dev.perennial.query.tournament.TournamentHistory;
import dev.perennial.query.tournament.TournamentMoment;
import dev.perennial.query.tournament.forecast.StoredForecasts.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Which forecasts a tournament needs. Remembered until its next event, since all its events have to be read for it. */
@Component
class NeededForecasts {
    static final long NO_LEAGUE = -1;

    private static final int REMEMBERED = 500;

    private record Key(String tournament, long sequence) {}

    /** A forecast of a moment. */
    private record Moment(int round, long sequence) {}

    private final TournamentHistory history;
    private final Leagues leagues;
    private final Cache<Key, List<Moment>> known =
            Caffeine.newBuilder().maximumSize(REMEMBERED).build();

    NeededForecasts(TournamentHistory history, Leagues leagues) {
        this.history = history;
        this.leagues = leagues;
    }

    /** Odds of a league change with every tournament of the season, so only the latest forecast has them. */
    Optional<Leagues.Seen> league(TournamentState state) {
        return Optional.ofNullable(state.rules().league()).flatMap(leagues::find);
    }

    ForecastPoints points(String tournament) {
        return ForecastPoints.of(history.after(tournament, -1));
    }

    boolean areComplete(TournamentMoment moment, List<Row> rows) {
        String id = moment.state().id().code();
        long league = league(moment.state()).map(Leagues.Seen::sequence).orElse(NO_LEAGUE);
        return known.get(new Key(id, moment.sequence()), _ -> moments(points(id))).stream()
                .allMatch(each -> isStored(rows, each.round(), each.sequence(), each.round() < 0 ? league : NO_LEAGUE));
    }

    private static List<Moment> moments(ForecastPoints points) {
        var moments = new ArrayList<Moment>();
        points.rounds().forEach(point -> moments.add(new Moment(point.round(), point.sequence())));
        if (points.latest() != null) {
            moments.add(new Moment(ForecastPoint.LATEST, points.latest().sequence()));
        }
        return List.copyOf(moments);
    }

    /** @param league the sequence of the league that counts; {@link #NO_LEAGUE} without one */
    static boolean isStored(List<Row> rows, int round, long sequence, long league) {
        return rows.stream()
                .anyMatch(row -> row.round() == round
                        && row.sequence() == sequence
                        && row.league() == league
                        && row.model() == Forecaster.MODEL);
    }
}
