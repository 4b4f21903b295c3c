package dev.perennial.query.tournament;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.TournamentEvent;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.http.Page;
import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.player.Players;
import dev.perennial.query.tournament.TournamentViews.RoundView;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** One tournament: who plays, the rounds, the table, and who changed what. */
@RestController
@Scoped(Scope.READ)
@RequestMapping("/api/v1/tournaments/{tournament}")
class TournamentPages {
    private static final int MOST_ENTRIES = 1000;

    private final TournamentBoards boards;
    private final TournamentHistory history;
    private final Players players;
    private final Organisers organisers;

    TournamentPages(TournamentBoards boards, TournamentHistory history, Players players, Organisers organisers) {
        this.boards = boards;
        this.history = history;
        this.players = players;
        this.organisers = organisers;
    }

    private TournamentMoment look(String tournament, @Nullable Long atLeast) {
        return atLeast == null ? boards.of(tournament) : boards.of(tournament, atLeast);
    }

    Map<String, String> names(TournamentState state) {
        return names(state, List.of());
    }

    private Map<String, String> names(TournamentState state, Collection<PlayerId> others) {
        var ids = Stream.of(state.entries().keySet(), List.of(state.organiser()), others)
                .flatMap(Collection::stream)
                .map(PlayerId::code)
                .toList();
        return players.names(ids);
    }

    TournamentViews.Overview overview(TournamentMoment moment) {
        var team = organisers.of(moment.state());
        return TournamentViews.overview(moment, team, names(moment.state(), team));
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
        return answer(moment, overview(moment));
    }

    record Rounds(List<RoundView> rounds, Map<String, String> names, long sequence) {}

    @GetMapping("/rounds")
    ResponseEntity<Rounds> rounds(
            @PathVariable String tournament, @RequestParam(required = false) @Nullable Long atLeast) {
        var moment = look(tournament, atLeast);
        var rounds =
                moment.state().played().stream().map(TournamentViews::round).toList();
        return answer(moment, new Rounds(rounds, names(moment.state()), moment.sequence()));
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
            throw new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_ROUND", "This round is not paired.");
        }
        return answer(
                moment,
                new OneRound(TournamentViews.round(played.get(round - 1)), names(moment.state()), moment.sequence()));
    }

    @GetMapping("/standings")
    ResponseEntity<StandingsView> standings(
            @PathVariable String tournament, @RequestParam(required = false) @Nullable Long atLeast) {
        var moment = look(tournament, atLeast);
        var state = moment.state();
        return answer(moment, StandingsView.of(state, names(state)));
    }

    @GetMapping("/cross-table")
    ResponseEntity<CrossTable> crossTable(
            @PathVariable String tournament, @RequestParam(required = false) @Nullable Long atLeast) {
        var moment = look(tournament, atLeast);
        return answer(moment, CrossTable.of(moment.state(), names(moment.state())));
    }

    record LogEntry(
            long sequence,
            Instant time,
            String type,
            @Nullable PlayerId by,
            @Nullable String why,
            Object event) {}

    /** @param next where the following page begins; null on the last one */
    record Log(
            List<LogEntry> entries,
            Map<String, String> names,
            @Nullable String next) {}

    /** Everything that was decided, by whom, when and why. Registrations carry seeds and are shown without. */
    @GetMapping("/log")
    ResponseEntity<Log> log(
            @PathVariable String tournament,
            @RequestParam(defaultValue = "1000") int limit,
            @RequestParam(required = false) @Nullable String cursor) {
        var moment = boards.of(tournament);
        var found = history.after(tournament, Page.number(cursor, -1)).stream()
                .filter(told -> !(told.event() instanceof TournamentEvent.StandingsPublished)
                        && !PublicEvents.isPrivate(told.event()))
                .limit(Page.limit(limit, MOST_ENTRIES) + 1L)
                .map(TournamentPages::entry)
                .toList();
        var page = Page.of(found, limit, entry -> Page.behind(entry.sequence()));
        var entries = page.rows();
        var deciders =
                entries.stream().map(LogEntry::by).filter(Objects::nonNull).toList();
        return answer(moment, new Log(entries, names(moment.state(), deciders), page.next()));
    }

    private static LogEntry entry(TournamentHistory.Told told) {
        var decided = told.event() instanceof TournamentEvent.Decided by ? by : null;
        return new LogEntry(
                told.sequence(),
                told.time(),
                told.type(),
                decided == null ? null : decided.by(),
                decided == null ? null : decided.why(),
                PublicEvents.of(told.event()));
    }
}
