package dev.perennial.pairing.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Direct encounter among players who have not all met (C.07 article 6). */
class HeadToHeadTest {

    @Test
    void somebodyWhoCannotBeCaughtIsFirstAndTheOthersStayTied() {
        assertThat(ranks(3, "1+2", "1+3")).isEqualTo(Map.of(1, 1, 2, 2, 3, 2));
    }

    @Test
    void nobodyIsAheadWhileAMissingGameCouldMakeItEven() {
        assertThat(ranks(3, "1+2")).isEqualTo(Map.of(1, 1, 2, 1, 3, 1));
        assertThat(ranks(4, "1+2", "1+3", "4+1", "2+4")).isEqualTo(Map.of(1, 1, 2, 1, 3, 1, 4, 1));
    }

    @Test
    void theOthersAreComparedAnewWithoutTheLeader() {
        assertThat(ranks(4, "1+2", "1+3", "2+4", "2=3", "3=4")).isEqualTo(Map.of(1, 1, 2, 2, 3, 3, 4, 4));
    }

    @Test
    void twoWhoNeverMetShareARank() {
        assertThat(ranks(2)).isEqualTo(Map.of(1, 1, 2, 1));
    }

    @Test
    void thoseWithTheSameScoreAreComparedAmongThemselves() {
        assertThat(ranks(4, "1+3", "1+4", "2+1", "2+4", "3+2", "4+3")).isEqualTo(Map.of(2, 1, 1, 2, 4, 3, 3, 4));
    }

    @Test
    void aCircleCannotBeBroken() {
        assertThat(ranks(3, "1+2", "2+3", "3+1")).isEqualTo(Map.of(1, 1, 2, 1, 3, 1));
    }

    /** {@code 1+2} is a win of player 1 against player 2, {@code 1=2} a draw. */
    private static Map<Integer, Integer> ranks(int players, String... games) {
        var results = new HashMap<List<Integer>, Fraction>();
        for (String game : games) {
            int one = game.charAt(0) - '0';
            int other = game.charAt(2) - '0';
            boolean draw = game.charAt(1) == '=';
            results.put(List.of(one, other), draw ? new Fraction(1, 2) : Fraction.of(1));
            results.put(List.of(other, one), draw ? new Fraction(1, 2) : Fraction.ZERO);
        }
        var tied = IntStream.rangeClosed(1, players).boxed().toList();
        return HeadToHead.ranks(
                tied,
                (player, opponent) -> Optional.ofNullable(results.get(List.of(player, opponent))),
                Fraction.ZERO,
                Fraction.of(1));
    }
}
