package dev.perennial.games.bots;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** Picks by promise. */
public final class Ranked {
    private Ranked() {}

    /** The most promising one; among equals, the first. */
    public static <M> M best(Collection<? extends M> moves, ToDoubleFunction<? super M> promise) {
        @Nullable M best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (M move : moves) {
            double promised = promise.applyAsDouble(move);
            if (promised > most) {
                most = promised;
                best = move;
            }
        }
        if (best == null) {
            throw new IllegalArgumentException("nothing to choose from");
        }
        return best;
    }

    /** The given number of most promising moves, the best first; among equals, the first ones. Each is judged once. */
    public static <M> List<M> best(Collection<? extends M> moves, ToDoubleFunction<? super M> promise, int most) {
        var promises = new IdentityHashMap<M, Double>();
        var ranked = new ArrayList<M>(moves);
        for (M move : moves) {
            promises.put(move, promise.applyAsDouble(move));
        }
        ranked.sort(Comparator.comparingDouble(move -> -promises.getOrDefault(move, 0.0)));
        return List.copyOf(ranked.subList(0, Math.min(most, ranked.size())));
    }
}
