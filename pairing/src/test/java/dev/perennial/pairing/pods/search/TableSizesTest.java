package dev.perennial.pairing.pods.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.pairing.pods.model.PodPriority;
import dev.perennial.pairing.pods.model.PodRules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableSizesTest {
    private static final Map<Integer, Integer> COST = Map.of(0, 0, -1, 2, 1, 3, -2, 8, 2, 10, -3, 18, 3, 22);

    @ParameterizedTest(name = "{0} players, {2} to {3}: {4}")
    @CsvSource({
        "9, 4, 3, 4, 3+3+3",
        "9, 4, 3, 5, 5+4",
        "10, 4, 3, 4, 4+3+3",
        "10, 4, 3, 5, 4+3+3",
        "13, 4, 3, 4, 4+3+3+3",
        "13, 4, 3, 5, 5+4+4",
        "14, 4, 3, 4, 4+4+3+3",
        "3, 4, 3, 4, 3",
        "5, 4, 3, 5, 5",
        "5, 3, 3, 4, none",
        "5, 4, 3, 4, none",
        "2, 3, 3, 6, none",
        "7, 5, 5, 6, none",
        "12, 6, 5, 6, 6+6"
    })
    void asWorkedOut(int players, int target, int smallest, int largest, String expected) {
        var sizes = TableSizes.of(players, PodRules.of(target, smallest, largest));
        assertThat(sizes.map(list -> String.join(
                                "+", list.stream().map(String::valueOf).toList()))
                        .orElse("none"))
                .isEqualTo(expected);
    }

    @Test
    void equalsTheBestOfAllListsOfSizes() {
        for (var rules : rules()) {
            for (int players = 0; players <= 40; players++) {
                var all = new ArrayList<List<Integer>>();
                collect(players, rules.largest(), rules.smallest(), List.of(), all);
                assertThat(TableSizes.of(players, rules))
                        .as("%s players, %s", players, rules)
                        .isEqualTo(all.stream().min(better(rules.target())));
            }
        }
    }

    /** The costs grow with every table off the target, so a big field is a small one and tables of the target. */
    @Test
    void bigFieldsAreSmallOnesWithMoreTablesOfTheTarget() {
        for (var rules : rules()) {
            if (rules.smallest() < rules.largest()) {
                for (int players = 41; players < 1100; players += 7) {
                    var sizes = TableSizes.of(players, rules).orElseThrow();
                    assertThat(sizes.stream().mapToInt(Integer::intValue).sum()).isEqualTo(players);
                    assertThat(sizes.stream()
                                    .filter(size -> size != rules.target())
                                    .count())
                            .isLessThan(rules.target());
                }
            }
        }
    }

    @Test
    void refusesRulesThatMakeNoSense() {
        assertThatThrownBy(() -> PodRules.of(2, 2, 4)).hasMessageContaining("table sizes 2, 2, 4");
        assertThatThrownBy(() -> PodRules.of(4, 5, 6)).hasMessageContaining("table sizes 5, 4, 6");
        assertThatThrownBy(() -> PodRules.of(6, 5, 7)).hasMessageContaining("table sizes 5, 6, 7");
        assertThatThrownBy(() -> new PodRules(4, 3, 4, 0, PodPriority.SCORES_FIRST))
                .hasMessageContaining("score bands: 0");
    }

    private static List<PodRules> rules() {
        var rules = new ArrayList<PodRules>();
        for (int target = 3; target <= 6; target++) {
            for (int smallest = 3; smallest <= target; smallest++) {
                for (int largest = target; largest <= 6; largest++) {
                    rules.add(PodRules.of(target, smallest, largest));
                }
            }
        }
        return rules;
    }

    private static void collect(int left, int most, int least, List<Integer> taken, List<List<Integer>> all) {
        if (left == 0) {
            all.add(taken);
        }
        for (int size = Math.min(most, left); size >= least; size--) {
            var more = new ArrayList<>(taken);
            more.add(size);
            collect(left - size, size, least, more, all);
        }
    }

    private static Comparator<List<Integer>> better(int target) {
        return Comparator.comparingInt((List<Integer> sizes) ->
                        sizes.stream().mapToInt(size -> COST.get(size - target)).sum())
                .thenComparingInt(List::size)
                .thenComparing((a, b) -> {
                    for (int i = 0; i < a.size(); i++) {
                        if (!a.get(i).equals(b.get(i))) {
                            return b.get(i) - a.get(i);
                        }
                    }
                    return 0;
                });
    }
}
