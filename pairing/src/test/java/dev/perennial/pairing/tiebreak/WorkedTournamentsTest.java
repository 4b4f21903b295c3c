package dev.perennial.pairing.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.perennial.pairing.RoundPairing;
import dev.perennial.pairing.dutch.DutchPairing;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tournaments T1 to T6: every pairing and every column of both tables. */
class WorkedTournamentsTest {
    private static final Map<String, String> COLUMNS =
            Map.of("BH", "BH", "BHC1", "BH/C1", "BHM1", "BH/M1", "SB", "SB", "PS", "PS", "WON", "WON", "WIN", "WIN");

    /** What both programs define alike, rounded to the decimals they print. */
    private static final List<String> OTHER_COLUMNS =
            List.of("BH/C1", "BH", "AOB", "FB", "SB", "ARO", "TPR", "PTP", "APRO", "APPO", "BPG", "BWG", "KS");

    static List<WorkedTournament> all() {
        return WorkedTournament.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("all")
    void everyRoundIsPairedAsWorkedOut(WorkedTournament worked) {
        for (String line : worked.pairings()) {
            int round = Integer.parseInt(line.substring(0, line.indexOf(':')));
            assertThat(paired(worked, round))
                    .containsExactlyInAnyOrder(
                            line.substring(line.indexOf(':') + 2).split(" "));
        }
    }

    private static List<String> paired(WorkedTournament worked, int round) {
        if (!(DutchPairing.pair(worked.tournament().before(round)) instanceof RoundPairing.Paired paired)) {
            return List.of("none");
        }
        var pairs = paired.boards().stream()
                .map(board -> board.white() + "-" + board.black())
                .collect(Collectors.toList());
        if (paired.bye() > 0) {
            pairs.add(paired.bye() + "-0");
        }
        return pairs;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("all")
    void theTableAgreesInBothEditions(WorkedTournament worked) {
        COLUMNS.forEach((column, code) -> {
            assertColumn(worked, worked.table(), column, code, Edition.FIDE_2026, 0.0001);
        });
        assertColumn(worked, worked.table(), "BH24", "BH", Edition.FIDE_2024, 0.0001);
        assertColumn(worked, worked.table(), "SB24", "SB", Edition.FIDE_2024, 0.0001);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("all")
    void theTableOfTheOtherProgramAgrees(WorkedTournament worked) {
        OTHER_COLUMNS.forEach(
                column -> assertColumn(worked, worked.otherTable(), column, column, Edition.FIDE_2026, 0.0051));
    }

    private static void assertColumn(
            WorkedTournament worked,
            Map<Integer, Map<String, String>> table,
            String column,
            String code,
            Edition edition,
            double tolerance) {
        var players = worked.tournament().players();
        var values = new TieBreakValues(worked.tournament(), edition).of(TieBreak.ofCode(code), players);
        table.forEach((player, expected) -> assertThat(values.get(player).toDouble())
                .as("%s of player %s", column, player)
                .isCloseTo(Double.parseDouble(expected.get(column)), within(tolerance)));
    }
}
