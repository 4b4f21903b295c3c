package dev.perennial.pairing.matching;

import java.util.ArrayDeque;
import java.util.BitSet;

/**
 * Among all perfect matchings of a bipartite graph, the one that gives the first vertex of the left side the smallest
 * possible partner, then the second, and so on.
 */
public final class FirstTransposition {
    private final BitSet[] rowOfLeft;
    private final BitSet[] rowOfRight;
    private final int[] partnerOfLeft;
    private final int[] partnerOfRight;
    private final BitSet openLeft = new BitSet();

    /** Rows list the right partners allowed for each left vertex; the partners given are one perfect matching. */
    public FirstTransposition(BitSet[] rows, int[] partners) {
        int size = rows.length;
        rowOfLeft = rows;
        rowOfRight = new BitSet[size];
        partnerOfLeft = partners.clone();
        partnerOfRight = new int[size];
        for (int right = 0; right < size; right++) {
            rowOfRight[right] = new BitSet(size);
        }
        for (int left = 0; left < size; left++) {
            for (int right = rows[left].nextSetBit(0); right >= 0; right = rows[left].nextSetBit(right + 1)) {
                rowOfRight[right].set(left);
            }
            partnerOfRight[partners[left]] = left;
        }
        openLeft.set(0, size);
    }

    /** Decides the first left vertices in order; the others keep some partner. */
    public int[] decide(int count) {
        for (int left = 0; left < count; left++) {
            decideOne(left);
            openLeft.clear(left);
        }
        return partnerOfLeft.clone();
    }

    private void decideOne(int left) {
        int current = partnerOfLeft[left];
        int best = firstOpen(left, 0);
        if (best == current) {
            return;
        }
        var unseen = (BitSet) openLeft.clone();
        unseen.clear(left);
        var takes = new int[rowOfLeft.length];
        var free = new BitSet();
        free.set(current);
        var queue = new ArrayDeque<Integer>();
        queue.add(current);
        while (!queue.isEmpty() && !free.get(best)) {
            int right = queue.remove();
            var reached = (BitSet) rowOfRight[right].clone();
            reached.and(unseen);
            unseen.andNot(reached);
            for (int other = reached.nextSetBit(0); other >= 0; other = reached.nextSetBit(other + 1)) {
                takes[other] = right;
                free.set(partnerOfLeft[other]);
                queue.add(partnerOfLeft[other]);
            }
        }
        while (!free.get(best)) {
            best = firstOpen(left, best + 1);
        }
        move(left, best, takes);
    }

    /** The next allowed partner that no decided vertex holds. */
    private int firstOpen(int left, int from) {
        int right = rowOfLeft[left].nextSetBit(from);
        while (!openLeft.get(partnerOfRight[right])) {
            right = rowOfLeft[left].nextSetBit(right + 1);
        }
        return right;
    }

    /** Each holder who loses a partner takes the next one of the chain; the last takes the free one. */
    private void move(int left, int best, int[] takes) {
        int holder = partnerOfRight[best];
        partnerOfLeft[left] = best;
        partnerOfRight[best] = left;
        while (holder != left) {
            int next = takes[holder];
            int nextHolder = partnerOfRight[next];
            partnerOfLeft[holder] = next;
            partnerOfRight[next] = holder;
            holder = nextHolder;
        }
    }
}
