package dev.perennial.query.tournament.forecast;

import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.TournamentStatus;
import dev.perennial.query.tournament.TournamentHistory.StoredEvent;
import dev.perennial.query.tournament.forecast.ForecastPoint.After;
import dev.perennial.query.tournament.forecast.ForecastPoint.Basis;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The moments of a tournament that need a forecast: the start, the end of each round, and now.
 *
 * @param rounds the start first; a round ends once, whatever is corrected later
 * @param latest null before the start and after a cancellation
 */
record ForecastPoints(List<ForecastPoint> rounds, @Nullable ForecastPoint latest) {
    ForecastPoints {
        rounds = List.copyOf(rounds);
    }

    static ForecastPoints of(List<StoredEvent> events) {
        TournamentState state = null;
        var rounds = new ArrayList<ForecastPoint>();
        ForecastPoint latest = null;
        for (StoredEvent stored : events) {
            var event = stored.event();
            state = event instanceof TournamentCreated created
                    ? TournamentState.created(created)
                    : Objects.requireNonNull(state).evolve(event);
            var basis = state.started() ? basis(event, state) : null;
            if (basis != null) {
                latest = new ForecastPoint(ForecastPoint.LATEST, stored.sequence(), stored.time(), basis, state);
                if (basis.after() == After.START) {
                    rounds.add(latest.afterRound(0));
                } else if (basis.after() == After.ROUND) {
                    rounds.add(latest.afterRound(basis.round()));
                }
            }
        }
        boolean cancelled = state != null && state.status() == TournamentStatus.CANCELLED;
        return cancelled ? new ForecastPoints(List.of(), null) : new ForecastPoints(rounds, latest);
    }

    /** Null for an event that leaves all odds as they are. */
    private static @Nullable Basis basis(TournamentEvent event, TournamentState state) {
        return switch (event) {
            case TournamentEvent.TournamentStarted _ -> new Basis(After.START, 0, 0);
            case TournamentEvent.RoundPaired e -> new Basis(After.PAIRED, e.round(), 0);
            case TournamentEvent.ResultCounted e -> table(state, e.round(), e.table());
            case TournamentEvent.ResultCorrectionDecided e -> table(state, e.round(), e.table());
            case TournamentEvent.SeatsForfeited e -> table(state, e.round(), e.table());
            case TournamentEvent.RoundFinished e -> new Basis(After.ROUND, e.round(), 0);
            case TournamentEvent.TournamentFinished _ -> new Basis(After.END, 0, 0);
            case TournamentEvent.RulesSet _,
                    TournamentEvent.PlayerRegistered _,
                    TournamentEvent.PlayerWithdrew _,
                    TournamentEvent.PlayerReentered _,
                    TournamentEvent.ByeRequested _,
                    TournamentEvent.ByeTakenBack _,
                    TournamentEvent.PlayoffStarted _ -> new Basis(After.CHANGE, 0, 0);
            default -> null;
        };
    }

    private static Basis table(TournamentState state, int round, TableId id) {
        int number =
                state.played().get(round - 1).table(id).map(Seating::number).orElse(0);
        return new Basis(After.TABLE, round, number);
    }
}
