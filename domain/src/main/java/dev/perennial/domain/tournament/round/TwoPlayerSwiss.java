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
import dev.perennial.pairing.dutch.bracket.PairReason;
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
        for (PairReason reason : PairingReasons.of(book)) {
            var sentence = List.of(sentence(reason));
            reasons.put(Objects.requireNonNull(players.get(reason.first())), sentence);
            if (reason.second() > 0) {
                reasons.put(Objects.requireNonNull(players.get(reason.second())), sentence);
            }
        }
        return reasons;
    }

    /** Players by their numbers; the alternative as pairs of them, 0 for floating out of the bracket. */
    private static Sentence sentence(PairReason reason) {
        var params = new HashMap<String, Object>();
        params.put("first", reason.first());
        params.put("second", reason.second());
        params.put("bracket", reason.bracketScore());
        params.put("difference", reason.difference());
        var alternative = reason.alternative();
        if (alternative == null) {
            return new Sentence(reason.second() == 0 ? "pairing.byeOnly" : "pairing.only", params);
        }
        params.put("criterion", alternative.worseIn().name());
        params.put(
                "instead",
                alternative.instead().stream()
                        .map(pair -> pair.player() + "-" + pair.opponent())
                        .toList());
        return new Sentence("pairing.best", params);
    }
}
