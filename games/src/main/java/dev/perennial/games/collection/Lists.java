package dev.perennial.games.collection;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Changed copies of immutable lists. States consist of them, and every event copies some: these methods cost less than
 * streams, whose lists {@link List#copyOf} would copy once more.
 */
public final class Lists {
    private Lists() {}

    public static <T> List<T> with(List<T> list, T last) {
        Object[] items = new Object[list.size() + 1];
        for (int i = 0; i < list.size(); i++) {
            items[i] = list.get(i);
        }
        items[list.size()] = last;
        return of(items);
    }

    public static <T> List<T> concat(List<T> first, List<T> second) {
        var items = new ArrayList<T>(first.size() + second.size());
        items.addAll(first);
        items.addAll(second);
        return List.copyOf(items);
    }

    /** Another item in one place. */
    public static <T> List<T> replaced(List<T> list, int index, T item) {
        Object[] items = list.toArray();
        items[index] = item;
        return of(items);
    }

    /** Without every occurrence of an item. */
    public static <T> List<T> without(List<T> list, T item) {
        return filtered(list, other -> !other.equals(item));
    }

    public static <T> List<T> tail(List<T> list) {
        return List.copyOf(list.subList(1, list.size()));
    }

    public static <T> List<T> filtered(List<T> list, Predicate<? super T> kept) {
        Object[] items = new Object[list.size()];
        int count = 0;
        for (int i = 0; i < items.length; i++) {
            T item = list.get(i);
            if (kept.test(item)) {
                items[count++] = item;
            }
        }
        return count == items.length ? List.copyOf(list) : of(Arrays.copyOf(items, count));
    }

    public static <T> List<T> mapped(List<T> list, UnaryOperator<T> change) {
        Object[] items = list.toArray();
        for (int i = 0; i < items.length; i++) {
            items[i] = change.apply(list.get(i));
        }
        return of(items);
    }

    /** Fixed copies of lists within a list. */
    public static <T> List<List<T>> nested(List<? extends List<T>> lists) {
        Object[] items = new Object[lists.size()];
        for (int i = 0; i < items.length; i++) {
            items[i] = List.copyOf(lists.get(i));
        }
        return of(items);
    }

    @SuppressWarnings("unchecked")
    private static <T> List<T> of(Object[] items) {
        return (List<T>) List.of(items);
    }
}
