package dev.perennial.pairing.dutch.bracket;

import java.util.Arrays;

/** The pairing without any criteria: a first guess that is often nearly right. */
final class NaturalPairing {
    private NaturalPairing() {}

    /** Players moved down against the first residents, then upper against lower half. */
    static int[] of(SearchScope scope) {
        var mates = new int[scope.graph().size()];
        Arrays.fill(mates, -1);
        int members = scope.members();
        int paired = Math.min(scope.movedDown(), members - scope.movedDown());
        for (int v = 0; v < paired; v++) {
            join(mates, v, scope.movedDown() + v);
        }
        int first = scope.movedDown() + paired;
        int half = (members - first) / 2;
        for (int i = 0; i < half; i++) {
            join(mates, first + i, first + half + i);
        }
        return mates;
    }

    private static void join(int[] mates, int a, int b) {
        mates[a] = b;
        mates[b] = a;
    }
}
