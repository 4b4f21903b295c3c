package dev.perennial.pairing.dutch.bracket;

import dev.perennial.pairing.dutch.model.Bracket;
import dev.perennial.pairing.dutch.model.Entrant;
import dev.perennial.pairing.dutch.weights.BitLayout;
import dev.perennial.pairing.matching.EdgeWeights;
import dev.perennial.pairing.matching.Graph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The criteria of a bracket as edge weights, kept as a table of kinds. */
final class CriteriaWeights implements EdgeWeights {
    private final List<CriterionSum> sums;
    private final List<BitLayout.Place> places;
    private final int limbs;
    private final int[] kindOf;
    private final int kinds;
    private final long[] table;
    private final long[] starts;

    /** The vertices are in rank order; null stands for a vertex that is no player. */
    CriteriaWeights(Bracket bracket, List<CriterionSum> sums, List<@Nullable Entrant> vertices) {
        this.sums = sums;
        var layout = new BitLayout(vertices.size());
        places = sums.stream()
                .map(criterionSum -> layout.next(criterionSum.bound()))
                .toList();
        limbs = layout.limbs();
        kindOf = new int[vertices.size()];
        var numbers = new HashMap<VertexKind, Integer>();
        var examples = new ArrayList<@Nullable Entrant>();
        for (int v = 0; v < kindOf.length; v++) {
            var entrant = vertices.get(v);
            var kind = entrant == null ? VertexKind.NOBODY : VertexKind.of(entrant, bracket, sums);
            var number = numbers.get(kind);
            if (number == null) {
                number = examples.size();
                numbers.put(kind, number);
                examples.add(entrant);
            }
            kindOf[v] = number;
        }
        kinds = examples.size();
        table = new long[kinds * kinds * limbs];
        starts = new long[kinds * limbs];
        fill(examples);
    }

    private void fill(List<@Nullable Entrant> examples) {
        for (int a = 0; a < kinds; a++) {
            for (int b = a; b < kinds; b++) {
                var weight = weight(examples.get(a), examples.get(b));
                System.arraycopy(weight, 0, table, (a * kinds + b) * limbs, limbs);
                System.arraycopy(weight, 0, table, (b * kinds + a) * limbs, limbs);
            }
        }
    }

    private long[] weight(@Nullable Entrant a, @Nullable Entrant b) {
        var weight = new long[limbs];
        for (int i = 0; i < sums.size(); i++) {
            var place = places.get(i);
            weight[place.limb()] += place.put(value(sums.get(i), a, b));
        }
        return weight;
    }

    private static int value(CriterionSum criterionSum, @Nullable Entrant a, @Nullable Entrant b) {
        if (a != null && b != null) {
            // Kinds are numbered in rank order of their first members, so a ranks higher wherever it matters.
            return criterionSum.ofPair().of(a, b);
        }
        var floater = a == null ? b : a;
        return floater == null ? 0 : criterionSum.ofFloater().applyAsInt(floater);
    }

    /** Good prices to start with for the edges of a graph; false if the graph has no perfect matching. */
    boolean findStarts(Graph graph) {
        var counts = new int[kinds];
        var members = new BitSet[kinds];
        Arrays.setAll(members, kind -> new BitSet());
        for (int v = 0; v < kindOf.length; v++) {
            counts[kindOf[v]]++;
            members[kindOf[v]].set(v);
        }
        var allowed = new boolean[kinds * kinds];
        for (int v = 0; v < kindOf.length; v++) {
            for (int kind = 0; kind < kinds; kind++) {
                int index = kindOf[v] * kinds + kind;
                allowed[index] = allowed[index] || graph.touches(v, members[kind]);
            }
        }
        var prices = new VertexKindPrices(counts, limbs, new VertexKindPrices.Pairs() {
            @Override
            public long weight(int left, int right, int limb) {
                return table[(left * kinds + right) * limbs + limb];
            }

            @Override
            public boolean allowed(int left, int right) {
                return allowed[left * kinds + right];
            }
        });
        boolean possible = prices.solve();
        for (int i = 0; i < starts.length; i++) {
            starts[i] = prices.price(i / limbs, i % limbs);
        }
        return possible;
    }

    @Override
    public int limbs() {
        return limbs;
    }

    @Override
    public long limb(int limb, int a, int b) {
        return table[(kindOf[a] * kinds + kindOf[b]) * limbs + limb];
    }

    @Override
    public long start(int limb, int v) {
        return starts[kindOf[v] * limbs + limb];
    }

    /** The weight of a whole matching. */
    long[] total(int[] mates) {
        var total = new long[limbs];
        for (int v = 0; v < mates.length; v++) {
            if (v < mates[v]) {
                for (int limb = 0; limb < limbs; limb++) {
                    total[limb] += limb(limb, v, mates[v]);
                }
            }
        }
        return total;
    }
}
