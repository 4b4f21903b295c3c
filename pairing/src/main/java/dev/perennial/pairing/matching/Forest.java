package dev.perennial.pairing.matching;

import java.util.ArrayList;
import java.util.List;

/** The alternating trees of a search: how they grow, how circles are shrunk and how pairs change along a path. */
final class Forest {
    private final Blossoms blossoms;
    private final Labels labels;
    private final NearEdges near;
    /** The edge by which an inner node was entered: from an outer vertex into the node. */
    private final int[] entryFrom;

    private final int[] entryTo;
    private final int[] queue;
    private int head;
    private int tail;
    private final int[] seen;
    private int time;

    Forest(Blossoms blossoms, Labels labels, NearEdges near) {
        this.blossoms = blossoms;
        this.labels = labels;
        this.near = near;
        entryFrom = new int[blossoms.nodes];
        entryTo = new int[blossoms.nodes];
        queue = new int[blossoms.vertices];
        seen = new int[blossoms.nodes];
    }

    /** All exposed nodes are roots. */
    void plant() {
        labels.clear();
        near.clear();
        head = 0;
        tail = 0;
        for (int node = 0; node < blossoms.nodes; node++) {
            if (blossoms.outermost(node) && blossoms.mateOf(node) < 0) {
                makeOuter(node);
            }
        }
    }

    /** The next outer vertex whose edges were not looked at, -1 if there is none. */
    int poll() {
        return head < tail ? queue[head++] : -1;
    }

    private void makeOuter(int node) {
        labels.setOuter(node);
        near.forget(node);
        enqueue(node);
    }

    private void enqueue(int node) {
        for (int v : blossoms.verticesOf(node)) {
            queue[tail++] = v;
        }
    }

    /** Uses a tight edge from an outer vertex: grows a tree, shrinks a circle or augments (then true). */
    boolean follow(int u, int v) {
        int node = blossoms.top[v];
        if (!labels.reached(node)) {
            enter(node, u, v);
            makeOuter(blossoms.top[blossoms.mateOf(node)]);
            return false;
        }
        int meeting = meeting(blossoms.top[u], node);
        if (meeting >= 0) {
            shrink(u, v, meeting);
            return false;
        }
        changePairs(u, v);
        changePairs(v, u);
        return true;
    }

    private void enter(int node, int from, int to) {
        labels.setInner(node);
        entryFrom[node] = from;
        entryTo[node] = to;
    }

    /** The next outer node towards the root, -1 above a root. */
    private int up(int outer) {
        int mate = blossoms.mateOf(outer);
        return mate < 0 ? -1 : blossoms.top[entryFrom[blossoms.top[mate]]];
    }

    /** The first common node on the ways to the roots, climbed in turns; -1 for two trees. */
    private int meeting(int a, int b) {
        time++;
        int one = a;
        int other = b;
        while (one >= 0 || other >= 0) {
            if (one >= 0) {
                if (seen[one] == time) {
                    return one;
                }
                seen[one] = time;
                one = up(one);
            }
            int swap = one;
            one = other;
            other = swap;
        }
        return -1;
    }

    /** A node on the way up and the edge to the next. */
    private record Step(int node, int from, int to) {}

    private List<Step> climb(int start, int meeting) {
        var steps = new ArrayList<Step>();
        for (int outer = start; outer != meeting; outer = up(outer)) {
            int mate = blossoms.mateOf(outer);
            int inner = blossoms.top[mate];
            steps.add(new Step(outer, blossoms.base(outer), mate));
            steps.add(new Step(inner, entryTo[inner], entryFrom[inner]));
        }
        return steps;
    }

    private void shrink(int u, int v, int meeting) {
        var left = climb(blossoms.top[u], meeting);
        var right = climb(blossoms.top[v], meeting);
        int turn = left.size();
        int length = turn + right.size() + 1;
        var circle = new int[length];
        var from = new int[length];
        var to = new int[length];
        circle[0] = meeting;
        // Down to u, over to v, and up again; the steps down are climbed ones turned round.
        from[turn] = u;
        to[turn] = v;
        for (int i = 0; i < turn; i++) {
            var step = left.get(i);
            circle[turn - i] = step.node;
            from[turn - i - 1] = step.to;
            to[turn - i - 1] = step.from;
        }
        for (int i = 0; i < right.size(); i++) {
            var step = right.get(i);
            circle[turn + 1 + i] = step.node;
            from[turn + 1 + i] = step.from;
            to[turn + 1 + i] = step.to;
        }
        int blossom = blossoms.shrink(circle, from, to);
        labels.setOuter(blossom);
        near.rememberEnds(blossom);
        for (int node : circle) {
            if (labels.inner(node)) {
                enqueue(node);
            }
        }
        near.find(blossom);
    }

    /** Matches u to v and changes all pairs on u's way to its root. */
    private void changePairs(int u, int v) {
        int from = u;
        int to = v;
        while (true) {
            int node = blossoms.top[from];
            int oldMate = blossoms.mateOf(node);
            blossoms.rebase(node, from);
            blossoms.mate[from] = to;
            if (oldMate < 0) {
                return;
            }
            int inner = blossoms.top[oldMate];
            to = entryTo[inner];
            from = entryFrom[inner];
            blossoms.rebase(inner, to);
            blossoms.mate[to] = from;
        }
    }

    /** Dissolves an inner blossom: the even way round from its entry to its base stays in the tree. */
    void expand(int blossom) {
        var circle = blossoms.children(blossom);
        int index = blossoms.indexOf(blossom, entryTo[blossom]);
        int direction = index % 2 == 0 ? -1 : 1;
        for (int child : circle) {
            labels.forget(child);
        }
        enter(circle[index], entryFrom[blossom], entryTo[blossom]);
        var outer = new ArrayList<Integer>();
        while (index != 0) {
            int next = Math.floorMod(index + direction, circle.length);
            int after = Math.floorMod(next + direction, circle.length);
            outer.add(circle[next]);
            labels.setOuter(circle[next]);
            enter(
                    circle[after],
                    direction > 0 ? blossoms.linkFrom(blossom, next) : blossoms.linkTo(blossom, after),
                    direction > 0 ? blossoms.linkTo(blossom, next) : blossoms.linkFrom(blossom, after));
            index = after;
        }
        blossoms.expand(blossom);
        outer.forEach(this::makeOuter);
        for (int child : circle) {
            if (!labels.reached(child)) {
                near.find(child);
            }
        }
    }
}
