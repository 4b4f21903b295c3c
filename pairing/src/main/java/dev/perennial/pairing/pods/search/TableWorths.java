package dev.perennial.pairing.pods.search;

import java.util.Arrays;

/** The worth of every table that some players (at most 18) can make; tables are sets of bits, in the players' order. */
public final class TableWorths {
    private static final int UNKNOWN = -1;

    private final PodNumbers numbers;
    private final SeatOrder seatOrder;
    private final int[] players;
    private final long[] upperPair;
    private final long[] lowerPair;
    private final int[] seats;
    private final int[] buffer = new int[6];

    public TableWorths(PodNumbers numbers, SeatOrder seatOrder, int[] players) {
        this.numbers = numbers;
        this.seatOrder = seatOrder;
        this.players = players;
        int count = players.length;
        upperPair = new long[count * count];
        lowerPair = new long[count * count];
        for (int a = 0; a < count; a++) {
            for (int b = 0; b < a; b++) {
                upperPair[a * count + b] = numbers.upper(players[a], players[b]);
                lowerPair[a * count + b] = numbers.lower(players[a], players[b]);
            }
        }
        seats = new int[1 << count];
        Arrays.fill(seats, UNKNOWN);
    }

    int players() {
        return players.length;
    }

    long upper(int table) {
        long sum = sumOfPairs(upperPair, table);
        if (numbers.isShort(Integer.bitCount(table))) {
            for (int left = table; left != 0; left &= left - 1) {
                sum += numbers.upperShort(players[Integer.numberOfTrailingZeros(left)]);
            }
        }
        return sum;
    }

    long lower(int table) {
        long sum = sumOfPairs(lowerPair, table);
        if (numbers.isShort(Integer.bitCount(table))) {
            for (int left = table; left != 0; left &= left - 1) {
                sum += numbers.lowerShort(players[Integer.numberOfTrailingZeros(left)]);
            }
        }
        return sum;
    }

    private long sumOfPairs(long[] pairs, int table) {
        long sum = 0;
        for (int left = table; left != 0; ) {
            int a = 31 - Integer.numberOfLeadingZeros(left);
            left &= ~(1 << a);
            for (int others = left; others != 0; others &= others - 1) {
                sum += pairs[a * players.length + Integer.numberOfTrailingZeros(others)];
            }
        }
        return sum;
    }

    /** Computed when first asked for: most tables are worse already in what comes before. */
    int seats(int table) {
        if (seats[table] == UNKNOWN) {
            int size = 0;
            for (int left = table; left != 0; left &= left - 1) {
                buffer[size++] = players[Integer.numberOfTrailingZeros(left)];
            }
            seats[table] = seatOrder.least(buffer, size);
        }
        return seats[table];
    }

    long strength(int table) {
        long surplus = 0;
        for (int left = table; left != 0; left &= left - 1) {
            surplus += numbers.deviation(players[Integer.numberOfTrailingZeros(left)]);
        }
        return PodNumbers.strength(Integer.bitCount(table), surplus);
    }

    int[] members(int table) {
        var members = new int[Integer.bitCount(table)];
        int at = 0;
        for (int left = table; left != 0; left &= left - 1) {
            members[at++] = players[Integer.numberOfTrailingZeros(left)];
        }
        return members;
    }
}
