package dev.perennial.query.status;

import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.ladder.LadderReader;
import dev.perennial.query.projection.progress.Lag;
import dev.perennial.query.projection.progress.ProgressSignals;
import dev.perennial.query.projection.rebuild.Rebuild;
import dev.perennial.query.web.QueryParameters;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** How far the projections lag behind the stored events. */
@RestController
@Scoped(Scope.READ)
class StatusController {
    private static final long MOST_MILLIS = 10_000;
    private static final Set<String> HELD_BACK = Set.of("tables", "results", "analyses");

    private final Lag lag;
    private final Rebuild rebuild;
    private final LadderReader ladders;
    private final ProgressSignals progress;

    StatusController(Lag lag, Rebuild rebuild, LadderReader ladders, ProgressSignals progress) {
        this.progress = progress;
        this.lag = lag;
        this.rebuild = rebuild;
        this.ladders = ladders;
    }

    record Status(boolean healthy, List<ProjectionStatus> projections) {}

    @GetMapping("/api/v1/status")
    ResponseEntity<Status> status() {
        boolean all = CurrentPlayer.now()
                .filter(player -> player.roles().contains("admin"))
                .isPresent();
        var projections = lag.all().stream()
                .map(each -> {
                    var status =
                            ProjectionStatus.of(each, rebuild.state(each.name()).orElse(null));
                    return all ? status : status.forEverybody();
                })
                .toList();
        boolean healthy = projections.stream().allMatch(ProjectionStatus::isHealthy);
        return ResponseEntity.ok().cacheControl(CacheControl.noStore()).body(new Status(healthy, projections));
    }

    record Reached(String projection, String aggregate, long sequence) {}

    /** Waits until the projection has applied the event, so that clients read their own writes. */
    @GetMapping("/api/v1/status/{projection}/{aggregate}")
    ResponseEntity<Reached> await(
            @PathVariable String projection,
            @PathVariable String aggregate,
            @RequestParam(defaultValue = "0") long atLeast,
            @RequestParam(defaultValue = "5000") long withinMillis)
            throws InterruptedException {
        // Of tables even the number of events may be held back from spectators: they are asked themselves.
        if (!rebuild.names().contains(projection) || HELD_BACK.contains(projection)) {
            throw new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_PROJECTION", "There is no such projection.");
        }
        if (withinMillis < 0 || withinMillis > MOST_MILLIS) {
            throw QueryParameters.bad("BAD_LIMIT", "Wait for at most " + MOST_MILLIS + " milliseconds.");
        }
        long reached = progress.await(
                projection,
                () -> reached(projection, aggregate),
                sequence -> sequence >= atLeast,
                Duration.ofMillis(withinMillis));
        if (reached < atLeast) {
            throw new ProblemException(
                    HttpStatus.GATEWAY_TIMEOUT, "NOT_YET", "The data is not up to date yet. Try again in a moment.");
        }
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noStore())
                .body(new Reached(projection, aggregate, reached));
    }

    /** Ladders report the last rated result only: later ones may belong to delayed tables. */
    private long reached(String projection, String aggregate) {
        long applied = lag.applied(projection, aggregate);
        return projection.equals("ladders") ? Math.min(applied, ladders.version() - 1) : applied;
    }
}
