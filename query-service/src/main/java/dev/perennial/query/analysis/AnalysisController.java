package dev.perennial.query.analysis;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.limit.RateLimit;
import dev.perennial.http.schema.Answers;
import dev.perennial.query.analysis.AnalysisAnswer.State;
import dev.perennial.query.board.TableBoards;
import dev.perennial.query.board.TableViews;
import dev.perennial.query.signal.Signals;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/** Serves analyses, and takes requests for them. */
@RestController
@Scoped(Scope.READ)
class AnalysisController {
    private final TableBoards boards;
    private final Analyses analyses;
    private final AnalysisSettings settings;
    private final Signals signals;
    private final RateLimit requests;

    AnalysisController(TableBoards boards, Analyses analyses, AnalysisSettings settings, Signals signals) {
        this.boards = boards;
        this.analyses = analyses;
        this.settings = settings;
        this.signals = signals;
        this.requests = new RateLimit(settings.perHour(), Duration.ofHours(1), InstantSource.system());
    }

    @Answers(AnalysisAnswer.Described.class)
    @GetMapping(path = "/api/v1/tables/{table}/analysis", produces = MediaType.APPLICATION_JSON_VALUE)
    ResponseEntity<AnalysisAnswer.Written> analysis(@PathVariable String table, Optional<PlayerId> player) {
        return answer(HttpStatus.OK, find(finished(table, player)));
    }

    @Scoped(Scope.PLAY)
    @Answers(AnalysisAnswer.Described.class)
    @PostMapping(path = "/api/v1/tables/{table}/analysis", produces = MediaType.APPLICATION_JSON_VALUE)
    ResponseEntity<AnalysisAnswer.Written> request(@PathVariable String table, PlayerId player) {
        TableId id = finished(table, Optional.of(player));
        var found = find(id);
        if (found.state() == State.DONE || found.state() == State.RUNNING) {
            return answer(HttpStatus.OK, found);
        }
        requests.take(player.code());
        analyses.request(id);
        signals.send(AnalysisWorker.CHANNEL, List.of("request"));
        return answer(HttpStatus.ACCEPTED, find(id));
    }

    /** A viewer who watches with a delay may not know the end yet. */
    private TableId finished(String table, Optional<PlayerId> player) {
        TableId id = RequestFields.table(table);
        var seen = boards.latest(id, player).orElseThrow(RequestFields::unknownTable);
        TableViews.requireAllowed(seen, player);
        if (!seen.table().isOver()) {
            throw new ProblemException(
                    HttpStatus.CONFLICT, "GAME_RUNNING", "You can analyse the game when it is over.");
        }
        if (seen.table().status() != TableStatus.FINISHED) {
            throw new ProblemException(HttpStatus.CONFLICT, "NO_RESULT", "Only games with a result are analysed.");
        }
        return id;
    }

    private AnalysisAnswer.Written find(TableId table) {
        var found = analyses.find(table);
        var ahead = analyses.ahead(table, settings.automatic());
        String figures = found.map(Analyses.Row::figures).orElse(null);
        int part = found.map(Analyses.Row::part).orElse(0);
        State state = figures != null
                ? State.DONE
                : found.filter(Analyses.Row::failed).isPresent()
                        ? State.FAILED
                        : part > 0
                                ? State.RUNNING
                                : ahead.isPresent()
                                                || found.filter(Analyses.Row::requested)
                                                        .isPresent()
                                        ? State.WAITING
                                        : State.NONE;
        return new AnalysisAnswer.Written(
                table.code(),
                state,
                state == State.WAITING ? ahead.orElse(0) : null,
                part,
                found.map(Analyses.Row::parts).orElse(0),
                figures);
    }

    private static ResponseEntity<AnalysisAnswer.Written> answer(HttpStatus status, AnalysisAnswer.Written found) {
        return ResponseEntity.status(status)
                .cacheControl(CacheControl.noCache())
                .body(found);
    }
}
