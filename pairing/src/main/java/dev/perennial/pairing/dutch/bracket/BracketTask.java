package dev.perennial.pairing.dutch.bracket;

import dev.perennial.pairing.dutch.model.Bracket;
import dev.perennial.pairing.matching.Graph;
import dev.perennial.pairing.matching.MaximumMatching;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * A bracket to be paired in what is left of the field. The legal graph joins positions that may meet; where there is a
 * bye its last vertex is the bye, joined with those who may get it. The bye is here if no player below may get it.
 */
public record BracketTask(Bracket bracket, Graph legal, BitSet lower, boolean byeOpen, boolean byeHere) {

    int bye() {
        return legal.size() - 1;
    }

    /** The lower players, and the bye unless it goes to the bracket. */
    BitSet rest() {
        var rest = (BitSet) lower.clone();
        if (byeOpen && !byeHere) {
            rest.set(bye());
        }
        return rest;
    }

    /** The rest without the next bracket. */
    BitSet below() {
        var below = rest();
        bracket.next().forEach(below::clear);
        return below;
    }

    /** Everything that is not paired yet, in rank order, the bye last. */
    public List<Integer> open() {
        var open = new ArrayList<>(bracket.members());
        lower.stream().forEach(open::add);
        if (byeOpen) {
            open.add(bye());
        }
        return open;
    }

    public boolean completable() {
        var all = new BitSet();
        open().forEach(all::set);
        return MaximumMatching.of(legal, all).perfect();
    }

    /** The same task if two vertices may not meet. */
    public BracketTask without(int a, int b) {
        var changed = legal.copy();
        changed.disconnect(a, b);
        return new BracketTask(bracket, changed, lower, byeOpen, byeHere);
    }

    /** The same task if two vertices must meet. */
    public BracketTask with(int a, int b) {
        var changed = legal.copy();
        changed.fix(a, b);
        return new BracketTask(bracket, changed, lower, byeOpen, byeHere);
    }

    /** The same task, whatever happens to the graph from now on. */
    public BracketTask kept() {
        return new BracketTask(bracket, legal.copy(), lower, byeOpen, byeHere);
    }

    public List<Integer> floaters(List<int[]> pairs) {
        var paired = new BitSet();
        pairs.forEach(pair -> {
            paired.set(pair[0]);
            paired.set(pair[1]);
        });
        return bracket.members().stream().filter(member -> !paired.get(member)).toList();
    }
}
