package dev.perennial.contract.tournament;

import dev.perennial.contract.PlayerId;
import dev.perennial.games.pairing.pods.PodEvent;
import dev.perennial.games.pairing.pods.PodPoints;
import dev.perennial.games.pairing.pods.PodRound;
import dev.perennial.games.pairing.pods.PodRules;
import dev.perennial.games.pairing.pods.PodSeat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The main rounds of a tournament at tables of three to six. Points are in tenths. */
public final class PodBook {
    private final TournamentState state;
    private final boolean unfinishedCount;

    private PodBook(TournamentState state, boolean unfinishedCount) {
        this.state = state;
        this.unfinishedCount = unfinishedCount;
    }

    /** For pairing: who still plays counts as sharing the places of his table. */
    public static PodEvent forPairing(TournamentState state) {
        return new PodBook(state, true).event();
    }

    /** For standings: a game that is not over has brought nothing yet. */
    public static PodEvent forStandings(TournamentState state) {
        return new PodBook(state, false).event();
    }

    private PodEvent event() {
        Map<Integer, Integer> ratings = new HashMap<>();
        state.numbered().forEach(entry -> ratings.put(entry.number(), entry.rating()));
        var scoring = state.rules().scoring();
        var sizes = state.rules().tables();
        return new PodEvent(
                ratings,
                new PodPoints(scoring.points(), scoring.bye(), 0, state.tableSize()),
                state.mainRounds().stream().map(this::round).toList(),
                PodRules.of(state.tableSize(), sizes.smallest(), sizes.largest()),
                TwoPlayerBook.forbidden(state),
                Figures.podTieBreaks(state));
    }

    private PodRound round(RoundState round) {
        var tables = new ArrayList<List<PodSeat>>();
        for (Seating table : round.tables()) {
            if (table.done() || unfinishedCount) {
                tables.add(seats(table));
            }
        }
        var byes = new ArrayList<Integer>();
        var absences = new ArrayList<Integer>();
        var halves = new ArrayList<Integer>();
        for (Entry entry : state.numbered()) {
            if (round.tableOf(entry.player()).isEmpty()) {
                ByeKind kind = TwoPlayerBook.unplayed(state, round, entry);
                (kind == ByeKind.PAIRING ? byes : absences).add(entry.number());
                if (kind == ByeKind.HALF) {
                    halves.add(entry.number());
                }
            }
        }
        return new PodRound(tables, byes, absences, halves);
    }

    private List<PodSeat> seats(Seating table) {
        var places = table.places();
        var seats = new ArrayList<PodSeat>();
        for (int i = 0; i < table.players().size(); i++) {
            PlayerId player = table.players().get(i);
            int place = places == null ? 1 : places.get(i);
            int score = table.scores().isEmpty() ? 0 : table.scores().get(i);
            seats.add(new PodSeat(state.known(player).number(), place, score));
        }
        return seats;
    }
}
