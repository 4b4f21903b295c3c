package dev.perennial.games.sevolution;

import java.util.List;
import java.util.stream.Stream;

/** Unchanging lists grown and shortened. */
final class Lists {
    private Lists() {}

    static <T> List<T> with(List<T> list, T last) {
        return Stream.concat(list.stream(), Stream.of(last)).toList();
    }

    static <T> List<T> concat(List<T> first, List<T> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    static <T> List<T> without(List<T> list, T item) {
        return list.stream().filter(other -> !other.equals(item)).toList();
    }

    static <T> List<T> tail(List<T> list) {
        return list.subList(1, list.size());
    }
}
