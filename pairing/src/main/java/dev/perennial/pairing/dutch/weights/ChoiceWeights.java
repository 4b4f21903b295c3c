package dev.perennial.pairing.dutch.weights;

import dev.perennial.pairing.matching.EdgeWeights;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Weights by which some vertices ("choosers") choose in turn: first, who of those named gets a partner at all, then the
 * best partner for the first chooser, for the second and so on. Better partners have a higher worth; everyone else's
 * worth is 0. No two choosers are joined.
 */
public final class ChoiceWeights implements EdgeWeights {
    /** Choosers at a time: few enough for short weights. */
    public static final int CHOOSERS = 12;

    private final int[] worth;
    private final int best;
    private final int limbs;
    /** By vertex and limb: the weight of any partner, and the factor of the partner's worth. */
    private final long[] anyPartner;

    private final long[] factor;

    public ChoiceWeights(int[] worth, List<Integer> toBePaired, List<Integer> choosers) {
        this.worth = worth;
        best = Arrays.stream(worth).max().orElse(0);
        var layout = new BitLayout(worth.length);
        var flags = toBePaired.stream().map(v -> layout.next(1)).toList();
        var choices = choosers.stream().map(v -> layout.next(best)).toList();
        limbs = layout.limbs();
        anyPartner = new long[worth.length * limbs];
        factor = new long[worth.length * limbs];
        put(toBePaired, flags, anyPartner);
        put(choosers, choices, factor);
    }

    private void put(List<Integer> vertices, List<BitLayout.Place> places, long[] target) {
        for (int i = 0; i < vertices.size(); i++) {
            target[vertices.get(i) * limbs + places.get(i).limb()] =
                    places.get(i).put(1);
        }
    }

    /** Cuts a list of choosers into portions of a handy size. */
    public static List<List<Integer>> portions(List<Integer> choosers) {
        var portions = new ArrayList<List<Integer>>();
        for (int from = 0; from < choosers.size(); from += CHOOSERS) {
            portions.add(choosers.subList(from, Math.min(from + CHOOSERS, choosers.size())));
        }
        return portions;
    }

    @Override
    public int limbs() {
        return limbs;
    }

    @Override
    public long limb(int limb, int a, int b) {
        return of(limb, a, worth[b]) + of(limb, b, worth[a]);
    }

    @Override
    public long start(int limb, int v) {
        return 2 * of(limb, v, best);
    }

    private long of(int limb, int chooser, int partnerWorth) {
        int index = chooser * limbs + limb;
        return partnerWorth == 0 ? 0 : anyPartner[index] + partnerWorth * factor[index];
    }
}
