package dev.perennial.query.tournament;

import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.http.Page;
import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.tournament.TournamentViews.RoundView;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Serves one tournament: players, rounds, standings and log. */
@RestController
@Scoped(Scope.READ)
@RequestMapping("/api/v1/tournaments/{tournament}")
class TournamentController {
    private static final int MOST_ENTRIES = 1000;

    private final TournamentBoards boards;
    private final TournamentHistory history;
    private final TournamentNames names;
    private final TournamentOverviews overviews;

    TournamentController(
            TournamentBoards boards, TournamentHistory history, TournamentNames names, TournamentOverviews overviews) {
        this.boards = boards;
        this.history = history;
        this.names = names;
        this.overviews = overviews;
    }

    private TournamentMoment look(String tournament, @Nullable Long atLeast) {
        return atLeast == null ? boards.of(tournament) : boards.of(tournament, atLeast);
    }

    private static <T> ResponseEntity<T> answer(TournamentMoment moment, T body) {
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .header("X-Sequence", Long.toString(moment.sequence()))
                .body(body);
    }

    @GetMapping
    ResponseEntity<TournamentViews.Overview> overview(
            @PathVariable String tournament, @RequestParam(required = false) @Nullable Long atLeast) {
        var moment = look(tournament, atLeast);
        return answer(moment, overviews.of(moment));
    }

    record Rounds(List<RoundView> rounds, Map<String, String> names, long sequence) {}

    @GetMapping("/rounds")
    ResponseEntity<Rounds> rounds(
            @PathVariable String tournament, @RequestParam(required = false) @Nullable Long atLeast) {
        var moment = look(tournament, atLeast);
        var rounds =
                moment.state().played().stream().map(TournamentViews::round).toList();
        return answer(moment, new Rounds(rounds, names.of(moment.state()), moment.sequence()));
    }

    record OneRound(RoundView round, Map<String, String> names, long sequence) {}

    @GetMapping("/rounds/{round}")
    ResponseEntity<OneRound> round(
            @PathVariable String tournament,
            @PathVariable int round,
            @RequestParam(required = false) @Nullable Long atLeast) {
        var moment = look(tournament, atLeast);
        var played = moment.state().played();
        if (round < 1 || round > played.size()) {
            throw new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_ROUND", "This round is not paired yet.");
        }
        return answer(
                moment,
                new OneRound(
                        TournamentViews.round(played.get(round - 1)), names.of(moment.state()), moment.sequence()));
    }

    @GetMapping("/standings")
    ResponseEntity<StandingsView> standings(
            @PathVariable String tournament, @RequestParam(required = false) @Nullable Long atLeast) {
        var moment = look(tournament, atLeast);
        var state = moment.state();
        return answer(moment, StandingsView.of(state, names.of(state)));
    }

    @GetMapping("/cross-table")
    ResponseEntity<CrossTable> crossTable(
            @PathVariable String tournament, @RequestParam(required = false) @Nullable Long atLeast) {
        var moment = look(tournament, atLeast);
        return answer(moment, CrossTable.of(moment.state(), names.of(moment.state())));
    }

    /** @param next where the following page begins; null on the last one */
    record Log(
            List<LogEntry> entries,
            Map<String, String> names,
            @Nullable String next) {}

    /** The log of all decisions: by whom, when and why. The seeds of registrations are left out. */
    @GetMapping("/log")
    ResponseEntity<Log> log(
            @PathVariable String tournament,
            @RequestParam(defaultValue = "1000") int limit,
            @RequestParam(required = false) @Nullable String cursor) {
        var moment = boards.of(tournament);
        var found = history.after(tournament, Page.number(cursor, -1)).stream()
                .filter(stored -> !(stored.event() instanceof TournamentEvent.StandingsPublished)
                        && !PublicEvents.isPrivate(stored.event()))
                .limit(Page.limit(limit, MOST_ENTRIES) + 1L)
                .map(LogEntry::of)
                .toList();
        var page = Page.of(found, limit, entry -> Page.behind(entry.sequence()));
        var entries = page.rows();
        var deciders =
                entries.stream().map(LogEntry::by).filter(Objects::nonNull).toList();
        return answer(moment, new Log(entries, names.of(moment.state(), deciders), page.next()));
    }
}
