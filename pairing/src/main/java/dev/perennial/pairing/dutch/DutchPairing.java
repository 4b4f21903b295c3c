package dev.perennial.pairing.dutch;

import dev.perennial.pairing.Board;
import dev.perennial.pairing.Colour;
import dev.perennial.pairing.RoundPairing;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.bracket.BracketSolver;
import dev.perennial.pairing.dutch.bracket.BracketTask;
import dev.perennial.pairing.dutch.model.Bracket;
import dev.perennial.pairing.dutch.model.ByeScore;
import dev.perennial.pairing.dutch.model.ColourAllocation;
import dev.perennial.pairing.dutch.model.Entrant;
import dev.perennial.pairing.dutch.model.Field;
import dev.perennial.pairing.dutch.model.Legality;
import dev.perennial.pairing.matching.Graph;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The FIDE Dutch system by the rules of 2025 (C.04.3): pairs the next round of a tournament, exactly. */
public final class DutchPairing {
    private static final Comparator<Entrant> BY_POINTS =
            Comparator.comparingInt(Entrant::points).reversed().thenComparingInt(Entrant::number);

    private final Field field;
    private final Graph legal;
    private final BracketListener listener;
    private final List<int[]> pairs = new ArrayList<>();
    private List<Integer> movedDown = List.of();

    private DutchPairing(Field field, BracketListener listener) {
        this.field = field;
        this.listener = listener;
        legal = Legality.graph(field);
    }

    /**
     * {@return the next round, or the reason why there is none}
     *
     * @param tournament the tournament with all past rounds
     */
    public static RoundPairing pair(Tournament tournament) {
        return pair(Field.of(tournament), (task, pairs) -> {});
    }

    /** Receives each bracket as soon as it is paired. */
    interface BracketListener {
        void paired(BracketTask task, List<int[]> pairs);
    }

    static RoundPairing pair(Field field, BracketListener listener) {
        return new DutchPairing(field, listener).pair();
    }

    private RoundPairing pair() {
        int round = field.tournament().nextRound();
        var byeScore = ByeScore.least(field, legal);
        if (byeScore.isEmpty()) {
            return new RoundPairing.NoValidPairing(
                    round, "no valid pairing exists: not everybody can be given an opponent or the bye.");
        }
        pairBrackets(byeScore.getAsInt());
        int bye = movedDown.isEmpty() ? 0 : field.at(movedDown.getFirst()).id();
        return new RoundPairing.Paired(round, boards(), bye);
    }

    private void pairBrackets(int byeScore) {
        int from = 0;
        while (from < field.size()) {
            int to = endOfGroup(from);
            var lower = new BitSet();
            lower.set(to, field.size());
            var bracket = new Bracket(field, movedDown, range(from, to), range(to, endOfGroup(to)));
            boolean byeHere = field.odd() && byeScore >= bracket.residentScore();
            var task = new BracketTask(bracket, legal, lower, field.odd(), byeHere);
            var found = BracketSolver.pairs(task);
            listener.paired(task, found);
            pairs.addAll(found);
            movedDown = task.floaters(found);
            separate(movedDown);
            from = to;
        }
    }

    private int endOfGroup(int from) {
        int to = from;
        while (to < field.size() && field.at(to).score() == field.at(from).score()) {
            to++;
        }
        return to;
    }

    private static List<Integer> range(int from, int to) {
        return IntStream.range(from, to).boxed().toList();
    }

    /** Floaters of one bracket are never paired with each other later: if they could be, they would be already. */
    private void separate(List<Integer> floaters) {
        for (int a : floaters) {
            for (int b : floaters) {
                legal.disconnect(a, b);
            }
        }
    }

    /** By points without the virtual ones, which may make another one of a pair the higher; the bye comes last. */
    private List<Board> boards() {
        return pairs.stream()
                .sorted(Comparator.comparingInt((int[] pair) -> -stronger(pair).points())
                        .thenComparingInt(pair -> -weaker(pair).points())
                        .thenComparingInt(pair -> stronger(pair).number()))
                .map(pair -> board(field.at(pair[0]), field.at(pair[1])))
                .toList();
    }

    private Entrant stronger(int[] pair) {
        return Collections.min(List.of(field.at(pair[0]), field.at(pair[1])), BY_POINTS);
    }

    private Entrant weaker(int[] pair) {
        return Collections.max(List.of(field.at(pair[0]), field.at(pair[1])), BY_POINTS);
    }

    private Board board(Entrant higher, Entrant lower) {
        var colour = ColourAllocation.ofHigher(higher, lower, field.tournament().initialColour());
        return colour == Colour.WHITE ? new Board(higher.id(), lower.id()) : new Board(lower.id(), higher.id());
    }
}
