package dev.perennial.domain.tournament.round;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.TournamentRules.PlayoffKind;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.games.Games;
import dev.perennial.games.Sentence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The playoff of the best players: a knockout in which the first meets the last, or one final table. */
public final class PlayoffBracket {
    private PlayoffBracket() {}

    private static List<RoundState> rounds(TournamentState state) {
        return state.played().stream()
                .filter(round -> round.stage() == Stage.PLAYOFF)
                .toList();
    }

    /** The main rounds are played, and the players of the playoff are not named yet. */
    public static boolean ahead(TournamentState state) {
        return state.started()
                && state.rules().playoff().size() > 0
                && state.playoff().isEmpty()
                && !RoundPairer.mainRoundsLeft(state);
    }

    /** The best active players. Too few fill the next smaller bracket; fewer than two play no playoff. */
    public static List<PlayerId> cut(TournamentState state) {
        var playoff = state.rules().playoff();
        var best = TournamentStandings.ranked(state).stream()
                .filter(player -> state.known(player).active())
                .limit(playoff.size())
                .toList();
        if (playoff.kind() == PlayoffKind.FINAL_TABLE) {
            int fewest = Games.byId(state.game()).map(game -> game.minSeats()).orElse(2);
            return best.size() >= Math.max(2, fewest) ? best : List.of();
        }
        return best.size() < 2 ? List.of() : best.subList(0, Integer.highestOneBit(best.size()));
    }

    /** A round of the playoff is still to be played. */
    public static boolean comes(TournamentState state) {
        return ahead(state) ? !cut(state).isEmpty() : survivors(state).size() > 1;
    }

    /** Players who can still win, in seeding order: only the winner at the end, none without a playoff. */
    public static List<PlayerId> survivors(TournamentState state) {
        if (state.rules().playoff().kind() == PlayoffKind.FINAL_TABLE) {
            return rounds(state).isEmpty() ? state.playoff() : List.of();
        }
        var left = new ArrayList<>(state.playoff());
        for (RoundState round : rounds(state)) {
            for (Seating table : round.tables()) {
                left.removeAll(losers(state, table));
            }
        }
        return left;
    }

    /** The better seed wins a drawn game: someone has to advance. */
    public static List<PlayerId> losers(TournamentState state, Seating table) {
        return table.done() ? ranked(state, table).stream().skip(1).toList() : List.of();
    }

    private static List<PlayerId> ranked(TournamentState state, Seating table) {
        var places = table.places();
        return table.players().stream()
                .sorted(Comparator.<PlayerId, Boolean>comparing(
                                player -> table.absent().contains(player))
                        .thenComparingInt(player -> places == null ? 0 : places.get(table.seatOf(player)))
                        .thenComparingInt(player -> state.playoff().indexOf(player)))
                .toList();
    }

    static NextRound pair(TournamentState state) {
        var left = survivors(state);
        int round = state.nextRound();
        if (state.rules().playoff().kind() == PlayoffKind.FINAL_TABLE) {
            var reason = new Sentence("pairing.finalTable", Map.of());
            return new NextRound.Paired(
                    round, Stage.PLAYOFF, List.of(new NextRound.Table(left, List.of(reason))), List.of());
        }
        var tables = new ArrayList<NextRound.Table>();
        for (int i = 0; i < left.size() / 2; i++) {
            var reason = new Sentence("pairing.playoff", Map.of("left", left.size()));
            tables.add(new NextRound.Table(List.of(left.get(i), left.get(left.size() - 1 - i)), List.of(reason)));
        }
        return new NextRound.Paired(round, Stage.PLAYOFF, tables, List.of());
    }

    /** The players of the playoff by how far they got, then by seeding. */
    static List<PlayerId> ranking(TournamentState state) {
        var ranking = new ArrayList<PlayerId>();
        if (state.rules().playoff().kind() == PlayoffKind.FINAL_TABLE) {
            rounds(state).stream()
                    .flatMap(round -> round.tables().stream())
                    .filter(Seating::done)
                    .findFirst()
                    .ifPresent(table -> ranking.addAll(ranked(state, table)));
            return ranking.isEmpty() ? state.playoff() : ranking;
        }
        ranking.addAll(survivors(state));
        for (RoundState round : rounds(state).reversed()) {
            round.tables().stream()
                    .flatMap(table -> losers(state, table).stream())
                    .sorted(Comparator.comparingInt(player -> state.playoff().indexOf(player)))
                    .forEach(ranking::add);
        }
        return ranking;
    }
}
