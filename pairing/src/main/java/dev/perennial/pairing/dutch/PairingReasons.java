package dev.perennial.pairing.dutch;

import static java.util.Objects.requireNonNull;

import dev.perennial.pairing.RoundPairing;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.bracket.BracketSolver;
import dev.perennial.pairing.dutch.bracket.PairReason;
import dev.perennial.pairing.dutch.bracket.PairReason.Alternative;
import dev.perennial.pairing.dutch.bracket.PairReason.Instead;
import dev.perennial.pairing.dutch.bracket.PairedBracket;
import dev.perennial.pairing.dutch.model.ColourAllocation;
import dev.perennial.pairing.dutch.model.Criterion;
import dev.perennial.pairing.dutch.model.Entrant;
import dev.perennial.pairing.dutch.model.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Explains a round: forbids one pair after the other and pairs the round without it. Mostly the bracket of the pair is
 * paired in another way. Where that leaves no complete pairing, the round is paired again from the top.
 */
public final class PairingReasons {
    private final Field field;
    private final List<PairedBracket> brackets = new ArrayList<>();
    private final RoundPairing pairing;

    private PairingReasons(Field field) {
        this.field = field;
        // The graph goes on changing while lower brackets are paired.
        pairing = DutchPairing.pair(field, (task, pairs) -> brackets.add(new PairedBracket(task.kept(), pairs)));
    }

    /** A reason for each pair, bracket by bracket, and one for the bye; none if there is no valid pairing. */
    public static List<PairReason> of(Tournament tournament) {
        var round = new PairingReasons(Field.of(tournament));
        var reasons = new ArrayList<PairReason>();
        round.brackets.forEach(bracket ->
                bracket.pairs().forEach(pair -> reasons.add(round.ofPair(bracket, pair[0], pair[1]))));
        if (round.bye() != 0) {
            reasons.add(round.ofBye());
        }
        return List.copyOf(reasons);
    }

    /** The same reasons with those for the colours, in the order of the boards; none if there is no valid pairing. */
    public static List<BoardReasons> boards(Tournament tournament) {
        var field = Field.of(tournament);
        if (!(DutchPairing.pair(field, (task, pairs) -> {}) instanceof RoundPairing.Paired paired)) {
            return List.of();
        }
        var byPlayer = new HashMap<Integer, PairReason>();
        for (var reason : of(tournament)) {
            byPlayer.put(reason.first(), reason);
        }
        var entrants = field.entrants().stream().collect(Collectors.toMap(Entrant::id, Function.identity()));
        var boards = new ArrayList<BoardReasons>();
        for (var board : paired.boards()) {
            var reason = requireNonNull(byPlayer.getOrDefault(board.white(), byPlayer.get(board.black())));
            var colour = ColourAllocation.of(
                    requireNonNull(entrants.get(reason.first())),
                    requireNonNull(entrants.get(reason.second())),
                    tournament.initialColour());
            boards.add(new BoardReasons(pasts(entrants, board.white(), board.black()), reason, colour.rule()));
        }
        if (paired.bye() > 0) {
            boards.add(
                    new BoardReasons(pasts(entrants, paired.bye()), requireNonNull(byPlayer.get(paired.bye())), null));
        }
        return boards;
    }

    private static List<PlayerPast> pasts(Map<Integer, Entrant> entrants, int... players) {
        return IntStream.of(players)
                .mapToObj(player -> PlayerPast.of(requireNonNull(entrants.get(player))))
                .toList();
    }

    private PairReason ofPair(PairedBracket bracket, int higher, int lower) {
        var first = field.at(higher);
        var second = field.at(lower);
        var changed = bracket.task().without(higher, lower);
        var alternative = changed.completable()
                ? bracket.against(BracketSolver.pairs(changed))
                : ofRound(field.apart(first.id(), second.id()));
        int score = bracket.task().bracket().residentScore();
        return new PairReason(first.id(), second.id(), score, first.score(), second.score(), alternative);
    }

    private PairReason ofBye() {
        int score = scoreOf(bye());
        return new PairReason(bye(), 0, score, score, 0, ofRound(field.withoutByeFor(bye())));
    }

    private @Nullable Alternative ofRound(Field changed) {
        var other = new PairingReasons(changed);
        if (other.pairing instanceof RoundPairing.NoValidPairing) {
            return null;
        }
        if (scoreOf(other.bye()) != scoreOf(bye())) {
            return new Alternative(scoreOf(other.bye()), List.of(new Instead(other.bye(), 0)), Criterion.C5);
        }
        for (int i = 0; i < brackets.size(); i++) {
            if (!brackets.get(i).pairedLike(other.brackets.get(i))) {
                return brackets.get(i).against(other.brackets.get(i).pairs());
            }
        }
        throw new IllegalStateException("another round with the same pairs");
    }

    /** The player with the bye; 0 for none. */
    private int bye() {
        return pairing instanceof RoundPairing.Paired paired ? paired.bye() : 0;
    }

    private int scoreOf(int id) {
        return field.entrants().stream()
                .filter(entrant -> entrant.id() == id)
                .mapToInt(Entrant::score)
                .findFirst()
                .orElse(0);
    }
}
