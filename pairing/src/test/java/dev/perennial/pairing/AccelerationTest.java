package dev.perennial.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AccelerationTest {
    @ParameterizedTest(name = "{0} rounds")
    @CsvSource({"9, 10 10 10 5 5 0 0 0 0", "5, 10 10 5 0 0", "11, 10 10 10 5 5 5 0 0 0 0 0", "1, 10", "4, 10 5 0 0"})
    void bakuGivesAWinThenADrawThenNothing(int rounds, String expected) {
        var tournament = tournament(8, rounds, PointSystem.STANDARD);
        var baku = new Acceleration.Baku(0);
        var row = IntStream.rangeClosed(1, rounds)
                .mapToObj(round -> baku.virtualPoints(tournament, numbered(tournament, 1), round))
                .toList();
        assertThat(row).isEqualTo(numbers(expected));
        assertThat(baku.virtualPoints(tournament, numbered(tournament, 5), 1)).isZero();
    }

    /** The upper group is half of the players, rounded up to an even number. */
    @ParameterizedTest(name = "{0} players")
    @CsvSource({"1, 1", "2, 2", "3, 2", "4, 2", "5, 4", "8, 4", "9, 6", "10, 6", "11, 6", "12, 6", "13, 8", "178, 90"})
    void bakuGroupsAreEven(int players, int upperGroup) {
        var tournament = tournament(players, 9, PointSystem.STANDARD);
        var baku = new Acceleration.Baku(0);
        long accelerated = IntStream.rangeClosed(1, players)
                .filter(player -> baku.virtualPoints(tournament, numbered(tournament, player), 1) > 0)
                .count();
        assertThat(accelerated).isEqualTo(upperGroup);
    }

    @Test
    void lateEntriesDoNotMoveTheBorder() {
        var tournament = tournament(20, 9, PointSystem.STANDARD);
        var baku = new Acceleration.Baku(4);
        assertThat(baku.virtualPoints(tournament, numbered(tournament, 4), 1)).isEqualTo(10);
        assertThat(baku.virtualPoints(tournament, numbered(tournament, 5), 1)).isZero();
    }

    @Test
    void bakuFollowsThePointsOfTheTournament() {
        var tournament = tournament(8, 5, new PointSystem(20, 10, 0, 0, 0, 20));
        assertThat(new Acceleration.Baku(0).virtualPoints(tournament, numbered(tournament, 1), 1))
                .isEqualTo(20);
        assertThat(new Acceleration.Baku(0).virtualPoints(tournament, numbered(tournament, 1), 3))
                .isEqualTo(10);
    }

    @Test
    void aTableCountsNothingWhereItIsSilent() {
        var table = new Acceleration.Table(Map.of(2, List.of(10, 5)));
        var tournament = tournament(3, 5, PointSystem.STANDARD);
        assertThat(table.virtualPoints(tournament, numbered(tournament, 2), 1)).isEqualTo(10);
        assertThat(table.virtualPoints(tournament, numbered(tournament, 2), 2)).isEqualTo(5);
        assertThat(table.virtualPoints(tournament, numbered(tournament, 2), 3)).isZero();
        assertThat(table.virtualPoints(tournament, numbered(tournament, 1), 1)).isZero();
        assertThat(Acceleration.NONE.virtualPoints(tournament, numbered(tournament, 2), 1))
                .isZero();
    }

    private static Player numbered(Tournament tournament, int number) {
        return tournament.players().get(number - 1);
    }

    private static List<Integer> numbers(String text) {
        return List.of(text.split(" ")).stream().map(Integer::valueOf).toList();
    }

    private static Tournament tournament(int players, int rounds, PointSystem points) {
        var list = IntStream.rangeClosed(1, players)
                .mapToObj(id -> new Player(id, "", 0, List.of(), null))
                .toList();
        return new Tournament(rounds, points, Colour.WHITE, list, List.of(), Acceleration.NONE);
    }
}
