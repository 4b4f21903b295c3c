package dev.perennial.pairing.dutch;

import dev.perennial.pairing.Board;
import dev.perennial.pairing.RoundPairing;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.bracket.BracketSolver;
import dev.perennial.pairing.dutch.bracket.PairReason;
import dev.perennial.pairing.dutch.bracket.PairReason.Alternative;
import dev.perennial.pairing.dutch.bracket.PairReason.Instead;
import dev.perennial.pairing.dutch.bracket.PairedBracket;
import dev.perennial.pairing.dutch.bracket.WhyNot;
import dev.perennial.pairing.dutch.model.ColourAllocation;
import dev.perennial.pairing.dutch.model.Criterion;
import dev.perennial.pairing.dutch.model.Entrant;
import dev.perennial.pairing.dutch.model.Field;
import java.util.ArrayList;
import java.util.List;
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

    /**
     * A reason for each pair, bracket by bracket, and one for the bye; none if there is no valid pairing.
     *
     * @param tournament the tournament with all past rounds
     * @return the reasons
     */
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

    /**
     * The same reasons with all that an arbiter asks, in the order of the boards; none if there is no valid pairing.
     *
     * @param tournament the tournament with all past rounds
     * @return the reasons of each board
     */
    public static List<BoardReasons> boards(Tournament tournament) {
        var round = new PairingReasons(Field.of(tournament));
        return round.pairing instanceof RoundPairing.Paired paired ? round.boards(paired) : List.of();
    }

    private List<BoardReasons> boards(RoundPairing.Paired paired) {
        var boards = new ArrayList<BoardReasons>();
        for (var board : paired.boards()) {
            for (var bracket : brackets) {
                bracket.pairs().stream()
                        .filter(pair -> isBoard(board, pair))
                        .map(pair -> board(bracket, board, pair))
                        .forEach(boards::add);
            }
        }
        if (paired.bye() > 0) {
            boards.add(new BoardReasons(pasts(paired.bye()), ofBye(), whyTheBye(), null));
        }
        return boards;
    }

    private boolean isBoard(Board board, int[] pair) {
        int first = field.at(pair[0]).id();
        int second = field.at(pair[1]).id();
        return board.equals(new Board(first, second)) || board.equals(new Board(second, first));
    }

    private BoardReasons board(PairedBracket bracket, Board board, int[] pair) {
        var colour = ColourAllocation.of(
                field.at(pair[0]), field.at(pair[1]), field.tournament().initialColour());
        return new BoardReasons(
                pasts(board.white(), board.black()),
                ofPair(bracket, pair[0], pair[1]),
                bracket.whyNot(pair[0], pair[1]).orElse(null),
                colour.rule());
    }

    /** The lowest in rank should have the bye. */
    private WhyNot whyTheBye() {
        var lowest = field.entrants().getLast();
        if (lowest.id() == bye()) {
            return new WhyNot.LowestRank();
        }
        if (!lowest.byeAllowed()) {
            return new WhyNot.HadBye(lowest.id());
        }
        var alternative = ofRound(field.withByeOnlyFor(lowest.id()));
        return alternative == null
                ? new WhyNot.Incomplete(lowest.id(), 0)
                : new WhyNot.Worse(lowest.id(), 0, alternative.worseIn(), alternative.instead(), List.of());
    }

    private List<PlayerPast> pasts(int... players) {
        return IntStream.of(players)
                .mapToObj(player -> PlayerPast.of(
                        field.entrants().stream()
                                .filter(entrant -> entrant.id() == player)
                                .findFirst()
                                .orElseThrow(),
                        field.tournament().players().stream()
                                .filter(each -> each.id() == player)
                                .findFirst()
                                .orElseThrow()
                                .rounds()))
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
