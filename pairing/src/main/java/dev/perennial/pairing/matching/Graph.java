package dev.perennial.pairing.matching;

import java.util.BitSet;

/** An undirected graph without loops; the vertices are 0 to size-1. */
public final class Graph {
    private final BitSet[] rows;

    public Graph(int size) {
        rows = new BitSet[size];
        for (int v = 0; v < size; v++) {
            rows[v] = new BitSet(size);
        }
    }

    public int size() {
        return rows.length;
    }

    /** Joins each of the first vertices with each other. */
    public void connectAll(int count) {
        for (int v = 0; v < count; v++) {
            rows[v].set(0, count);
            rows[v].clear(v);
        }
    }

    public void connect(int a, int b) {
        rows[a].set(b);
        rows[b].set(a);
    }

    public void disconnect(int a, int b) {
        rows[a].clear(b);
        rows[b].clear(a);
    }

    public boolean connected(int a, int b) {
        return rows[a].get(b);
    }

    /** A live view, to be read only. */
    BitSet row(int v) {
        return rows[v];
    }

    public boolean touches(int v, BitSet others) {
        return rows[v].intersects(others);
    }

    /** Takes away every edge of the two but the one between them. */
    public void fix(int a, int b) {
        restrict(a, b);
        restrict(b, a);
    }

    private void restrict(int v, int only) {
        for (int w = rows[v].nextSetBit(0); w >= 0; w = rows[v].nextSetBit(w + 1)) {
            if (w != only) {
                disconnect(v, w);
            }
        }
    }

    public Graph copy() {
        var copy = new Graph(rows.length);
        for (int v = 0; v < rows.length; v++) {
            copy.rows[v].or(rows[v]);
        }
        return copy;
    }
}
