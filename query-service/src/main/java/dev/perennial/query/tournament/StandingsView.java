package dev.perennial.query.tournament;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.StandingRow;
import dev.perennial.domain.tournament.TournamentEvent.StandingsPublished;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.games.Sentence;
import dev.perennial.pairing.pods.model.PodTieBreak;
import dev.perennial.pairing.tiebreak.TieBreak;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The standings as a page shows them.
 *
 * @param version of the table, counted by the tournament; 0 before the first
 * @param basis the round they were made after, or how many of its tables can still change them
 */
public record StandingsView(
        String tournament,
        int version,
        int round,
        boolean last,
        Sentence basis,
        List<Column> columns,
        List<Row> rows,
        Map<String, String> names) {

    /** A tie-break and what it means. */
    public record Column(String code, Sentence meaning) {}

    /** Decimals for reading; the exact numbers beside them for those who recompute. */
    public record Row(
            int rank, PlayerId player, int number, String points, List<String> tieBreaks, List<String> exact) {}

    /** The latest. */
    public static StandingsView of(TournamentState state, Map<String, String> names) {
        return of(state, state.standings(), names);
    }

    static StandingsView of(TournamentState state, @Nullable StandingsPublished standings, Map<String, String> names) {
        String tournament = state.id().code();
        return standings == null
                ? new StandingsView(tournament, 0, 0, false, basis(state, 0, false), List.of(), List.of(), names)
                : new StandingsView(
                        tournament,
                        standings.version(),
                        standings.round(),
                        standings.last(),
                        basis(state, standings.round(), standings.last()),
                        standings.columns().stream()
                                .map(code -> state.tableSize() == 2 ? column(code) : podColumn(code))
                                .toList(),
                        standings.rows().stream()
                                .map(row -> new Row(
                                        row.rank(),
                                        row.player(),
                                        number(state, row),
                                        decimal(row.points()),
                                        row.tieBreaks().stream()
                                                .map(StandingsView::decimal)
                                                .toList(),
                                        row.tieBreaks()))
                                .toList(),
                        names);
    }

    private static Sentence basis(TournamentState state, int round, boolean last) {
        long playing = state.played().stream()
                .filter(each -> each.number() == round)
                .flatMap(each -> each.tables().stream())
                .filter(table -> !table.done())
                .count();
        String key = last ? "standings.final" : playing == 0 ? "standings.after" : "standings.during";
        return new Sentence(key, Map.of("round", round, "count", playing));
    }

    /** The current number: a late entry may have changed it since the standings were published. */
    private static int number(TournamentState state, StandingRow row) {
        return state.entry(row.player()).map(Entry::number).orElse(row.number());
    }

    /** At larger tables the same code is a mean over the opponents, and has words of its own. */
    private static Column podColumn(String code) {
        var tieBreak = PodTieBreak.ofCode(code).orElseThrow();
        var params = new TreeMap<String, Object>();
        params.put("floor", tieBreak.floor());
        params.put("cutLow", tieBreak.cutLow());
        params.put("cutHigh", tieBreak.cutHigh());
        params.put("limit", tieBreak.limit());
        return new Column(code, new Sentence("tiebreak.pods." + tieBreak.kind(), params));
    }

    private static Column column(String code) {
        var params = new TreeMap<String, Object>();
        var tieBreak = TieBreak.ofCode(code);
        params.put("cutLow", tieBreak.cutLow());
        params.put("cutHigh", tieBreak.cutHigh());
        params.put("limit", tieBreak.limit());
        params.put("fore", tieBreak.fore());
        return new Column(code, new Sentence("tiebreak." + tieBreak.kind(), params));
    }

    /** Fractions as decimals of at most four places; what is none stays as it is. */
    static String decimal(String exact) {
        int slash = exact.indexOf('/');
        if (slash < 0) {
            return exact;
        }
        return new BigDecimal(exact.substring(0, slash))
                .divide(new BigDecimal(exact.substring(slash + 1)), 4, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }
}
