package dev.perennial.pairing.pods;

import dev.perennial.pairing.pods.model.PodCost;
import dev.perennial.pairing.pods.model.PodField;
import dev.perennial.pairing.pods.model.PodPlayer;
import dev.perennial.pairing.pods.model.PodTable;
import dev.perennial.pairing.pods.search.PodByes;
import dev.perennial.pairing.pods.search.PodNumbers;
import dev.perennial.pairing.pods.search.PodSearch;
import dev.perennial.pairing.pods.search.PodSeating;
import dev.perennial.pairing.pods.search.PodSeating.Together;
import dev.perennial.pairing.pods.search.SeatOrder;
import dev.perennial.pairing.pods.search.TableSizes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Seats the players of a round at tables of three to six (pods spec): who has a bye, the sizes of the tables, who sits
 * with whom, and in which order. The same input gives the same answer, in whatever order the players are given.
 */
public final class PodPairing {
    private PodPairing() {}

    /**
     * {@return byes, tables and seats of the round}
     *
     * @param field everything the round depends on
     */
    public static PodSeating seat(PodField field) {
        var byes = PodByes.of(field);
        var seated = field.players().stream()
                .filter(player -> !byes.contains(player))
                .toList();
        var numbers = new PodNumbers(field, seated);
        var seatOrder = new SeatOrder(numbers);
        var sizes = TableSizes.of(seated.size(), field.rules()).orElseThrow();
        var tables = new PodSearch(numbers, seatOrder, sizes).tables();
        var together = together(numbers, tables);
        if (!together.isEmpty()) {
            return new PodSeating.Impossible(field.round(), together);
        }
        var reasons = new PodReasons(field, numbers);
        var explained = tables.stream()
                .sorted(Comparator.comparingInt(
                        table -> Arrays.stream(table).min().orElse(0)))
                .map(table -> reasons.table(seatOrder.best(table)))
                .toList();
        var cost = explained.stream().map(PodTable::cost).reduce(PodCost.ZERO, PodCost::plus);
        return new PodSeating.Seated(
                field.round(), explained, byes.stream().map(PodPlayer::id).toList(), cost);
    }

    private static List<Together> together(PodNumbers numbers, List<int[]> tables) {
        var together = new ArrayList<Together>();
        for (var table : tables) {
            for (int first : table) {
                for (int second : table) {
                    if (first < second && numbers.forbiddenWith(first).get(second)) {
                        together.add(new Together(
                                numbers.players.get(first).id(),
                                numbers.players.get(second).id()));
                    }
                }
            }
        }
        together.sort(Comparator.comparingInt(Together::first).thenComparingInt(Together::second));
        return together;
    }
}
