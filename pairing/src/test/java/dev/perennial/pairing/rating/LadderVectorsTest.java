package dev.perennial.pairing.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All vectors of the rating specification. */
class LadderVectorsTest {
    @ParameterizedTest(name = "{0} places {1}")
    @CsvSource({
        "1500 1500, 1 2, 1516.0000 1484.0000",
        "1600 1400, 1 2, 1607.6881 1392.3119",
        "1600 1400, 2 1, 1575.6881 1424.3119",
        "1600 1400, 1 1, 1591.6881 1408.3119",
        "1613 1477, 1 2, 1623.0384 1466.9616",
        "1500 1500 1500, 1 2 3, 1516.0000 1500.0000 1484.0000",
        "1500 1500 1500 1500, 1 2 3 4, 1516.0000 1505.3333 1494.6667 1484.0000",
        "1500 1500 1500 1500 1500 1500, 1 2 3 4 5 6, 1516.0 1509.6 1503.2 1496.8 1490.4 1484.0",
        "1600 1500 1400, 3 2 1, 1577.6030 1500.0000 1422.3970",
        "1700 1600 1500 1400, 2 1 2 4, 1692.0125 1613.2294 1502.7706 1391.9875",
        "1800 1500 1500 1500, 1 2 3 4, 1804.8313 1509.0562 1498.3896 1487.7229",
        "1500 1500 1500 1500, 1 1 3 3, 1510.6667 1510.6667 1489.3333 1489.3333"
    })
    void oneUpdateWithK32(String ratings, String places, String expected) {
        var before = doubles(ratings);
        assertClose(updated(before, Collections.nCopies(before.size(), 32), integers(places)), expected, 0.00006);
    }

    @ParameterizedTest(name = "{0} K {1} places {2}")
    @CsvSource({
        "2250 1900 1500, 10 20 40, 1 2 3, 2250.654107 1899.732474 1497.918624",
        "2250 1900 1500, 10 20 40, 3 2 1, 2240.654107 1899.732474 1537.918624",
        "1500 1600 1700 1800 1900 2000, 20 20 20 20 20 20, 1 2 3 4 5 6, "
                + "1516.418732 1610.071433 1703.396082 1796.603918 1889.928567 1983.581268",
        "1500 1600 1700 1800 1900 2000, 20 20 20 20 20 20, 1 1 3 3 3 6, "
                + "1514.418732 1612.071433 1699.396082 1796.603918 1893.928567 1983.581268"
    })
    void oneUpdateWithOtherK(String ratings, String kFactors, String places, String expected) {
        assertClose(updated(doubles(ratings), integers(kFactors), integers(places)), expected, 0.0000006);
    }

    @Test
    void nobodyFallsBelowTheFloor() {
        var rated =
                Ladder.rate(List.of(new LadderRating(410, 0, false), new LadderRating(405, 0, false)), List.of(2, 1));
        assertThat(rated.get(0).rating()).isEqualTo(LadderRating.FLOOR);
        assertThat(rated.get(1).rating()).isCloseTo(425.287803, within(0.0000006));
    }

    @Test
    void aLadderOverSixGames() {
        var ladder = new HashMap<String, LadderRating>();
        Stream.of("A", "B", "C", "D").forEach(player -> ladder.put(player, LadderRating.START));
        play(ladder, "A B C D", "1 2 3 4", "1520.000000 1506.666667 1493.333333 1480.000000");
        play(ladder, "A B", "2 1", "1499.232848 1527.433818 1493.333333 1480.000000");
        play(ladder, "C D A", "1 1 3", "1478.510062 1527.433818 1503.119543 1490.936577");
        play(ladder, "A B C D", "4 1 2 2", "1460.152430 1545.337676 1502.880233 1491.629662");
        play(ladder, "B C", "1 2", "1460.152430 1562.905723 1485.312186 1491.629662");
        play(ladder, "D C B A", "1 2 3 4", "1443.152812 1551.509544 1493.082743 1512.254900");
        assertThat(ladder.get("A").games()).isEqualTo(5);
    }

    private static void play(Map<String, LadderRating> ladder, String seats, String places, String expected) {
        var names = List.of(seats.split(" "));
        var rated = Ladder.rate(names.stream().map(ladder::get).toList(), integers(places));
        for (int seat = 0; seat < names.size(); seat++) {
            ladder.put(names.get(seat), rated.get(seat));
        }
        assertClose(
                Stream.of("A", "B", "C", "D")
                        .map(name -> ladder.get(name).rating())
                        .toList(),
                expected,
                0.0000006);
    }

    @Test
    void theFactorFallsAfterTwentyGamesAndForEverAtTheTop() {
        assertThat(LadderRating.START.kFactor()).isEqualTo(40);
        assertThat(new LadderRating(1700, 19, false).provisional()).isTrue();
        var experienced = new LadderRating(1700, 20, false);
        assertThat(experienced.provisional()).isFalse();
        assertThat(experienced.kFactor()).isEqualTo(20);
        var reached = new LadderRating(2195, 30, false).after(10);
        assertThat(reached.kFactor()).isEqualTo(10);
        assertThat(reached.after(-100).kFactor()).isEqualTo(10);
        assertThat(new LadderRating(2190, 3, false).after(10).kFactor()).isEqualTo(10);
    }

    @Test
    void aRatedGameNeedsTwoSeats() {
        assertThatThrownBy(() -> Ladder.rate(List.of(LadderRating.START), List.of(1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static List<Double> updated(List<Double> ratings, List<Integer> kFactors, List<Integer> places) {
        var changes = Elo.changes(ratings, kFactors, places);
        var updated = new ArrayList<Double>();
        for (int seat = 0; seat < ratings.size(); seat++) {
            updated.add(ratings.get(seat) + changes.get(seat));
        }
        return updated;
    }

    private static void assertClose(List<Double> actual, String expected, double tolerance) {
        var wanted = doubles(expected);
        assertThat(actual).hasSameSizeAs(wanted);
        for (int i = 0; i < wanted.size(); i++) {
            assertThat(actual.get(i)).isCloseTo(wanted.get(i), within(tolerance));
        }
    }

    private static List<Double> doubles(String text) {
        return Stream.of(text.split(" ")).map(Double::valueOf).toList();
    }

    private static List<Integer> integers(String text) {
        return Stream.of(text.split(" ")).map(Integer::valueOf).toList();
    }
}
