package dev.perennial.pairing.pods.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Redivides the players of two or three tables, exactly, where that improves the division. */
public final class Regrouping {
    private final PodNumbers numbers;
    private final SeatOrder seatOrder;
    private final Division division;
    /** Whether tables without repeats are tried too, for fairer seats and equal strength. */
    private final boolean thorough;

    private long effort;

    public Regrouping(PodNumbers numbers, SeatOrder seatOrder, Division division, boolean thorough, long effort) {
        this.numbers = numbers;
        this.seatOrder = seatOrder;
        this.division = division;
        this.thorough = thorough;
        this.effort = effort;
    }

    /** True if something got better. */
    public boolean pairs() {
        boolean improved = false;
        for (int a = 0; a < division.size(); a++) {
            if (worthTrying(a)) {
                for (int b : near(a)) {
                    improved |= improve(a, b);
                }
            }
        }
        return improved;
    }

    public boolean triples(int mostPlayers) {
        boolean improved = false;
        for (int a = 0; a < division.size(); a++) {
            if (worthTrying(a)) {
                var near = near(a);
                for (int i = 0; i < near.length && effort > 0; i++) {
                    for (int j = 0; j < i; j++) {
                        if (players(a) + players(near[i]) + players(near[j]) <= mostPlayers) {
                            improved |= improve(a, near[i], near[j]);
                        }
                    }
                }
            }
        }
        return improved;
    }

    private int players(int table) {
        return division.members(table).length;
    }

    private boolean worthTrying(int table) {
        return effort > 0
                && (thorough
                        || Arrays.stream(division.members(table)).anyMatch(player -> division.lowerOf(player) > 0));
    }

    /** The other tables of the same or neighbouring bands; players of tables far apart would only mix scores. */
    private int[] near(int table) {
        return IntStream.range(0, division.size())
                .filter(other -> other != table
                        && (!numbers.scoresFirst
                                || (top(other) <= bottom(table) + 1 && top(table) <= bottom(other) + 1)))
                .toArray();
    }

    private int top(int table) {
        int top = Integer.MAX_VALUE;
        for (int player : division.members(table)) {
            top = Math.min(top, numbers.band[player]);
        }
        return top;
    }

    private int bottom(int table) {
        int bottom = 0;
        for (int player : division.members(table)) {
            bottom = Math.max(bottom, numbers.band[player]);
        }
        return bottom;
    }

    private boolean improve(int... tables) {
        if (effort <= 0) {
            return false;
        }
        var now = Arrays.stream(tables).mapToObj(division::members).toList();
        var players = now.stream().flatMapToInt(Arrays::stream).sorted().toArray();
        effort -= 1L << players.length;
        var sizes = now.stream().map(table -> table.length).toList();
        var best = new ExactDivision(new TableWorths(numbers, seatOrder, players), sizes);
        if (best.worth().compareTo(Worth.of(numbers, seatOrder, now)) >= 0) {
            return false;
        }
        replace(tables, best.tables());
        return true;
    }

    private void replace(int[] tables, List<int[]> better) {
        var left = new ArrayList<>(better);
        for (int table : tables) {
            int size = players(table);
            var members =
                    left.stream().filter(one -> one.length == size).findFirst().orElseThrow();
            left.remove(members);
            division.replace(table, members);
        }
    }
}
