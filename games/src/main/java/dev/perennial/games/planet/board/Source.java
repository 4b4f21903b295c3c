package dev.perennial.games.planet.board;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Gives one element after the other: asked once for each, where an iterator is asked twice or more. */
public interface Source<T> {

    /** The next element; null when there are no more, and from then on. */
    @Nullable
    T next();

    default <R> Source<R> map(Function<? super T, ? extends R> change) {
        return () -> {
            T element = next();
            return element == null ? null : change.apply(element);
        };
    }
}
