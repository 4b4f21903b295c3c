package dev.perennial.pairing.pods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.pods.model.PodCost;
import dev.perennial.pairing.pods.model.PodField;
import dev.perennial.pairing.pods.model.PodPlayer;
import dev.perennial.pairing.pods.model.PodPriority;
import dev.perennial.pairing.pods.model.PodRounds;
import dev.perennial.pairing.pods.model.PodRules;
import dev.perennial.pairing.pods.model.PodTable;
import dev.perennial.pairing.pods.search.PodNumbers;
import dev.perennial.pairing.pods.search.PodSeating;
import dev.perennial.pairing.pods.search.SeatOrder;
import dev.perennial.pairing.pods.search.StartDivision;
import dev.perennial.pairing.pods.search.TableSizes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What holds for the tables of every field, checked with a cost function of its own. */
class PodPropertiesTest {
    private static final int FIELDS = Boolean.getBoolean("perennial.full") ? 600 : 16;

    @Test
    void smallFields() {
        var random = new Random(1);
        for (int i = 0; i < FIELDS; i++) {
            check(PodRounds.any(random, 6, 16));
        }
    }

    @Test
    void middleFields() {
        var random = new Random(2);
        for (int i = 0; i < FIELDS / 4; i++) {
            check(PodRounds.any(random, 17, 64));
        }
    }

    @Test
    void largeFields() {
        check(PodRounds.field(300, PodRules.of(4, 3, 4), 4, 3));
        check(PodRounds.field(157, PodRules.of(6, 5, 6), 6, 4));
    }

    @Test
    void repeatsFirst() {
        var rules = new PodRules(4, 3, 5, 8, PodPriority.REPEATS_FIRST);
        check(PodRounds.field(15, rules, 5, 5));
        check(PodRounds.field(50, rules, 5, 6));
        check(PodRounds.field(150, rules, 4, 7));
    }

    private static void check(PodField field) {
        var seated = (PodSeating.Seated) PodPairing.seat(field);
        var tables = seated.tables().stream().map(PodTable::seats).toList();
        var costs = new PlainCost(field, seated.byes());
        assertThat(seated.cost()).isEqualTo(costs.of(tables));
        everybodyIsSeatedOnceAtTablesOfTheRightSizes(field, tables);
        everySeatingIsTheFairest(costs, tables);
        noExchangeOfTwoWouldBeBetter(field, costs, tables);
        blocksAndSnakeAreNotBetter(field, seated);
    }

    private static void everybodyIsSeatedOnceAtTablesOfTheRightSizes(PodField field, List<List<Integer>> tables) {
        assertThat(tables.stream().flatMap(List::stream))
                .containsExactlyInAnyOrderElementsOf(
                        field.players().stream().map(PodPlayer::id).toList());
        assertThat(tables.stream().map(List::size).sorted(Collections.reverseOrder()))
                .containsExactlyElementsOf(
                        TableSizes.of(field.players().size(), field.rules()).orElseThrow());
    }

    private static void everySeatingIsTheFairest(PlainCost costs, List<List<Integer>> tables) {
        for (var table : tables) {
            long seats = costs.seats(table);
            assertThat(leastSeats(costs, table)).isEqualTo(seats);
        }
    }

    private static long leastSeats(PlainCost costs, List<Integer> table) {
        var least = new long[] {Long.MAX_VALUE};
        permute(new ArrayList<>(table), 0, order -> least[0] = Math.min(least[0], costs.seats(order)));
        return least[0];
    }

    private static void permute(List<Integer> list, int from, Consumer<List<Integer>> seen) {
        if (from == list.size()) {
            seen.accept(list);
            return;
        }
        for (int i = from; i < list.size(); i++) {
            Collections.swap(list, from, i);
            permute(list, from + 1, seen);
            Collections.swap(list, from, i);
        }
    }

    private static void noExchangeOfTwoWouldBeBetter(PodField field, PlainCost costs, List<List<Integer>> tables) {
        var numbers = new PodNumbers(field, field.players());
        var seatOrder = new SeatOrder(numbers);
        var ids = field.players().stream().map(PodPlayer::id).toList();
        var order = field.rules().priority().order();
        var random = new Random(tables.hashCode());
        for (int tried = 0; tried < 400; tried++) {
            var first = tables.get(random.nextInt(tables.size()));
            var second = tables.get(random.nextInt(tables.size()));
            if (!first.equals(second)) {
                var changedFirst = new ArrayList<>(first);
                var changedSecond = new ArrayList<>(second);
                int mine = random.nextInt(first.size());
                changedSecond.set(random.nextInt(second.size()), first.get(mine));
                changedFirst.set(mine, missing(second, changedSecond));
                var changed = costs.of(
                        List.of(fairest(seatOrder, ids, changedFirst), fairest(seatOrder, ids, changedSecond)));
                assertThat(order.compare(costs.of(List.of(first, second)), changed))
                        .isLessThanOrEqualTo(0);
            }
        }
    }

    private static int missing(List<Integer> before, List<Integer> after) {
        return before.stream().filter(id -> !after.contains(id)).findFirst().orElseThrow();
    }

    private static List<Integer> fairest(SeatOrder seatOrder, List<Integer> ids, List<Integer> table) {
        int[] players = table.stream().mapToInt(ids::indexOf).toArray();
        return Arrays.stream(seatOrder.best(players)).mapToObj(ids::get).toList();
    }

    private static void blocksAndSnakeAreNotBetter(PodField field, PodSeating.Seated seated) {
        var numbers = new PodNumbers(field, field.players());
        var seatOrder = new SeatOrder(numbers);
        var reasons = new PodReasons(field, numbers);
        var sizes = TableSizes.of(numbers.size, field.rules()).orElseThrow();
        for (var simple : List.of(StartDivision.blocks(sizes), StartDivision.snake(numbers, sizes))) {
            var cost = simple.stream()
                    .map(table -> reasons.table(seatOrder.best(table)).cost())
                    .reduce(PodCost.ZERO, PodCost::plus);
            assertThat(field.rules().priority().order().compare(seated.cost(), cost))
                    .isLessThanOrEqualTo(0);
        }
    }
}
