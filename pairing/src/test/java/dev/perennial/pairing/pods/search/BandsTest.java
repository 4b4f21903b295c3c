package dev.perennial.pairing.pods.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.pods.ReferenceRound;
import dev.perennial.pairing.pods.model.PodPlayer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class BandsTest {
    private static int[] bands(int minBand, int... scores) {
        var players = new ArrayList<PodPlayer>();
        for (int score : scores) {
            players.add(new PodPlayer(players.size(), players.size(), score, 0, List.of(), 0, 0, false));
        }
        return Bands.of(players, minBand);
    }

    @Test
    void aBandIsClosedWhenItIsLargeEnoughAndTheNextScoreDiffers() {
        assertThat(bands(2, 9, 8, 7, 6)).containsExactly(0, 0, 1, 1);
        assertThat(bands(2, 9, 8, 8, 8, 7, 6)).containsExactly(0, 0, 0, 0, 1, 1);
    }

    @Test
    void aLastBandThatIsTooSmallJoinsTheOneAbove() {
        assertThat(bands(3, 9, 8, 7, 6, 5)).containsExactly(0, 0, 0, 0, 0);
        assertThat(bands(2, 9, 8, 7, 6, 5)).containsExactly(0, 0, 1, 1, 1);
    }

    @Test
    void aFieldSmallerThanABandIsOne() {
        assertThat(bands(8, 3, 2, 1)).containsExactly(0, 0, 0);
        assertThat(bands(8)).isEmpty();
    }

    @Test
    void theReferenceRoundsHaveTheirNumberOfBands() {
        assertThat(ReferenceRound.all().stream()
                        .map(round -> Bands.of(
                                round.field().players(), round.field().rules().minBand()))
                        .map(bands -> Arrays.stream(bands).max().orElse(0) + 1))
                .containsExactly(1, 1, 2, 1, 1, 2, 2, 1, 2, 2, 2, 2);
    }
}
