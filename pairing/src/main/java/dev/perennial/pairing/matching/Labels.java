package dev.perennial.pairing.matching;

import java.util.Arrays;

/** The state of nodes in the search: outer at an even distance from a root, inner at an odd one, or not reached. */
final class Labels {
    private enum Label {
        UNREACHED,
        OUTER,
        INNER
    }

    private final Label[] labels;

    Labels(int nodes) {
        labels = new Label[nodes];
        clear();
    }

    void clear() {
        Arrays.fill(labels, Label.UNREACHED);
    }

    boolean outer(int node) {
        return labels[node] == Label.OUTER;
    }

    boolean inner(int node) {
        return labels[node] == Label.INNER;
    }

    boolean reached(int node) {
        return labels[node] != Label.UNREACHED;
    }

    void setOuter(int node) {
        labels[node] = Label.OUTER;
    }

    void setInner(int node) {
        labels[node] = Label.INNER;
    }

    void forget(int node) {
        labels[node] = Label.UNREACHED;
    }
}
