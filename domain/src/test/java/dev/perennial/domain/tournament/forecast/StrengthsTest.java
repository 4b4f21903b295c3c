package dev.perennial.domain.tournament.forecast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class StrengthsTest {
    /** The worked example of the Glicko paper: 1500 ± 200 beats 1400 ± 30, loses to 1550 ± 100 and 1700 ± 300. */
    @Test
    void followsTheExampleOfGlicko() {
        var others = List.of(new Strength(1400, 30), new Strength(1550, 100), new Strength(1700, 300));
        assertThat(others.stream().map(Strength::trust))
                .zipSatisfy(
                        List.of(0.9955, 0.9531, 0.7242),
                        (trust, known) -> assertThat(trust).isCloseTo(known, within(0.0001)));
        double surplus = 0.9955 * (1 - 0.639) + 0.9531 * (0 - 0.432) + 0.7242 * (0 - 0.303);
        double information =
                0.9955 * 0.9955 * 0.639 * 0.361 + 0.9531 * 0.9531 * 0.432 * 0.568 + 0.7242 * 0.7242 * 0.303 * 0.697;
        var after = new Strength(1500, 200).after(surplus, information);
        assertThat(after.mean()).isCloseTo(1464, within(0.5));
        assertThat(after.deviation()).isCloseTo(151.4, within(0.2));
    }

    @Test
    void gamesOfTheTournamentMoveTheStrengthAndMakeItSurer() {
        var before = SampleTournaments.swiss(8, 2, 5);
        var after = SampleTournaments.played(before, 3);
        for (int number = 1; number <= 8; number++) {
            var player = SampleTournaments.player(number);
            assertThat(Strengths.of(after).of(player).deviation())
                    .isLessThan(Strengths.of(before).of(player).deviation());
        }
        assertThat(Strengths.of(before).of(SampleTournaments.player(1)).mean()).isEqualTo(2000);
    }

    @Test
    void theFirstRatingSaysLittle() {
        assertThat(Strength.of(1500).deviation()).isEqualTo(Strength.UNRATED_DEVIATION);
        assertThat(Strength.of(1600).deviation()).isEqualTo(Strength.RATED_DEVIATION);
    }

    @Test
    void drawnStrengthsHaveTheDeviation() {
        var random = FutureRandom.of(3, 0);
        var strength = new Strength(1600, 120);
        double sum = 0;
        double squares = 0;
        int draws = 20_000;
        for (int i = 0; i < draws; i++) {
            double away = strength.drawn(random) - 1600;
            sum += away;
            squares += away * away;
        }
        assertThat(sum / draws).isCloseTo(0, within(3.0));
        assertThat(Math.sqrt(squares / draws)).isCloseTo(120, within(3.0));
    }
}
