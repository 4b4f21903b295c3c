package dev.perennial.pairing.dutch.bracket;

import dev.perennial.pairing.dutch.bracket.PairReason.Alternative;
import dev.perennial.pairing.dutch.bracket.PairReason.Instead;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A bracket and how it was paired, to be compared with other ways to pair it. */
public final class PairedBracket {
    private final BracketTask task;
    private final List<int[]> pairs;
    /** Computed when first asked for: it takes a matching of the next bracket. */
    private @Nullable Quality quality;

    public PairedBracket(BracketTask task, List<int[]> pairs) {
        this.task = task;
        this.pairs = pairs;
    }

    public BracketTask task() {
        return task;
    }

    public List<int[]> pairs() {
        return pairs;
    }

    private Quality quality() {
        if (quality == null) {
            quality = Quality.of(task, pairs);
        }
        return quality;
    }

    public boolean pairedLike(PairedBracket other) {
        return keys(pairs).equals(keys(other.pairs));
    }

    /** Other pairs than these, and the first criterion that speaks against them. */
    public Alternative against(List<int[]> others) {
        var criterion = quality()
                .firstBetterThan(quality().of(others))
                .orElseThrow(() -> new IllegalArgumentException("the other pairs are not worse in any criterion"));
        return new Alternative(task.bracket().residentScore(), different(others), criterion);
    }

    /** Why the higher player of a pair does not meet the opponent of the plain order; none without such an opponent. */
    public Optional<WhyNot> whyNot(int higher, int lower) {
        var order = new PlainOrder(task, pairs);
        return order.opponent(higher)
                .map(plain -> plain == lower
                        ? new WhyNot.PlainOrder(order.place(higher), order.isMovedDown(higher))
                        : whyNotPlain(higher, plain));
    }

    private WhyNot whyNotPlain(int position, int plain) {
        var field = task.bracket().field();
        var player = field.at(position);
        var opponent = field.at(plain);
        return Obstacle.between(field, player, opponent).orElseGet(() -> {
            var changed = task.with(Math.min(position, plain), Math.max(position, plain));
            if (!changed.completable()) {
                return new WhyNot.Incomplete(player.id(), opponent.id());
            }
            var others = BracketSolver.pairs(changed);
            var worse = against(others);
            return new WhyNot.Worse(
                    player.id(),
                    opponent.id(),
                    worse.worseIn(),
                    worse.instead(),
                    FailingPlayers.of(task, worse.worseIn(), pairs, others));
        });
    }

    private List<Instead> different(List<int[]> others) {
        var field = task.bracket().field();
        var known = keys(pairs);
        var instead = new ArrayList<Instead>();
        others.stream()
                .filter(pair -> !known.contains(key(pair)))
                .forEach(pair -> instead.add(
                        new Instead(field.at(pair[0]).id(), field.at(pair[1]).id())));
        var floatersBefore = task.floaters(pairs);
        task.floaters(others).stream()
                .filter(floater -> !floatersBefore.contains(floater))
                .forEach(floater -> instead.add(new Instead(field.at(floater).id(), 0)));
        return instead;
    }

    private static Set<Long> keys(List<int[]> pairs) {
        return pairs.stream().map(PairedBracket::key).collect(Collectors.toSet());
    }

    private static long key(int[] pair) {
        return ((long) pair[0] << 32) | pair[1];
    }
}
