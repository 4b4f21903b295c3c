package dev.perennial.pairing.pods.search;

import java.util.Arrays;

/** The least cost of seats at each table of a division, also with one player replaced by another. */
final class TableSeats {
    private static final int UNKNOWN = -1;

    private final Division division;
    private final SeatOrder seatOrder;
    private final int[] now;
    /** By table: for each place at it and each kind of player as a replacement. */
    private final int[][] replaced;

    private final int[] buffer = new int[6];

    TableSeats(Division division, SeatOrder seatOrder) {
        this.division = division;
        this.seatOrder = seatOrder;
        now = new int[division.size()];
        replaced = new int[division.size()][];
        for (int table = 0; table < now.length; table++) {
            replaced[table] = new int[division.members(table).length * seatOrder.kinds()];
            changed(table);
        }
    }

    /** Must be called for every table that has changed. */
    void changed(int table) {
        now[table] = seatOrder.least(division.members(table), division.members(table).length);
        Arrays.fill(replaced[table], UNKNOWN);
    }

    int now(int table) {
        return now[table];
    }

    /** With another player at a place of the table. */
    int with(int table, int place, int player) {
        int at = place * seatOrder.kinds() + seatOrder.kind(player);
        if (replaced[table][at] == UNKNOWN) {
            var members = division.members(table);
            System.arraycopy(members, 0, buffer, 0, members.length);
            buffer[place] = player;
            replaced[table][at] = seatOrder.least(buffer, members.length);
        }
        return replaced[table][at];
    }
}
