package dev.perennial.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.RecordedRounds;
import dev.perennial.pairing.RoundPairing;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Rounds whose right pairing is known. Those of the criteria folder are each decided by the one rule they are named
 * after (mdpset, mdpopp, exnum, exsum, exS1 and transp are the order rules); the others are whole tournaments.
 */
class RecordedRoundsTest {
    private static final boolean FULL = Boolean.getBoolean("perennial.full");

    static Stream<RecordedRounds> criteria() {
        return RecordedRounds.in("criteria");
    }

    static Stream<RecordedRounds> tournaments() {
        return RecordedRounds.in("public");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("criteria")
    void everyCriterionDecides(RecordedRounds recorded) {
        assertThat(recorded.expected()).hasSize(1);
        assertThat(paired(recorded, recorded.expected().getFirst()))
                .isEqualTo(recorded.expected().getFirst());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("tournaments")
    void everyRoundIsPairedAsRecordedBoardByBoard(RecordedRounds recorded) {
        assertThat(recorded.expected().stream().map(line -> paired(recorded, line)))
                .containsExactlyElementsOf(recorded.expected());
    }

    /** An early round with huge brackets and the last one with many floaters; all of them in the long run. */
    @Test
    void aThousandPlayersArePairedAsRecorded() {
        var recorded = RecordedRounds.in("bench").findFirst().orElseThrow();
        assertThat(recorded.tournament().players()).hasSize(1000);
        for (String line : recorded.expected()) {
            if (FULL || line.startsWith("2:") || line.startsWith("6:")) {
                assertThat(paired(recorded, line)).isEqualTo(line);
            }
        }
    }

    private static String paired(RecordedRounds recorded, String line) {
        var pairing = DutchPairing.pair(recorded.before(line));
        return pairing.round() + ": "
                + switch (pairing) {
                    case RoundPairing.NoValidPairing none -> "none";
                    case RoundPairing.Paired(int round, var boards, int bye) ->
                        boards.stream()
                                        .map(board -> board.white() + "-" + board.black())
                                        .collect(Collectors.joining(" "))
                                + (bye > 0 ? " " + bye + "-0" : "");
                };
    }
}
