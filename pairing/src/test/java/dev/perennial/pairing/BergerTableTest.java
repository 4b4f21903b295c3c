package dev.perennial.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BergerTableTest {
    @ParameterizedTest(name = "{0} players, round {1}")
    @CsvSource({
        "2, 1, 1-2",
        "4, 1, 1-4 2-3",
        "4, 2, 4-3 1-2",
        "4, 3, 2-4 3-1",
        "6, 1, 1-6 2-5 3-4",
        "6, 2, 6-4 5-3 1-2",
        "6, 3, 2-6 3-1 4-5",
        "6, 4, 6-5 1-4 2-3",
        "6, 5, 3-6 4-2 5-1",
        "8, 1, 1-8 2-7 3-6 4-5",
        "8, 2, 8-5 6-4 7-3 1-2",
        "8, 3, 2-8 3-1 4-7 5-6",
        "8, 4, 8-6 7-5 1-4 2-3",
        "8, 5, 3-8 4-2 5-1 6-7",
        "8, 6, 8-7 1-6 2-5 3-4",
        "8, 7, 4-8 5-3 6-2 7-1",
        "10, 8, 10-9 1-8 2-7 3-6 4-5",
        "10, 9, 5-10 6-4 7-3 8-2 9-1"
    })
    void isTheTableOfTheHandbook(int players, int round, String pairs) {
        assertThat(pairs(players, round)).isEqualTo(pairs);
        assertThat(pairs(players - 1, round)).as("one player less").isEqualTo(pairs);
    }

    private static String pairs(int players, int round) {
        return BergerTable.pairs(players, round).stream()
                .map(pair -> pair[0] + "-" + pair[1])
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 8, 11, 14})
    void inADoubleRoundRobinEveryPairMeetsOnceWithEachColour(int players) {
        var met = new HashSet<String>();
        var colours = new HashMap<Integer, String>();
        for (int round = 1; round <= 2 * BergerTable.rounds(players); round++) {
            for (var pair : BergerTable.doublePairs(players, round)) {
                assertThat(met.add(pair[0] + "-" + pair[1])).isTrue();
                colours.merge(pair[0], "w", String::concat);
                colours.merge(pair[1], "b", String::concat);
            }
        }
        int size = players + players % 2;
        assertThat(met).hasSize(size * (size - 1));
        assertThat(colours.values()).noneMatch(each -> each.contains("www") || each.contains("bbb"));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 12, 13, 20})
    void everybodyMeetsEverybodyOnceWithColoursInBalance(int players) {
        int size = players + players % 2;
        var met = new HashSet<String>();
        var whites = new HashMap<Integer, Integer>();
        assertThat(BergerTable.rounds(players)).isEqualTo(size - 1);
        for (int round = 1; round <= BergerTable.rounds(players); round++) {
            for (var pair : BergerTable.pairs(players, round)) {
                assertThat(met.add(Math.min(pair[0], pair[1]) + "-" + Math.max(pair[0], pair[1])))
                        .isTrue();
                whites.merge(pair[0], 1, Integer::sum);
            }
        }
        assertThat(met).hasSize(size * (size - 1) / 2);
        for (int player = 1; player <= size; player++) {
            assertThat(whites.getOrDefault(player, 0)).isBetween(size / 2 - 1, size / 2);
        }
    }
}
