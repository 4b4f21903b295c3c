package dev.perennial.pairing.pods.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.pods.model.PodRounds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The search of all divisions of few players against their plain list. */
class ExactDivisionTest {
    private static final int FIELDS = Boolean.getBoolean("perennial.full") ? 300 : 20;

    @Test
    void findsTheFirstOfTheBestDivisions() {
        var random = new Random(11);
        for (int i = 0; i < FIELDS; i++) {
            var field = PodRounds.any(random, 6, 9);
            var numbers = new PodNumbers(field, field.players());
            var seatOrder = new SeatOrder(numbers);
            var sizes = TableSizes.of(numbers.size, field.rules()).orElseThrow();
            var best = all(numbers.size, sizes).stream()
                    .min(Comparator.comparing((List<int[]> tables) -> Worth.of(numbers, seatOrder, tables))
                            .thenComparing(ExactDivisionTest::inOrder))
                    .orElseThrow();
            var everybody = IntStream.range(0, numbers.size).toArray();
            var found = new ExactDivision(new TableWorths(numbers, seatOrder, everybody), sizes);
            assertThat(found.tables().stream().map(Arrays::toString))
                    .containsExactlyElementsOf(
                            best.stream().map(Arrays::toString).toList());
            assertThat(found.worth()).isEqualTo(Worth.of(numbers, seatOrder, best));
        }
    }

    private static int inOrder(List<int[]> a, List<int[]> b) {
        return IntStream.range(0, a.size())
                .map(table -> Arrays.compare(a.get(table), b.get(table)))
                .filter(compared -> compared != 0)
                .findFirst()
                .orElse(0);
    }

    /** All divisions, each with the table of the best player first. */
    private static List<List<int[]>> all(int players, List<Integer> sizes) {
        var found = new ArrayList<List<int[]>>();
        collect(players, 0, new ArrayList<>(sizes), List.of(), found);
        return found;
    }

    private static void collect(
            int players, int used, List<Integer> sizes, List<int[]> tables, List<List<int[]>> found) {
        if (sizes.isEmpty()) {
            found.add(tables);
            return;
        }
        int first = Integer.numberOfTrailingZeros(~used);
        for (int size : sizes.stream().distinct().toList()) {
            for (int set = 1; set < 1 << players; set++) {
                if (Integer.bitCount(set) == size && (set & used) == 0 && (set & (1 << first)) != 0) {
                    int members = set;
                    var left = new ArrayList<>(sizes);
                    left.remove(Integer.valueOf(size));
                    var more = new ArrayList<>(tables);
                    more.add(IntStream.range(0, players)
                            .filter(player -> (members & (1 << player)) != 0)
                            .toArray());
                    collect(players, used | set, left, more, found);
                }
            }
        }
    }

    @Test
    void tablesAreComparedAsLists() {
        assertThat(ExactDivision.before(0b0111, 0b1011)).isTrue();
        assertThat(ExactDivision.before(0b1011, 0b0111)).isFalse();
        assertThat(ExactDivision.before(0b0111, 0b1111))
                .as("the shorter list first")
                .isTrue();
        assertThat(ExactDivision.before(0b1111, 0b0111)).isFalse();
        assertThat(ExactDivision.before(0b0111, 0b0111)).isFalse();
    }
}
