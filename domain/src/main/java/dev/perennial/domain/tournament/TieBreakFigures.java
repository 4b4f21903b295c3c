package dev.perennial.domain.tournament;

import dev.perennial.domain.PlayerId;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.pods.model.PodTieBreak;
import dev.perennial.pairing.tiebreak.Edition;
import dev.perennial.pairing.tiebreak.Term;
import dev.perennial.pairing.tiebreak.TieBreak;
import dev.perennial.pairing.tiebreak.TieBreakValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The tie-breaks of a tournament, and how a player's figures are computed. */
public final class TieBreakFigures {
    private TieBreakFigures() {}

    /** At tables of two, in their order. */
    public static List<TieBreak> tieBreaks(TournamentState state) {
        boolean fixed = !state.rules().system().isSwiss();
        return state.rules().scoring().tieBreaks().stream()
                .map(TieBreak::ofCode)
                .map(tieBreak -> fixed ? tieBreak.inFixedSchedule() : tieBreak)
                .toList();
    }

    /**
     * At larger tables, in their order. Tournaments made before these could be chosen name the tie-breaks of two
     * players, and are played by the usual order.
     */
    public static List<PodTieBreak> podTieBreaks(TournamentState state) {
        var codes = state.rules().scoring().tieBreaks();
        var known = codes.stream()
                .map(PodTieBreak::ofCode)
                .flatMap(Optional::stream)
                .toList();
        return known.size() == codes.size() ? known : PodTieBreak.USUAL;
    }

    /** In the order of the columns; empty for a player without a number. */
    public static List<List<Term>> of(TournamentState state, PlayerId player) {
        int number = state.entry(player).map(Entry::number).orElse(0);
        if (number == 0) {
            return List.of();
        }
        return state.tableSize() == 2
                ? ofTwo(state, number)
                : PodMapper.forStandings(state).terms(number);
    }

    private static List<List<Term>> ofTwo(TournamentState state, int number) {
        var book = TwoPlayerMapper.forStandings(state);
        var values =
                new TieBreakValues(book, Edition.valueOf(state.rules().scoring().edition()));
        Player me = book.players().get(number - 1);
        int points = me.points(book.points());
        List<Player> level = book.players().stream()
                .filter(player -> player.points(book.points()) == points)
                .toList();
        var terms = new ArrayList<List<Term>>();
        for (TieBreak tieBreak : tieBreaks(state)) {
            terms.add(values.terms(tieBreak, me, level));
            var found = values.of(tieBreak, level);
            level = level.stream()
                    .filter(player -> Objects.equals(found.get(player.id()), found.get(number)))
                    .toList();
        }
        return terms;
    }
}
