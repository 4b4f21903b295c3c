package dev.perennial.games.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.perennial.games.arboretum.model.ArboretumMove;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class CandidateTest {
    private static final WinChances ODDS = new WinChances(1, OptionalInt.empty());

    /** The chance of seat 0 in each imagined game. */
    private static Candidate with(double... chances) {
        var candidate = new Candidate(new ArboretumMove.DrawFromDeck(), ODDS);
        for (double chance : chances) {
            candidate.add(new Leaf(new double[] {10 * chance, 0}, new double[] {chance, 1 - chance}));
        }
        return candidate;
    }

    @Test
    void aGainIsTheMeanOverTheSameGames() {
        assertThat(with(0.5, 0.7).gain(with(0.4, 0.2), 0)).isCloseTo(0.3, within(1e-9));
        assertThat(with(0.5, 0.7).gain(with(0.4, 0.2), 1)).isCloseTo(-0.3, within(1e-9));
        assertThat(with(0.5, 0.7).points()).containsExactly(new double[] {6, 0}, within(1e-9));
    }

    /** The differences 0.1 and 0.5 have the standard error 0.2; without any the whole gain is certain. */
    @Test
    void onlyTheGainBeyondItsStandardErrorIsCertain() {
        assertThat(with(0.5, 0.7).certainGain(with(0.4, 0.2), 0)).isCloseTo(0.1, within(1e-9));
        assertThat(with(0.5, 0.7).certainGain(with(0.4, 0.6), 0)).isCloseTo(0.1, within(1e-9));
        assertThat(with(0.5, 0.7).certainGain(with(0.5, 0.6), 0)).isCloseTo(0, within(1e-9));
    }
}
