package dev.perennial.games.planet.model;

import dev.perennial.games.planet.board.Source;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Every choice of a fixed number of items out of a list, as {@link Selections#of} says. */
public final class Choices<T> implements Source<List<T>> {
    private final List<T> items;
    private final int[] chosen;
    private boolean more;

    public Choices(List<T> items, int size) {
        this.items = items;
        this.chosen = new int[size];
        restart();
    }

    /** All of them once more. */
    public void restart() {
        more = chosen.length <= items.size();
        for (int i = 0; i < chosen.length; i++) {
            chosen[i] = i;
        }
    }

    @Override
    public @Nullable List<T> next() {
        if (!more) {
            return null;
        }
        var choice = choice();
        advance();
        return choice;
    }

    /** Lists of two are lighter than others, and nearly all are as short. */
    @SuppressWarnings("unchecked")
    private List<T> choice() {
        return switch (chosen.length) {
            case 0 -> List.of();
            case 1 -> List.of(items.get(chosen[0]));
            case 2 -> List.of(items.get(chosen[0]), items.get(chosen[1]));
            default -> {
                Object[] choice = new Object[chosen.length];
                for (int i = 0; i < choice.length; i++) {
                    choice[i] = items.get(chosen[i]);
                }
                yield (List<T>) List.of(choice);
            }
        };
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
