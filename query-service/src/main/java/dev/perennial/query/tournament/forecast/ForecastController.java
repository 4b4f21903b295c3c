package dev.perennial.query.tournament.forecast;

import dev.perennial.domain.tournament.TournamentStatus;
import dev.perennial.domain.tournament.forecast.Forecaster;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.tournament.TournamentBoards;
import dev.perennial.query.tournament.TournamentNames;
import dev.perennial.query.tournament.forecast.StoredForecasts.Row;
import java.util.List;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** Serves the forecasts of a tournament. Reading asks for those that are missing, but never waits for them. */
@RestController
@Scoped(Scope.READ)
class ForecastController {
    private final TournamentBoards boards;
    private final TournamentNames names;
    private final NeededForecasts needed;
    private final StoredForecasts stored;
    private final ForecastWorker worker;

    ForecastController(
            TournamentBoards boards,
            TournamentNames names,
            NeededForecasts needed,
            StoredForecasts stored,
            ForecastWorker worker) {
        this.boards = boards;
        this.names = names;
        this.needed = needed;
        this.stored = stored;
        this.worker = worker;
    }

    @GetMapping("/api/v1/tournaments/{tournament}/forecast")
    ResponseEntity<ForecastView> forecast(@PathVariable String tournament) {
        var moment = boards.of(tournament);
        var state = moment.state();
        boolean exists = state.started() && state.status() != TournamentStatus.CANCELLED;
        List<Row> rows = exists ? stored.of(tournament) : List.of();
        boolean pending = exists && !needed.areComplete(moment, rows);
        if (pending) {
            worker.ask(tournament);
        }
        var current =
                rows.stream().filter(row -> row.model() == Forecaster.MODEL).toList();
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .body(ForecastView.of(tournament, pending && worker.isEnabled(), current, names.of(state)));
    }
}
