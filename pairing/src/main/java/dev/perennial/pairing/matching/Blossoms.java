package dev.perennial.pairing.matching;

import java.util.Arrays;

/**
 * The matching and the nest of blossoms (odd circles shrunk to one node). Nodes are the vertices 0 to n-1 and the
 * blossoms after them. A blossom's children are in circle order, the one with its base first; so the second is matched
 * to the third and so on, and the base is the only vertex matched outside.
 */
final class Blossoms {
    private static final int[] NONE = {};

    final int vertices;
    final int nodes;
    final int[] mate;
    /** The outermost node around a vertex. */
    final int[] top;

    private final int[] base;
    private final int[] parent;
    private final int[][] inside;
    private final int[][] children;
    /** The edge of the circle from each child to the next one: its end in the child and its end in the next. */
    private final int[][] linkFrom;

    private final int[][] linkTo;
    private int unused;

    Blossoms(int vertices) {
        this.vertices = vertices;
        nodes = vertices + vertices / 2 + 1;
        mate = new int[vertices];
        top = new int[vertices];
        base = new int[nodes];
        parent = new int[nodes];
        inside = new int[nodes][];
        children = new int[nodes][];
        linkFrom = new int[nodes][];
        linkTo = new int[nodes][];
        Arrays.fill(children, NONE);
        Arrays.fill(mate, -1);
        Arrays.fill(parent, -1);
        for (int v = 0; v < vertices; v++) {
            top[v] = v;
            base[v] = v;
            inside[v] = new int[] {v};
        }
        unused = vertices;
    }

    boolean exists(int node) {
        return node < vertices || children[node].length > 0;
    }

    boolean outermost(int node) {
        return exists(node) && parent[node] < 0;
    }

    int base(int node) {
        return base[node];
    }

    /** The vertex a node is matched to, -1 for an exposed node. */
    int mateOf(int node) {
        return mate[base[node]];
    }

    int[] children(int blossom) {
        return children[blossom];
    }

    int linkFrom(int blossom, int index) {
        return linkFrom[blossom][index];
    }

    int linkTo(int blossom, int index) {
        return linkTo[blossom][index];
    }

    /** All vertices inside a node; not to be changed. */
    int[] verticesOf(int node) {
        return inside[node];
    }

    void match(int a, int b) {
        mate[a] = b;
        mate[b] = a;
    }

    int shrink(int[] circle, int[] from, int[] to) {
        while (children[unused].length > 0) {
            unused++;
        }
        int blossom = unused;
        children[blossom] = circle;
        linkFrom[blossom] = from;
        linkTo[blossom] = to;
        base[blossom] = base[circle[0]];
        parent[blossom] = -1;
        int size = 0;
        for (int child : circle) {
            parent[child] = blossom;
            size += inside[child].length;
        }
        inside[blossom] = new int[size];
        int filled = 0;
        for (int child : circle) {
            System.arraycopy(inside[child], 0, inside[blossom], filled, inside[child].length);
            filled += inside[child].length;
        }
        for (int v : inside[blossom]) {
            top[v] = blossom;
        }
        return blossom;
    }

    /** Dissolves an outermost blossom; its children become outermost. */
    void expand(int blossom) {
        for (int child : children[blossom]) {
            parent[child] = -1;
            for (int v : verticesOf(child)) {
                top[v] = child;
            }
        }
        children[blossom] = NONE;
        unused = Math.min(unused, blossom);
    }

    /** The place in the circle of the child that holds a vertex. */
    int indexOf(int blossom, int vertex) {
        int node = vertex;
        while (parent[node] != blossom) {
            node = parent[node];
        }
        var circle = children[blossom];
        int index = 0;
        while (circle[index] != node) {
            index++;
        }
        return index;
    }

    /** Turns the matching inside a node so that the vertex becomes its base. */
    void rebase(int node, int vertex) {
        if (node < vertices || base[node] == vertex) {
            return;
        }
        int index = indexOf(node, vertex);
        var circle = children[node];
        rebase(circle[index], vertex);
        int length = circle.length;
        // From the new base to the old one the pairs along the even side change places.
        int first = index % 2 == 0 ? 0 : index + 1;
        int end = index % 2 == 0 ? index : length;
        for (int i = first; i < end; i += 2) {
            int from = linkFrom[node][i];
            int to = linkTo[node][i];
            rebase(circle[i], from);
            rebase(circle[(i + 1) % length], to);
            match(from, to);
        }
        rotate(node, index);
        base[node] = vertex;
    }

    private void rotate(int blossom, int first) {
        children[blossom] = rotated(children[blossom], first);
        linkFrom[blossom] = rotated(linkFrom[blossom], first);
        linkTo[blossom] = rotated(linkTo[blossom], first);
    }

    private static int[] rotated(int[] circle, int first) {
        var turned = new int[circle.length];
        System.arraycopy(circle, first, turned, 0, circle.length - first);
        System.arraycopy(circle, 0, turned, circle.length - first, first);
        return turned;
    }
}
