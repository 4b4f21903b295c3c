package dev.perennial.pairing.pods.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.pods.PodPairing;
import dev.perennial.pairing.pods.model.PodField;
import dev.perennial.pairing.pods.model.PodRounds;
import dev.perennial.pairing.pods.model.PodRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The search for many players: against the exact one where that is possible, and against much longer runs of itself.
 */
class PodSearchTest {
    /** Nothing to be repeated for every change to a rule (./perennial mutate). */
    private static final String LONG = "long";

    private static final boolean FULL = Boolean.getBoolean("perennial.full");

    /** Upper is the mixing of scores, and short tables are the upper half of lower: both must be as good as proven. */
    @Test
    void mixesAsLittleAsTheBestDivisionAndHasTheSameShortTables() {
        var random = new Random(21);
        for (int i = 0; i < (FULL ? 100 : 20); i++) {
            var field = PodRounds.any(random, 9, 16);
            var numbers = new PodNumbers(field, field.players());
            var seatOrder = new SeatOrder(numbers);
            var sizes = TableSizes.of(numbers.size, field.rules()).orElseThrow();
            var best = new PodSearch(numbers, seatOrder, sizes).tables();
            for (var start : StartDivision.byBands(numbers, sizes, 3)) {
                assertThat(levels(numbers, seatOrder, start).subList(0, 2))
                        .as("start of %s", field)
                        .isEqualTo(levels(numbers, seatOrder, best).subList(0, 2));
            }
        }
    }

    @Test
    @Tag(LONG)
    void theSearchForManyIsAsGoodForFew() {
        var random = new Random(22);
        long found = 0;
        long possible = 0;
        for (int i = 0; i < (FULL ? 60 : 15); i++) {
            var field = PodRounds.any(random, 9, 16);
            var numbers = new PodNumbers(field, field.players());
            var seatOrder = new SeatOrder(numbers);
            var sizes = TableSizes.of(numbers.size, field.rules()).orElseThrow();
            var search = new PodSearch(numbers, seatOrder, sizes);
            possible += levels(numbers, seatOrder, search.tables()).get(2);
            found += levels(numbers, seatOrder, search.tablesOfMany()).get(2);
        }
        assertThat(found).isBetween(possible, possible + possible / 50);
    }

    /** Fields of 17 to 64 players: at most 5 % more repeats than the best of long runs from many starts. */
    @Test
    @Tag(LONG)
    void longRunsFindHardlyFewerRepeats() {
        var random = new Random(23);
        for (int i = 0; i < (FULL ? 10 : 2); i++) {
            compareWithLongRuns(PodRounds.any(random, 17, FULL ? 64 : 30), 1.05, random);
        }
    }

    /** More players: at most 10 %. */
    @Test
    @Tag(LONG)
    void longRunsFindHardlyFewerRepeatsAmongManyPlayers() {
        var random = new Random(24);
        for (int i = 0; i < (FULL ? 2 : 1); i++) {
            compareWithLongRuns(PodRounds.any(random, 65, FULL ? 300 : 80), 1.10, random);
        }
    }

    private static void compareWithLongRuns(PodField field, double factor, Random random) {
        var numbers = new PodNumbers(field, field.players());
        var seatOrder = new SeatOrder(numbers);
        var sizes = TableSizes.of(numbers.size, field.rules()).orElseThrow();
        var found = levels(numbers, seatOrder, new PodSearch(numbers, seatOrder, sizes).tables());
        var patient = new PodSearch(numbers, seatOrder, sizes, FULL ? 10 : 2);
        for (int run = 0; run < (FULL ? 5 : 1); run++) {
            var start =
                    shuffled(numbers, StartDivision.byBands(numbers, sizes, 1).getFirst(), random);
            var other = levels(numbers, seatOrder, patient.withFewRepeats(start, 1));
            assertThat(found.subList(0, 2)).isEqualTo(other.subList(0, 2));
            assertThat((double) found.get(2)).as(field.toString()).isLessThanOrEqualTo(factor * other.get(2));
        }
    }

    /** Changes the places of players who are equal as far as scores and short tables go. */
    private static List<int[]> shuffled(PodNumbers numbers, List<int[]> tables, Random random) {
        var places = new ArrayList<int[]>();
        for (var table : tables) {
            for (int i = 0; i < table.length; i++) {
                places.add(new int[] {tables.indexOf(table), i});
            }
        }
        Collections.shuffle(places, random);
        var last = new HashMap<List<Integer>, int[]>();
        for (var place : places) {
            int player = tables.get(place[0])[place[1]];
            var other = last.put(List.of(numbers.band[player], numbers.shortCost(player)), place);
            if (other != null) {
                tables.get(place[0])[place[1]] = tables.get(other[0])[other[1]];
                tables.get(other[0])[other[1]] = player;
            }
        }
        return tables;
    }

    /** Mixing, short tables, repeats. */
    private static List<Long> levels(PodNumbers numbers, SeatOrder seatOrder, List<int[]> tables) {
        var worth = Worth.of(numbers, seatOrder, tables);
        return List.of(worth.upper(), worth.lower() >> 32, worth.lower() & 0xffff_ffffL);
    }

    @Test
    @Tag(LONG)
    void oneThousandPlayersHaveNoRepeatsInTheThirdRound() {
        var field = PodRounds.field(1000, PodRules.of(4, 3, 4), 3, 25);
        var seated = (PodSeating.Seated) PodPairing.seat(field);
        assertThat(seated.cost().repeats()).isZero();
        assertThat(IntStream.range(0, 250)
                        .map(table -> seated.tables().get(table).seats().size()))
                .containsOnly(4);
    }
}
