package dev.perennial.pairing.pods.search;

import java.util.Arrays;

/**
 * Exchanges two players of different tables as long as that makes the division better. At the end no exchange of two
 * would. Only tables that changed since they were last compared are compared again.
 */
public final class ExchangeSearch {
    private static final int NONE = -1;

    private final PodNumbers numbers;
    private final Division division;
    private final TableSeats seats;
    /** Seats and strength do not count yet. */
    private final boolean roughly;

    private final int[][] compared;
    private final int[] changed;
    private final long[] surplus;
    /** Tables without any cost before the seats. */
    private final boolean[] clean;

    private int clock = 1;

    public ExchangeSearch(PodNumbers numbers, SeatOrder seatOrder, Division division, boolean roughly) {
        this.numbers = numbers;
        this.division = division;
        this.roughly = roughly;
        seats = new TableSeats(division, seatOrder);
        compared = new int[division.size()][division.size()];
        changed = new int[division.size()];
        surplus = new long[division.size()];
        clean = new boolean[division.size()];
        for (int table = 0; table < division.size(); table++) {
            look(table);
        }
    }

    private void look(int table) {
        var members = division.members(table);
        changed[table] = clock;
        surplus[table] = Arrays.stream(members).mapToLong(numbers::deviation).sum();
        clean[table] = !division.isShort(table)
                && Arrays.stream(members)
                        .allMatch(player -> division.upperOf(player) == 0 && division.lowerOf(player) == 0);
    }

    public void run() {
        boolean again = true;
        while (again) {
            again = false;
            for (int a = 0; a < division.size(); a++) {
                for (int b = a + 1; b < division.size(); b++) {
                    if (Math.max(changed[a], changed[b]) > compared[a][b]) {
                        again |= improve(a, b);
                        compared[a][b] = clock;
                    }
                }
            }
        }
    }

    private boolean improve(int a, int b) {
        boolean improved = false;
        for (int exchange = best(a, b); exchange != NONE; exchange = best(a, b)) {
            division.exchange(exchange / numbers.size, exchange % numbers.size);
            clock++;
            seats.changed(a);
            seats.changed(b);
            look(a);
            look(b);
            improved = true;
        }
        return improved;
    }

    private int best(int a, int b) {
        // Most tables are clean in later passes: then only seats and strength can get better, and they are cheap to
        // know.
        boolean onlySeats = clean[a] && clean[b];
        if (onlySeats && roughly) {
            return NONE;
        }
        int found = NONE;
        var best = Worth.NOTHING;
        var first = division.members(a);
        var second = division.members(b);
        for (int i = 0; i < first.length; i++) {
            for (int j = 0; j < second.length; j++) {
                if (onlySeats && !fairer(a, i, b, j, best)) {
                    continue;
                }
                long upper = division.upperChange(first[i], second[j]);
                if (upper > best.upper()) {
                    continue;
                }
                long lower = division.lowerChange(first[i], second[j]);
                if (upper == best.upper() && lower > best.lower()) {
                    continue;
                }
                var change = roughly
                        ? new Worth(upper, lower, 0, 0)
                        : new Worth(upper, lower, seatChange(a, i, b, j), strengthChange(a, i, b, j));
                if (change.compareTo(best) < 0) {
                    best = change;
                    found = first[i] * numbers.size + second[j];
                }
            }
        }
        return found;
    }

    private boolean fairer(int a, int i, int b, int j, Worth best) {
        long seat = seatChange(a, i, b, j);
        return seat < best.seats() || (seat == best.seats() && strengthChange(a, i, b, j) < best.strength());
    }

    private long seatChange(int a, int i, int b, int j) {
        int after = seats.with(a, i, division.members(b)[j]) + seats.with(b, j, division.members(a)[i]);
        return (long) after - seats.now(a) - seats.now(b);
    }

    private long strengthChange(int a, int i, int b, int j) {
        long difference = numbers.deviation(division.members(b)[j]) - numbers.deviation(division.members(a)[i]);
        return changeBy(a, difference) + changeBy(b, -difference);
    }

    private long changeBy(int table, long difference) {
        int size = division.members(table).length;
        return PodNumbers.strength(size, surplus[table] + difference) - PodNumbers.strength(size, surplus[table]);
    }
}
