package dev.perennial.query.league;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.league.LeagueRules;
import dev.perennial.domain.league.LeagueState;
import dev.perennial.domain.league.LeagueTable;
import dev.perennial.http.Page;
import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.pairing.tiebreak.Fraction;
import dev.perennial.query.player.Players;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Leagues, their seasons and their tables. */
@RestController
@Scoped(Scope.READ)
class LeagueController {
    private static final int MOST = 100;

    private final Leagues leagues;
    private final Players players;

    LeagueController(Leagues leagues, Players players) {
        this.leagues = leagues;
        this.players = players;
    }

    record LeagueRow(String id, String name, int members, int seasons) {}

    /** @param next where the following page begins; null on the last one */
    record LeagueList(List<LeagueRow> leagues, @Nullable String next) {}

    @GetMapping("/api/v1/leagues")
    ResponseEntity<LeagueList> list(
            @RequestParam(defaultValue = "100") int limit, @RequestParam(required = false) @Nullable String cursor) {
        var page = Page.of(
                leagues.behind(Leagues.Listed.of(cursor), Page.limit(limit, MOST) + 1), limit, Leagues.Listed::cursor);
        var rows = page.rows().stream()
                .flatMap(listed -> leagues.find(listed.id()).stream())
                .map(Leagues.Seen::state)
                .map(state -> new LeagueRow(
                        state.id().code(),
                        state.name(),
                        state.members().size(),
                        state.seasons().size()))
                .toList();
        return answer(new LeagueList(rows, page.next()));
    }

    /**
     * A member in their group.
     *
     * @param entryConsent the organisers may enter this member in the league's tournaments
     */
    record Member(PlayerId player, String group, boolean entryConsent) {}

    record SeasonRow(int season, String name, boolean closed, List<String> tournaments) {}

    record League(
            String id,
            String name,
            LeagueRules rules,
            Set<PlayerId> organisers,
            List<Member> members,
            List<SeasonRow> seasons,
            long sequence,
            Map<String, String> names) {}

    @GetMapping("/api/v1/leagues/{league}")
    ResponseEntity<League> one(@PathVariable String league) {
        var seen = find(league);
        var state = seen.state();
        return answer(new League(
                state.id().code(),
                state.name(),
                state.rules(),
                state.organisers(),
                state.members().entrySet().stream()
                        .map(member -> new Member(
                                member.getKey(),
                                member.getValue(),
                                state.consents().contains(member.getKey())))
                        .toList(),
                state.seasons().stream().map(LeagueController::season).toList(),
                seen.sequence(),
                names(state, state.members().keySet())));
    }

    private static SeasonRow season(LeagueState.Season season) {
        return new SeasonRow(
                season.number(),
                season.name(),
                season.closed(),
                season.tournaments().keySet().stream()
                        .map(tournament -> tournament.code())
                        .toList());
    }

    /** @param rules by which the season is counted: those of its end, once it is closed */
    record Standings(
            String league,
            int season,
            boolean closed,
            LeagueRules rules,
            List<StandingsRow> rows,
            Map<String, String> names,
            long version) {}

    /**
     * A line of the table, with decimals for reading.
     *
     * @param exact what counts, as a fraction where places were shared
     */
    record StandingsRow(
            int rank, PlayerId player, String group, BigDecimal counted, List<BigDecimal> results, String exact) {
        private static final int DECIMALS = 2;

        static StandingsRow of(LeagueTable.Row row) {
            return new StandingsRow(
                    row.rank(),
                    row.player(),
                    row.group(),
                    decimal(row.counted()),
                    row.results().stream().map(StandingsRow::decimal).toList(),
                    row.counted().toString());
        }

        private static BigDecimal decimal(Fraction points) {
            return new BigDecimal(
                    points.toDecimal(DECIMALS).stripTrailingZeros().toPlainString());
        }
    }

    @GetMapping("/api/v1/leagues/{league}/seasons/{season}/standings")
    ResponseEntity<Standings> standings(@PathVariable String league, @PathVariable int season) {
        var seen = find(league);
        var state = seen.state();
        if (season < 1 || season > state.seasons().size()) {
            throw new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_SEASON", "There is no such season.");
        }
        var found = state.seasons().get(season - 1);
        var rows = LeagueTable.of(state, found).stream().map(StandingsRow::of).toList();
        var rules = Objects.requireNonNullElse(found.rules(), state.rules());
        var names = names(state, rows.stream().map(StandingsRow::player).toList()); // some may have left since
        return answer(new Standings(league, season, found.closed(), rules, rows, names, seen.sequence()));
    }

    private Leagues.Seen find(String league) {
        return leagues.find(league).orElseThrow(Leagues::unknown);
    }

    private Map<String, String> names(LeagueState state, Collection<PlayerId> shown) {
        var ids = new ArrayList<>(shown.stream().map(PlayerId::code).toList());
        state.organisers().forEach(player -> ids.add(player.code()));
        return players.names(ids);
    }

    private static <T> ResponseEntity<T> answer(T body) {
        return ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(body);
    }
}
