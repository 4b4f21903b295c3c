package dev.perennial.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts figures seat by seat; all seats have the figures named at the beginning. */
public final class SeatFigures {
    private final List<Map<String, Integer>> seats = new ArrayList<>();

    public SeatFigures(int seats, List<String> names) {
        for (int seat = 0; seat < seats; seat++) {
            var figures = new TreeMap<String, Integer>();
            names.forEach(name -> figures.put(name, 0));
            this.seats.add(figures);
        }
    }

    public void add(int seat, String name, int more) {
        if (seat < seats.size()) {
            seats.get(seat).merge(name, more, Integer::sum);
        }
    }

    /** Keeps the greatest. */
    public void reach(int seat, String name, int value) {
        if (seat < seats.size()) {
            seats.get(seat).merge(name, value, Math::max);
        }
    }

    public List<Map<String, Integer>> all() {
        return seats.stream().<Map<String, Integer>>map(Map::copyOf).toList();
    }
}
