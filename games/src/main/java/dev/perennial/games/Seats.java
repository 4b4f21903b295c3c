package dev.perennial.games;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Sets of seats in rising order. There is one of each, for every move asks who is awaited. */
public final class Seats {
    private static final int MOST = 6;
    private static final List<Set<Integer>> BY_BITS =
            IntStream.range(0, 1 << MOST).mapToObj(Seats::ofBits).toList();

    private Seats() {}

    /** The wanted seats among the first {@code seats}. */
    public static Set<Integer> of(int seats, IntPredicate wanted) {
        int bits = 0;
        for (int seat = 0; seat < seats; seat++) {
            bits |= wanted.test(seat) ? 1 << seat : 0;
        }
        return BY_BITS.get(bits);
    }

    private static Set<Integer> ofBits(int bits) {
        var seats = new TreeSet<Integer>();
        for (int seat = 0; seat < MOST; seat++) {
            if ((bits & 1 << seat) != 0) {
                seats.add(seat);
            }
        }
        return Collections.unmodifiableSet(seats);
    }
}
