package dev.perennial.games.planet;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Lazy streams: no element is made before it is asked for. */
final class Selections {
    private Selections() {}

    /** Every choice of so many items, each in the given order; the first items are chosen first. */
    static <T> Stream<List<T>> of(List<T> items, int size) {
        return size > items.size() ? Stream.empty() : stream(new Choices<>(items, size));
    }

    /** One element of each source in turn until all are used up, so that the first few elements are a fair sample. */
    static <T> Stream<T> takingTurns(List<Stream<T>> sources) {
        return stream(new Turnwise<>(sources.stream().map(Stream::iterator).toList()));
    }

    private static <T> Stream<T> stream(Iterator<T> iterator) {
        int traits = Spliterator.ORDERED | Spliterator.NONNULL;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(iterator, traits), false);
    }

    private static final class Choices<T> implements Iterator<List<T>> {
        private final List<T> items;
        private final int[] chosen;
        private boolean more = true;

        Choices(List<T> items, int size) {
            this.items = items;
            this.chosen = IntStream.range(0, size).toArray();
        }

        @Override
        public boolean hasNext() {
            return more;
        }

        @Override
        public List<T> next() {
            if (!more) {
                throw new NoSuchElementException();
            }
            var choice = new ArrayList<T>(chosen.length);
            for (int index : chosen) {
                choice.add(items.get(index));
            }
            advance();
            return choice;
        }

        private void advance() {
            int place = chosen.length - 1;
            while (place >= 0 && chosen[place] == items.size() - chosen.length + place) {
                place--;
            }
            if (place < 0) {
                more = false;
                return;
            }
            chosen[place]++;
            for (int i = place + 1; i < chosen.length; i++) {
                chosen[i] = chosen[i - 1] + 1;
            }
        }
    }

    private static final class Turnwise<T> implements Iterator<T> {
        private final ArrayDeque<Iterator<T>> waiting;

        Turnwise(List<Iterator<T>> sources) {
            this.waiting = new ArrayDeque<>(sources);
        }

        @Override
        public boolean hasNext() {
            while (!waiting.isEmpty() && !waiting.element().hasNext()) {
                waiting.remove();
            }
            return !waiting.isEmpty();
        }

        @Override
        public T next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            Iterator<T> source = waiting.remove();
            T element = source.next();
            waiting.add(source);
            return element;
        }
    }
}
