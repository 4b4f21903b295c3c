package dev.perennial.games.planet;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Ways to walk through very many choices: no element is made before it is asked for. */
final class Selections {
    private Selections() {}

    /** Every choice of so many items, each in the given order; the first items are chosen first. */
    static <T> Iterator<List<T>> of(List<T> items, int size) {
        return new Choices<>(items, size);
    }

    /** One element of each source in turn until all are used up, so that the first few elements are a fair sample. */
    static <T> Iterator<T> takingTurns(List<Iterator<T>> sources) {
        return new Turnwise<>(sources);
    }

    static <T, R> Iterator<R> mapped(Iterator<T> source, Function<? super T, ? extends R> change) {
        return new Mapped<>(source, change);
    }

    /** All that is found for the first element, then all for the second, and so on. */
    static <T, R> Iterator<R> forEach(Iterator<T> outer, Function<? super T, Iterator<? extends R>> inner) {
        return new Nested<>(outer, inner);
    }

    static <T> Stream<T> stream(Iterator<T> iterator) {
        int traits = Spliterator.ORDERED | Spliterator.NONNULL;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(iterator, traits), false);
    }

    private static final class Turnwise<T> implements Iterator<T> {
        private final List<Iterator<T>> sources;
        private int turn;

        Turnwise(List<Iterator<T>> sources) {
            this.sources = new ArrayList<>(sources);
        }

        @Override
        public boolean hasNext() {
            while (!sources.isEmpty() && !sources.get(turn).hasNext()) {
                sources.remove(turn);
                turn = turn == sources.size() ? 0 : turn;
            }
            return !sources.isEmpty();
        }

        @Override
        public T next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            T element = sources.get(turn).next();
            turn = turn + 1 == sources.size() ? 0 : turn + 1;
            return element;
        }
    }

    private record Mapped<T, R>(Iterator<T> source, Function<? super T, ? extends R> change) implements Iterator<R> {
        @Override
        public boolean hasNext() {
            return source.hasNext();
        }

        @Override
        public R next() {
            return change.apply(source.next());
        }
    }

    private static final class Nested<T, R> implements Iterator<R> {
        private final Iterator<T> outer;
        private final Function<? super T, Iterator<? extends R>> inner;
        private Iterator<? extends R> current = List.<R>of().iterator();

        Nested(Iterator<T> outer, Function<? super T, Iterator<? extends R>> inner) {
            this.outer = outer;
            this.inner = inner;
        }

        @Override
        public boolean hasNext() {
            while (!current.hasNext() && outer.hasNext()) {
                current = inner.apply(outer.next());
            }
            return current.hasNext();
        }

        @Override
        public R next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return current.next();
        }
    }
}
