package dev.perennial.pairing.dutch.bracket;

import java.util.Arrays;

/**
 * Prices of kinds that nearly solve the matching: the transport problem in which players of a kind are
 * interchangeable and earlier meetings forgotten. Each kind stands on the left with its players as supply and on the
 * right with the same demand; the prices are found by the Hungarian method on vectors of limbs.
 */
final class VertexKindPrices {
    /** The weight of two kinds together, limb by limb, and whether any two of their players may meet. */
    interface Pairs {
        long weight(int left, int right, int limb);

        boolean allowed(int left, int right);
    }

    private final int kinds;
    private final int limbs;
    private final Pairs pairs;
    private final int[] supply;
    private final int[] demand;
    private final int[][] flow;
    private final long[][] leftPrice;
    private final long[][] rightPrice;
    /** Of the current search: how far each right kind is, and which left kind comes before it. */
    private final long[][] distance;

    private final int[] leftBefore;
    /** The right kind from which flow leads back to a left kind; the start leads back to itself. */
    private final int[] rightBefore;

    private final boolean[] settled;

    VertexKindPrices(int[] counts, int limbs, Pairs pairs) {
        this.kinds = counts.length;
        this.limbs = limbs;
        this.pairs = pairs;
        supply = counts.clone();
        demand = counts.clone();
        flow = new int[kinds][kinds];
        leftPrice = new long[kinds][limbs];
        rightPrice = new long[kinds][limbs];
        distance = new long[kinds][limbs];
        leftBefore = new int[kinds];
        rightBefore = new int[kinds];
        settled = new boolean[kinds];
    }

    /** Finds the prices; false if not even this simpler problem has a solution. */
    boolean solve() {
        for (int left = 0; left < kinds; left++) {
            while (supply[left] > 0) {
                int end = search(left);
                if (end < 0) {
                    return false;
                }
                adjustPrices(left, end);
                push(left, end);
            }
        }
        return true;
    }

    /** The price of a kind, both sides together: two of them add up to at least twice the weight of a pair. */
    long price(int kind, int limb) {
        return leftPrice[kind][limb] + rightPrice[kind][limb];
    }

    /** The nearest right kind with open demand, -1 if none can be reached. */
    private int search(int start) {
        Arrays.fill(leftBefore, -1);
        Arrays.fill(rightBefore, -1);
        Arrays.fill(settled, false);
        rightBefore[start] = start;
        relax(start, new long[limbs]);
        while (true) {
            int nearest = nearest();
            if (nearest < 0 || demand[nearest] > 0) {
                return nearest;
            }
            settled[nearest] = true;
            for (int left = 0; left < kinds; left++) {
                if (flow[left][nearest] > 0 && rightBefore[left] < 0) {
                    rightBefore[left] = nearest;
                    relax(left, distance[nearest]);
                }
            }
        }
    }

    private int nearest() {
        int nearest = -1;
        for (int right = 0; right < kinds; right++) {
            if (leftBefore[right] >= 0
                    && !settled[right]
                    && (nearest < 0 || Arrays.compare(distance[right], distance[nearest]) < 0)) {
                nearest = right;
            }
        }
        return nearest;
    }

    private void relax(int left, long[] base) {
        var reach = new long[limbs];
        for (int right = 0; right < kinds; right++) {
            if (settled[right] || !pairs.allowed(left, right)) {
                continue;
            }
            for (int limb = 0; limb < limbs; limb++) {
                long slack = leftPrice[left][limb] + rightPrice[right][limb] - pairs.weight(left, right, limb);
                reach[limb] = base[limb] + slack;
            }
            if (leftBefore[right] < 0 || Arrays.compare(reach, distance[right]) < 0) {
                System.arraycopy(reach, 0, distance[right], 0, limbs);
                leftBefore[right] = left;
            }
        }
    }

    /** Makes the whole way to the end free of slack. */
    private void adjustPrices(int start, int end) {
        for (int kind = 0; kind < kinds; kind++) {
            for (int limb = 0; limb < limbs; limb++) {
                long toEnd = distance[end][limb];
                if (settled[kind]) {
                    rightPrice[kind][limb] += toEnd - distance[kind][limb];
                }
                if (rightBefore[kind] >= 0) {
                    leftPrice[kind][limb] -= kind == start ? toEnd : toEnd - distance[rightBefore[kind]][limb];
                }
            }
        }
    }

    private void push(int start, int end) {
        int amount = Math.min(supply[start], demand[end]);
        for (int left = leftBefore[end]; left != start; left = leftBefore[rightBefore[left]]) {
            amount = Math.min(amount, flow[left][rightBefore[left]]);
        }
        supply[start] -= amount;
        demand[end] -= amount;
        int right = end;
        int left = leftBefore[end];
        flow[left][right] += amount;
        while (left != start) {
            right = rightBefore[left];
            flow[left][right] -= amount;
            left = leftBefore[right];
            flow[left][right] += amount;
        }
    }
}
