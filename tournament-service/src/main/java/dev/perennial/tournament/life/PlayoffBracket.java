package dev.perennial.tournament.life;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.RoundState;
import dev.perennial.contract.tournament.Seating;
import dev.perennial.contract.tournament.Stage;
import dev.perennial.contract.tournament.TournamentRules.PlayoffKind;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.games.Games;
import dev.perennial.games.Sentence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The best play on: the first against the last, winners go on, or all at one final table. */
final class PlayoffBracket {
    private PlayoffBracket() {}

    private static List<RoundState> rounds(TournamentState state) {
        return state.played().stream()
                .filter(round -> round.stage() == Stage.PLAYOFF)
                .toList();
    }

    /** The main rounds are played, and the best have not been named yet. */
    static boolean ahead(TournamentState state) {
        return state.started()
                && state.rules().playoff().size() > 0
                && state.playoff().isEmpty()
                && !Progress.mainRoundsLeft(state);
    }

    /** The best who are still there. If they are too few, the next smaller bracket; none if nobody could be met. */
    static List<PlayerId> cut(TournamentState state) {
        var playoff = state.rules().playoff();
        var best = StandingsTable.ranked(state).stream()
                .filter(player -> state.known(player).active())
                .limit(playoff.size())
                .toList();
        if (playoff.kind() == PlayoffKind.FINAL_TABLE) {
            int fewest = Games.byId(state.game()).map(game -> game.minSeats()).orElse(2);
            return best.size() >= Math.max(2, fewest) ? best : List.of();
        }
        return best.size() < 2 ? List.of() : best.subList(0, Integer.highestOneBit(best.size()));
    }

    /** The playoff is about to be drawn up, or goes on; for that its games must be over. */
    static boolean comes(TournamentState state) {
        return ahead(state) ? !cut(state).isEmpty() : survivors(state).size() > 1;
    }

    /** Those who can still win, in their order of seeding; one is the winner, none if there is no playoff. */
    static List<PlayerId> survivors(TournamentState state) {
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

    /** A drawn game is won by the better seed: somebody has to go on. */
    static List<PlayerId> losers(TournamentState state, Seating table) {
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

    static Proposal propose(TournamentState state) {
        var left = survivors(state);
        int round = state.nextRound();
        if (state.rules().playoff().kind() == PlayoffKind.FINAL_TABLE) {
            var reason = new Sentence("pairing.finalTable", Map.of());
            return new Proposal.Tables(
                    round, Stage.PLAYOFF, List.of(new Proposal.ProposedTable(left, List.of(reason))), List.of());
        }
        var tables = new ArrayList<Proposal.ProposedTable>();
        for (int i = 0; i < left.size() / 2; i++) {
            var reason = new Sentence("pairing.playoff", Map.of("left", left.size()));
            tables.add(
                    new Proposal.ProposedTable(List.of(left.get(i), left.get(left.size() - 1 - i)), List.of(reason)));
        }
        return new Proposal.Tables(round, Stage.PLAYOFF, tables, List.of());
    }

    /** The players of the playoff by how far they got; those who went out together by their seeding. */
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
