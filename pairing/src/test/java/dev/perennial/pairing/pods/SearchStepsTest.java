package dev.perennial.pairing.pods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.pods.model.PodField;
import dev.perennial.pairing.pods.model.PodPriority;
import dev.perennial.pairing.pods.model.PodRounds;
import dev.perennial.pairing.pods.search.Division;
import dev.perennial.pairing.pods.search.ExactDivision;
import dev.perennial.pairing.pods.search.ExchangeSearch;
import dev.perennial.pairing.pods.search.PlayerGroups;
import dev.perennial.pairing.pods.search.PodNumbers;
import dev.perennial.pairing.pods.search.Regrouping;
import dev.perennial.pairing.pods.search.SeatOrder;
import dev.perennial.pairing.pods.search.TableSizes;
import dev.perennial.pairing.pods.search.TableWorths;
import dev.perennial.pairing.pods.search.TabuSearch;
import dev.perennial.pairing.pods.search.Worth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What each step of the search for many players promises, looked up the slow way in small fields. */
class SearchStepsTest {
    private static final long NO_END = 1L << 40;

    /** Players at tables by chance. */
    private record Start(PodNumbers numbers, SeatOrder seatOrder, Division division) {
        static Start of(int seed) {
            return of(seed, 9, 14);
        }

        static Start of(int seed, int fewest, int most) {
            var random = new Random(seed);
            var field = with(PodPriority.values()[seed % 2], PodRounds.any(random, fewest, most));
            var numbers = new PodNumbers(field, field.players());
            var players =
                    new ArrayList<>(IntStream.range(0, numbers.size).boxed().toList());
            Collections.shuffle(players, random);
            var tables = new ArrayList<int[]>();
            for (int size : TableSizes.of(numbers.size, field.rules()).orElseThrow()) {
                var table = players.subList(0, size);
                tables.add(table.stream().mapToInt(Integer::intValue).sorted().toArray());
                table.clear();
            }
            return new Start(numbers, new SeatOrder(numbers), new Division(numbers, tables));
        }

        private static PodField with(PodPriority priority, PodField field) {
            return new PodField(
                    field.round(), field.rules().with(priority), field.players(), field.meetings(), field.forbidden());
        }

        Worth worth() {
            return worth(IntStream.range(0, division.size()).toArray());
        }

        Worth worth(int... tables) {
            return Worth.of(
                    numbers,
                    seatOrder,
                    Arrays.stream(tables).mapToObj(division::members).toList());
        }

        Regrouping regrouping(boolean thorough, long effort) {
            return new Regrouping(numbers, seatOrder, division, thorough, effort);
        }

        boolean hasRepeats(int table) {
            return Arrays.stream(division.members(table)).anyMatch(player -> division.lowerOf(player) > 0);
        }

        /** Scores of the two overlap or follow each other, where scores count most. */
        boolean near(int a, int b) {
            return !numbers.scoresFirst || (best(a) - 1 <= worst(b) && best(b) - 1 <= worst(a));
        }

        private int best(int table) {
            return bands(table).min().orElseThrow();
        }

        private int worst(int table) {
            return bands(table).max().orElseThrow();
        }

        private IntStream bands(int table) {
            return Arrays.stream(division.members(table)).map(player -> numbers.band[player]);
        }

        boolean couldBeBetter(int... tables) {
            var players = Arrays.stream(tables)
                    .flatMap(table -> Arrays.stream(division.members(table)))
                    .sorted()
                    .toArray();
            var sizes = Arrays.stream(tables)
                    .map(table -> division.members(table).length)
                    .boxed()
                    .toList();
            return new ExactDivision(new TableWorths(numbers, seatOrder, players), sizes)
                            .worth()
                            .compareTo(worth(tables))
                    < 0;
        }

        /** Everybody has one seat still, and the sums that were kept are those of the tables. */
        void assertSound(List<Integer> sizes) {
            assertThat(division.tables().stream().map(table -> table.length)).isEqualTo(sizes);
            assertThat(division.tables().stream().flatMapToInt(Arrays::stream).sorted())
                    .isEqualTo(IntStream.range(0, numbers.size).boxed().toList());
            var anew = new Division(numbers, division.tables());
            for (int player = 0; player < numbers.size; player++) {
                assertThat(division.tableOf(player)).isEqualTo(anew.tableOf(player));
                assertThat(division.upperOf(player)).isEqualTo(anew.upperOf(player));
                assertThat(division.lowerOf(player)).isEqualTo(anew.lowerOf(player));
            }
        }

        List<Integer> sizes() {
            return division.tables().stream().map(table -> table.length).toList();
        }
    }

    static Stream<Start> starts() {
        return IntStream.range(0, 25).mapToObj(Start::of);
    }

