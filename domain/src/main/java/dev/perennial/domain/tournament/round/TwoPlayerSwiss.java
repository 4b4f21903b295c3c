package dev.perennial.domain.tournament.round;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.TwoPlayerMapper;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.games.Sentence;
import dev.perennial.pairing.Board;
import dev.perennial.pairing.RoundPairing;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.DutchPairing;
import dev.perennial.pairing.dutch.PairingReasons;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The FIDE Dutch system for tables of two; who begins is white. */
final class TwoPlayerSwiss {
    private TwoPlayerSwiss() {}

    static NextRound pair(TournamentState state, boolean explained) {
        var book = TwoPlayerMapper.forPairing(state);
        return switch (DutchPairing.pair(book)) {
            case RoundPairing.NoValidPairing none ->
                new NextRound.Impossible(none.round(), TournamentRefusal.NO_VALID_PAIRING);
            case RoundPairing.Paired paired -> tables(state, paired, explained ? reasons(state, book) : Map.of());
        };
    }

    private static NextRound tables(
            TournamentState state, RoundPairing.Paired paired, Map<PlayerId, List<Sentence>> reasons) {
        var players = RoundPairer.players(state);
        var tables = new ArrayList<NextRound.Table>();
        for (Board board : paired.boards()) {
            PlayerId white = Objects.requireNonNull(players.get(board.white()));
            PlayerId black = Objects.requireNonNull(players.get(board.black()));
            tables.add(new NextRound.Table(List.of(white, black), reasons.getOrDefault(white, List.of())));
        }
        List<PlayerId> byes =
                paired.bye() == 0 ? List.of() : List.of(Objects.requireNonNull(players.get(paired.bye())));
        return new NextRound.Paired(
                paired.round(),
                Stage.MAIN,
                tables,
                RoundPairer.byes(state, byes, player -> reasons.getOrDefault(player, List.of())));
    }

    private static Map<PlayerId, List<Sentence>> reasons(TournamentState state, Tournament book) {
        var players = RoundPairer.players(state);
        var reasons = new HashMap<PlayerId, List<Sentence>>();
        for (var board : PairingReasons.boards(book)) {
            var sentences = PairSentences.of(board, book.nextRound());
            board.players().forEach(past -> reasons.put(Objects.requireNonNull(players.get(past.player())), sentences));
        }
        return reasons;
    }
}
