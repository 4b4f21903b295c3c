package dev.perennial.domain.tournament;

import dev.perennial.domain.PlayerId;
import dev.perennial.pairing.pods.model.PodEvent;
import dev.perennial.pairing.pods.model.PodPoints;
import dev.perennial.pairing.pods.model.PodPriority;
import dev.perennial.pairing.pods.model.PodRound;
import dev.perennial.pairing.pods.model.PodRules;
import dev.perennial.pairing.pods.model.PodSeat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Gives pod pairing and its standings the main rounds at tables of three to six. Points are in tenths. */
public final class PodMapper {
    private static final int TENTHS = 10;

    private final TournamentState state;
    private final boolean unfinishedCount;

    private PodMapper(TournamentState state, boolean unfinishedCount) {
        this.state = state;
        this.unfinishedCount = unfinishedCount;
    }

    /** For pairing: a player whose game is not over counts as sharing the places of the table. */
    public static PodEvent forPairing(TournamentState state) {
        return new PodMapper(state, true).event();
    }

    /** For standings: a game that is not over has brought nothing yet, neither points nor opponents. */
    public static PodEvent forStandings(TournamentState state) {
        return new PodMapper(state, false).event();
    }

    private PodEvent event() {
        Map<Integer, Integer> ratings = new HashMap<>();
        state.numbered().forEach(entry -> ratings.put(entry.number(), entry.rating()));
        return new PodEvent(
                ratings,
                new PodPoints(points(), state.rules().scoring().bye(), 0, state.tableSize(), TENTHS),
                state.mainRounds().stream().map(this::round).toList(),
                rules(),
                TwoPlayerMapper.forbidden(state),
                TieBreakFigures.podTieBreaks(state));
    }

    /**
     * Where people stayed away fewer may be left than a table is made for: they play for the first places of the
     * smallest.
     */
    private Map<Integer, List<Integer>> points() {
        var points = new HashMap<>(state.rules().scoring().points());
        int smallest = state.rules().tables().smallest();
        var least = points.getOrDefault(smallest, List.of());
        for (int size = 1; size < Math.min(smallest, least.size()); size++) {
            points.put(size, least.subList(0, size));
        }
        return points;
    }

    /** The last round has a strict top table (pods spec 1). */
    private PodRules rules() {
        var sizes = state.rules().tables();
        var rules = PodRules.of(state.tableSize(), sizes.smallest(), sizes.largest())
                .with(Objects.requireNonNullElse(sizes.priority(), PodPriority.SCORES_FIRST));
        return state.nextRound() == state.rounds() ? rules.strict() : rules;
    }

    private PodRound round(RoundState round) {
        var tables = new ArrayList<List<PodSeat>>();
        var playing = new ArrayList<Integer>();
        for (Seating table : round.tables()) {
            var seats = seats(table);
            if (!table.done() && !unfinishedCount) {
                seats.forEach(seat -> playing.add(seat.player()));
            } else if (!seats.isEmpty()) {
                tables.add(seats);
            }
        }
        var byes = new ArrayList<Integer>();
        var absences = new ArrayList<Integer>();
        var halves = new ArrayList<Integer>();
        for (Entry entry : state.numbered()) {
            if (round.tableOf(entry.player()).isEmpty()) {
                ByeKind kind = TwoPlayerMapper.unplayed(state, round, entry);
                (kind == ByeKind.PAIRING ? byes : absences).add(entry.number());
                if (kind == ByeKind.HALF) {
                    halves.add(entry.number());
                }
            }
        }
        return new PodRound(tables, byes, absences, halves, playing);
    }

    /** An absent player has no points and no opponents, and the table counts as one smaller (pods spec 8). */
    private List<PodSeat> seats(Seating table) {
        var there = table.players().stream()
                .filter(player -> !table.absent().contains(player))
                .toList();
        var seats = new ArrayList<PodSeat>();
        for (PlayerId player : there) {
            int place = place(table, player);
            int better = (int)
                    there.stream().filter(other -> place(table, other) < place).count();
            int score = table.scores().isEmpty() ? 0 : table.scores().get(table.seatOf(player));
            seats.add(new PodSeat(state.known(player).number(), better + 1, score));
        }
        return seats;
    }

    private static int place(Seating table, PlayerId player) {
        var places = table.places();
        return places == null ? 1 : places.get(table.seatOf(player));
    }
}
