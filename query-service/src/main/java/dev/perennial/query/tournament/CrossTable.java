package dev.perennial.query.tournament;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.StandingRow;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.TwoPlayerMapper;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Everybody's rounds beside each other, in the order of the standings. */
public record CrossTable(String tournament, int rounds, List<Line> lines, Map<String, String> names) {

    public record Line(int rank, PlayerId player, int number, String points, List<Cell> cells) {}

    /**
     * One round of one player.
     *
     * @param opponents their numbers
     * @param seat from 0, the one who begins; null without a table
     * @param code as in report files: 1 = 0 for games of two, a place for larger tables, + - forfeits, U H Z byes, *
     *     playing
     */
    public record Cell(
            int round,
            @Nullable String table,
            List<Integer> opponents,
            @Nullable Integer seat,
            @Nullable Integer place,
            String code) {}

    static CrossTable of(TournamentState state, Map<String, String> names) {
        var rows = new HashMap<PlayerId, StandingRow>();
        var standings = state.standings();
        if (standings != null) {
            standings.rows().forEach(row -> rows.put(row.player(), row));
        }
        var lines = new ArrayList<Line>();
        for (Entry entry : state.numbered()) {
            var row = rows.get(entry.player());
            lines.add(new Line(
                    row == null ? entry.number() : row.rank(),
                    entry.player(),
                    entry.number(),
                    row == null ? "0" : StandingsView.decimal(row.points()),
                    state.played().stream()
                            .map(round -> cell(state, round, entry))
                            .toList()));
        }
        lines.sort(Comparator.comparingInt(Line::rank).thenComparingInt(Line::number));
        return new CrossTable(state.id().code(), state.played().size(), lines, names);
    }

    private static Cell cell(TournamentState state, RoundState round, Entry entry) {
        return round.tableOf(entry.player())
                .map(table -> cell(state, round.number(), table, entry.player()))
                .orElseGet(() -> withoutTable(state, round, entry));
    }

    private static Cell cell(TournamentState state, int round, Seating table, PlayerId player) {
        int seat = table.seatOf(player);
        var places = table.places();
        return new Cell(
                round,
                table.table().code(),
                table.players().stream()
                        .filter(other -> !other.equals(player))
                        .map(other -> state.known(other).number())
                        .toList(),
                seat,
                places == null ? null : places.get(seat),
                code(table, seat));
    }

    /** How a player's table ended, as in {@link Cell#code}. */
    public static String code(Seating table, int seat) {
        var places = table.places();
        if (places == null) {
            return "*";
        }
        if (table.absent().contains(table.players().get(seat))) {
            return "-";
        }
        int place = places.get(seat);
        if (table.players().size() > 2) {
            return Integer.toString(place);
        }
        if (!table.absent().isEmpty()) {
            return "+";
        }
        int other = places.get(1 - seat);
        return place < other ? "1" : place == other ? "=" : "0";
    }

    /** In a playoff there are no byes: a player without a table is out. */
    private static Cell withoutTable(TournamentState state, RoundState round, Entry entry) {
        if (round.stage() == Stage.PLAYOFF) {
            return new Cell(round.number(), null, List.of(), null, null, "Z");
        }
        var line = TwoPlayerMapper.withoutTable(state, round, entry);
        List<Integer> opponents = line.opponent() > 0 ? List.of(line.opponent()) : List.of();
        return new Cell(
                round.number(),
                null,
                opponents,
                null,
                null,
                String.valueOf(line.outcome().code()));
    }
}
