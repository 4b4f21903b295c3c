package dev.perennial.pairing.pods.search;

import java.util.Arrays;
import java.util.List;

/** Players divided into tables, with the sums needed to rate an exchange of two players. */
public final class Division {
    private final PodNumbers numbers;
    private final int[][] tables;
    private final int[] tableOf;
    /** By table and player: the player's cost with those who sit there. */
    private final long[][] upperAt;

    private final long[][] lowerAt;

    public Division(PodNumbers numbers, List<int[]> tables) {
        this.numbers = numbers;
        this.tables = tables.stream().map(int[]::clone).toArray(int[][]::new);
        tableOf = new int[numbers.size];
        upperAt = new long[tables.size()][numbers.size];
        lowerAt = new long[tables.size()][numbers.size];
        for (int t = 0; t < this.tables.length; t++) {
            for (int player : this.tables[t]) {
                tableOf[player] = t;
                add(t, player, 1);
            }
        }
    }

    private void add(int table, int player, int sign) {
        numbers.addRow(player, sign, upperAt[table], lowerAt[table]);
    }

    public int size() {
        return tables.length;
    }

    public int tableOf(int player) {
        return tableOf[player];
    }

    /** Not to be changed. */
    public int[] members(int table) {
        return tables[table];
    }

    public List<int[]> tables() {
        return Arrays.stream(tables).map(int[]::clone).toList();
    }

    boolean isShort(int table) {
        return numbers.isShort(tables[table].length);
    }

    /** A player's cost at their table. */
    public long lowerOf(int player) {
        return lowerAt[tableOf[player]][player];
    }

    public long upperOf(int player) {
        return upperAt[tableOf[player]][player];
    }

    /** The change of the upper number when two players of different tables swap. */
    long upperChange(int a, int b) {
        int mine = tableOf[a];
        int other = tableOf[b];
        long change = upperAt[mine][b] + upperAt[other][a] - upperAt[mine][a] - upperAt[other][b];
        change -= 2 * numbers.upper(a, b);
        if (isShort(mine) != isShort(other)) {
            long difference = numbers.upperShort(b) - numbers.upperShort(a);
            change += isShort(mine) ? difference : -difference;
        }
        return change;
    }

    long lowerChange(int a, int b) {
        int mine = tableOf[a];
        int other = tableOf[b];
        long change = lowerAt[mine][b] + lowerAt[other][a] - lowerAt[mine][a] - lowerAt[other][b];
        change -= 2 * numbers.lower(a, b);
        if (isShort(mine) != isShort(other)) {
            long difference = numbers.lowerShort(b) - numbers.lowerShort(a);
            change += isShort(mine) ? difference : -difference;
        }
        return change;
    }

    public void exchange(int a, int b) {
        int mine = tableOf[a];
        int other = tableOf[b];
        move(a, mine, b);
        move(b, other, a);
        tableOf[a] = other;
        tableOf[b] = mine;
    }

    private void move(int out, int table, int in) {
        add(table, out, -1);
        add(table, in, 1);
        for (int i = 0; i < tables[table].length; i++) {
            if (tables[table][i] == out) {
                tables[table][i] = in;
            }
        }
    }

    /** Replaces the players of a table by the same number of others. */
    void replace(int table, int[] members) {
        for (int player : tables[table]) {
            add(table, player, -1);
        }
        tables[table] = members.clone();
        for (int player : members) {
            tableOf[player] = table;
            add(table, player, 1);
        }
    }
}
