package dev.perennial.games.planet;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** Every choice of so many items out of a list, as {@link Selections#of} says. */
final class Choices<T> implements Iterator<List<T>> {
    private final List<T> items;
    private final int[] chosen;
    private boolean more;

    Choices(List<T> items, int size) {
        this.items = items;
        this.more = size <= items.size();
        this.chosen = new int[size];
        for (int i = 0; i < size; i++) {
            chosen[i] = i;
        }
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
        var choice = choice();
        advance();
        return choice;
    }

    @SuppressWarnings("unchecked")
    private List<T> choice() {
        Object[] choice = new Object[chosen.length];
        for (int i = 0; i < choice.length; i++) {
            choice[i] = items.get(chosen[i]);
        }
        return (List<T>) List.of(choice);
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
