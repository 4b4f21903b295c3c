package dev.perennial.pairing.pods.search;

import java.util.List;

/** A cost as searches compare it: the packed levels, the seats, the strength. */
public record Worth(long upper, long lower, long seats, long strength) implements Comparable<Worth> {
    static final Worth NOTHING = new Worth(0, 0, 0, 0);

    public static Worth of(PodNumbers numbers, SeatOrder seatOrder, List<int[]> tables) {
        return tables.stream().map(table -> of(numbers, seatOrder, table)).reduce(NOTHING, Worth::plus);
    }

    private static Worth of(PodNumbers numbers, SeatOrder seatOrder, int[] table) {
        boolean isShort = numbers.isShort(table.length);
        long upper = 0;
        long lower = 0;
        long surplus = 0;
        for (int i = 0; i < table.length; i++) {
            for (int j = 0; j < i; j++) {
                upper += numbers.upper(table[i], table[j]);
                lower += numbers.lower(table[i], table[j]);
            }
            upper += isShort ? numbers.upperShort(table[i]) : 0;
            lower += isShort ? numbers.lowerShort(table[i]) : 0;
            surplus += numbers.deviation(table[i]);
        }
        int seats = seatOrder.least(table, table.length);
        return new Worth(upper, lower, seats, PodNumbers.strength(table.length, surplus));
    }

    public Worth plus(Worth other) {
        return new Worth(upper + other.upper, lower + other.lower, seats + other.seats, strength + other.strength);
    }

    @Override
    public int compareTo(Worth other) {
        if (upper != other.upper) {
            return Long.compare(upper, other.upper);
        }
        if (lower != other.lower) {
            return Long.compare(lower, other.lower);
        }
        return seats != other.seats ? Long.compare(seats, other.seats) : Long.compare(strength, other.strength);
    }
}
