package dev.perennial.games.planet.model;

import dev.perennial.games.planet.board.Source;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** Ways to walk through very many choices: no element is made before it is asked for. */
public final class Selections {
    private Selections() {}

    /** Every choice of {@code size} items, each in the given order; the first items are chosen first. */
    public static <T> Source<List<T>> of(List<T> items, int size) {
        return new Choices<>(items, size);
    }

    public static <T> Source<T> each(List<T> items) {
        var left = items.iterator();
        return () -> left.hasNext() ? left.next() : null;
    }

    /** One element of each source in turn until all are used up, so that the first few elements are a fair sample. */
    public static <T> Source<T> takingTurns(List<Source<T>> sources) {
        return new Turnwise<>(new ArrayDeque<>(sources));
    }

    /** All that is found for the first element, then all for the second, and so on. */
    public static <T, R> Source<R> forEach(Source<T> outer, Function<? super T, Source<R>> inner) {
        return new Nested<>(outer, inner);
    }

    public static <T> Stream<T> stream(Source<T> source) {
        return StreamSupport.stream(new Walk<>(source), false);
    }

    private record Turnwise<T>(ArrayDeque<Source<T>> waiting) implements Source<T> {
        @Override
        public @Nullable T next() {
            for (var source = waiting.poll(); source != null; source = waiting.poll()) {
                T element = source.next();
                if (element != null) {
                    waiting.add(source);
                    return element;
                }
            }
            return null;
        }
    }

    private static final class Nested<T, R> implements Source<R> {
        private final Source<T> outer;
        private final Function<? super T, Source<R>> inner;
        private Source<R> current = () -> null;

        Nested(Source<T> outer, Function<? super T, Source<R>> inner) {
            this.outer = outer;
            this.inner = inner;
        }

        @Override
        public @Nullable R next() {
            R element = current.next();
            while (element == null) {
                T next = outer.next();
                if (next == null) {
                    return null;
                }
                current = inner.apply(next);
                element = current.next();
            }
            return element;
        }
    }

    private record Walk<T>(Source<T> source) implements Spliterator<T> {
        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            T element = source.next();
            if (element == null) {
                return false;
            }
            action.accept(element);
            return true;
        }

        @Override
        public @Nullable Spliterator<T> trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            return Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            return ORDERED | NONNULL;
        }
    }
}
