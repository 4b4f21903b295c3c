package dev.perennial.pairing.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FirstTranspositionTest {
    @Test
    void isTheSmallestOfAllPerfectMatchings() {
        var random = new Random(5);
        for (int i = 0; i < 1000; i++) {
            int size = 1 + random.nextInt(6);
            var rows = new BitSet[size];
            for (int left = 0; left < size; left++) {
                rows[left] = new BitSet();
                for (int right = 0; right < size; right++) {
                    rows[left].set(right, random.nextInt(100) < 60);
                }
            }
            var all = new ArrayList<int[]>();
            extend(rows, new int[size], 0, all);
            if (all.isEmpty()) {
                continue;
            }
            int decided = random.nextInt(size + 1);
            var start = all.get(random.nextInt(all.size()));
            var found = new FirstTransposition(rows, start).decide(decided);
            assertThat(all).anySatisfy(matching -> assertThat(matching).isEqualTo(found));
            assertThat(Arrays.copyOf(found, decided))
                    .isEqualTo(all.stream()
                            .map(matching -> Arrays.copyOf(matching, decided))
                            .min(Arrays::compare)
                            .orElseThrow());
        }
    }

    private static void extend(BitSet[] rows, int[] partners, int left, List<int[]> all) {
        if (left == rows.length) {
            all.add(partners.clone());
            return;
        }
        for (int right = rows[left].nextSetBit(0); right >= 0; right = rows[left].nextSetBit(right + 1)) {
            int wanted = right;
            if (Arrays.stream(partners, 0, left).noneMatch(taken -> taken == wanted)) {
                partners[left] = right;
                extend(rows, partners, left + 1, all);
            }
        }
    }
}
