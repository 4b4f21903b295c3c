package dev.perennial.pairing.pods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.ForbiddenGroup;
import dev.perennial.pairing.pods.model.PodRounds;
import dev.perennial.pairing.pods.model.PodRules;
import dev.perennial.pairing.pods.search.KeptApart;
import dev.perennial.pairing.pods.search.PodNumbers;
import dev.perennial.pairing.pods.search.PodSeating;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ForbiddenPodsTest {
    private static PodSeating seat(int players, List<ForbiddenGroup> forbidden) {
        return PodPairing.seat(PodRounds.field(players, PodRules.of(4, 3, 4), 3, players, forbidden));
    }

    private static ForbiddenGroup group(int... players) {
        return ForbiddenGroup.always(IntStream.of(players).boxed().toList());
    }

    @Test
    void forbiddenPairsSitApart() {
        var random = new Random(31);
        for (int players : new int[] {12, 16, 31, 70}) {
            var groups = Stream.generate(() -> ForbiddenGroup.always(
                            random.ints(0, players).distinct().limit(3).boxed().toList()))
                    .limit(players / 4)
                    .toList();
            assertThat(seat(players, groups)).isInstanceOfSatisfying(PodSeating.Seated.class, seated -> {
                for (var table : seated.tables()) {
                    for (var group : groups) {
                        assertThat(table.seats().stream().filter(group.players()::contains))
                                .hasSizeLessThan(2);
                    }
                }
            });
        }
    }

    @Test
    void aGroupLargerThanTheNumberOfTablesIsReported() {
        assertThat(seat(12, List.of(group(1, 3, 5, 7)))).isInstanceOfSatisfying(PodSeating.Impossible.class, none -> {
            assertThat(none.round()).isEqualTo(3);
            assertThat(none.together()).hasSize(1);
            assertThat(List.of(1, 3, 5, 7))
                    .contains(
                            none.together().getFirst().first(),
                            none.together().getFirst().second());
        });
    }

    @Test
    void reportsALargeGroupInALargeFieldToo() {
        var group = new ForbiddenGroup(IntStream.range(0, 7).boxed().toList(), 3, 3);
        assertThat(seat(24, List.of(group)))
                .isInstanceOfSatisfying(
                        PodSeating.Impossible.class,
                        none -> assertThat(none.together()).hasSize(1));
    }

    @Test
    void aGroupThatDoesNotHoldInThisRoundChangesNothing() {
        var later = new ForbiddenGroup(IntStream.range(0, 7).boxed().toList(), 4, 9);
        assertThat(seat(24, List.of(later))).isEqualTo(seat(24, List.of()));
    }

    /** As many groups as a table has seats, each with one player for every table: only one way of sitting is left. */
    @Test
    void findsTheOnlyWayToSitApart() {
        var groups = IntStream.range(0, 4)
                .mapToObj(seat -> ForbiddenGroup.always(IntStream.range(0, 6)
                        .mapToObj(table -> 4 * table + seat)
                        .toList()))
                .toList();
        assertThat(seat(24, groups))
                .isInstanceOfSatisfying(
                        PodSeating.Seated.class,
                        seated -> assertThat(seated.tables())
                                .allSatisfy(table -> assertThat(
                                                table.seats().stream().map(player -> player % 4))
                                        .containsExactlyInAnyOrder(0, 1, 2, 3)));
    }

    @Test
    void placesByTakingBackWrongChoices() {
        var groups = List.of(group(0, 1), group(1, 2), group(2, 3), group(3, 4), group(4, 0), group(0, 2));
        var field = PodRounds.field(18, PodRules.of(6, 6, 6), 1, 1, groups);
        var numbers = new PodNumbers(field, field.players());
        assertThat(KeptApart.division(numbers, List.of(6, 6, 6))).hasValueSatisfying(tables -> {
            for (var table : tables) {
                assertThat(table).hasSize(6);
                for (int player : table) {
                    assertThat(IntStream.of(table)).noneMatch(numbers.forbiddenWith(player)::get);
                }
            }
        });
        assertThat(KeptApart.division(numbers, List.of(9, 9))).isEmpty();
    }
}