    @ParameterizedTest
    @MethodSource("starts")
    void afterThoroughRegroupingNoTwoTablesNearCouldBeBetter(Start start) {
        var sizes = start.sizes();
        var before = start.worth();
        var regrouping = start.regrouping(true, NO_END);
        while (regrouping.pairs()) {
            assertThat(start.worth()).isLessThan(before);
            before = start.worth();
        }
        assertThat(start.worth()).isEqualTo(before);
        start.assertSound(sizes);
        for (int a = 0; a < sizes.size(); a++) {
            for (int b = 0; b < a; b++) {
                assertThat(start.near(a, b) && start.couldBeBetter(a, b)).isFalse();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("starts")
    void afterRegroupingNoTableWithRepeatsCouldBeBetterWithOneOrTwoNear(Start start) {
        var sizes = start.sizes();
        var regrouping = start.regrouping(false, NO_END);
        boolean again = true;
        while (again) {
            again = regrouping.pairs() | regrouping.triples(12);
        }
        start.assertSound(sizes);
        for (int a = 0; a < sizes.size(); a++) {
            for (int b = 0; b < sizes.size(); b++) {
                for (int c = 0; c < b; c++) {
                    if (start.hasRepeats(a) && a != b && a != c && start.near(a, b) && start.near(a, c)) {
                        assertThat(start.couldBeBetter(a, b)).isFalse();
                        boolean few = sizes.get(a) + sizes.get(b) + sizes.get(c) <= 12;
                        assertThat(few && start.couldBeBetter(a, b, c)).isFalse();
                    }
                }
            }
        }
    }

    @Test
    void tablesWithoutRepeatsAreOnlyRegroupedThoroughly() {
        int quiet = 0;
        for (int seed = 100; seed < 160; seed++) {
            var start = Start.of(seed);
            var tables = start.division().tables();
            if (IntStream.range(0, tables.size()).noneMatch(start::hasRepeats)) {
                quiet++;
                assertThat(start.regrouping(false, NO_END).pairs()).isFalse();
                assertThat(start.division().tables()).usingRecursiveComparison().isEqualTo(tables);
            }
        }
        assertThat(quiet).isPositive();
    }

    @Test
    void withoutEffortNothingIsTriedAndWithLittleOnlyTwoTables() {
        for (int seed = 0; seed < 25; seed++) {
            var start = Start.of(seed);
            var tables = start.division().tables();
            assertThat(start.regrouping(true, 0).pairs()).isFalse();
            assertThat(start.regrouping(true, 0).triples(12)).isFalse();
            boolean improved = start.regrouping(true, 1).pairs();
            long changed = IntStream.range(0, tables.size())
                    .filter(table ->
                            !Arrays.equals(tables.get(table), start.division().members(table)))
                    .count();
            assertThat(changed).isEqualTo(improved ? 2 : 0);
        }
    }

    @ParameterizedTest
    @MethodSource("starts")
    void afterExchangesNoExchangeWouldBeBetter(Start start) {
        var sizes = start.sizes();
        new ExchangeSearch(start.numbers(), start.seatOrder(), start.division(), true).run();
        var roughly = start.worth();
        start.assertSound(sizes);
        assertThat(exchanged(start))
                .noneMatch(other -> other.upper() < roughly.upper()
                        || (other.upper() == roughly.upper() && other.lower() < roughly.lower()));
        new ExchangeSearch(start.numbers(), start.seatOrder(), start.division(), false).run();
        start.assertSound(sizes);
        assertThat(exchanged(start)).noneMatch(other -> other.compareTo(start.worth()) < 0);
        assertThat(start.worth()).isLessThanOrEqualTo(roughly);
    }

    /** What every exchange of two players would lead to. */
    private static List<Worth> exchanged(Start start) {
        var worths = new ArrayList<Worth>();
        var division = start.division();
        for (int a = 0; a < start.numbers().size; a++) {
            for (int b = 0; b < a; b++) {
                if (division.tableOf(a) != division.tableOf(b)) {
                    division.exchange(a, b);
                    worths.add(start.worth());
                    division.exchange(a, b);
                }
            }
        }
        return worths;
    }

    @ParameterizedTest
    @MethodSource("starts")
    void aWalkThroughDeadEndsEndsAtTheBestItHasSeen(Start start) {
        var sizes = start.sizes();
        var before = start.worth();
        for (var groups : PlayerGroups.of(start.numbers())) {
            new TabuSearch(start.numbers(), start.division()).run(groups.groups(), 20_000);
            start.assertSound(sizes);
            assertThat(start.worth().upper()).isLessThanOrEqualTo(before.upper());
            assertThat(start.worth().lower()).isLessThanOrEqualTo(before.lower());
            before = start.worth();
        }
    }

    /** Never to be raised: what is left of the packed costs of 60 fields after the same effort. */
    @ParameterizedTest
    @CsvSource({"SCORES_FIRST, 996, 13950053815542", "REPEATS_FIRST, 1372, 124103080019013"})
    void aWalkLeavesNoMoreThanEver(PodPriority priority, long upper, long lower) {
        long upperLeft = 0;
        long lowerLeft = 0;
        for (int seed = priority.ordinal(); seed < 120; seed += 2) {
            var start = Start.of(seed, 14, 24);
            var walk = new TabuSearch(start.numbers(), start.division());
            PlayerGroups.of(start.numbers()).forEach(groups -> walk.run(groups.groups(), 60_000));
            upperLeft += start.worth().upper();
            lowerLeft += start.worth().lower();
        }
        assertThat(upperLeft).isLessThanOrEqualTo(upper);
        assertThat(lowerLeft).isLessThanOrEqualTo(lower);
    }
}
