package dev.perennial.pairing.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.perennial.pairing.trf.TrfBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TieBreakTest {
    @ParameterizedTest
    @ValueSource(strings = {"BH", "BH/C1", "BH/M2", "KS/L+1", "KS/L-2", "AOB/F", "SB/C1/P", "PS/C2", "DE/P"})
    void codesAreReadAsTheyAreWritten(String code) {
        assertThat(TieBreak.ofCode(code).code()).isEqualTo(code);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "XX", "BH/C0", "BH/Q", "BH/", "KS/L1"})
    void otherCodesAreRefused(String code) {
        assertThatThrownBy(() -> TieBreak.ofCode(code)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({"412, 93", "162, 71", "262, 82", "62, 59", "-38, 45", "0, 50", "3, 50", "4, 51", "735, 99", "736, 100"})
    void expectations(int difference, int percent) {
        assertThat(RatingTables.expectation(difference)).isEqualTo(percent);
    }

    @ParameterizedTest
    @CsvSource({"100, 800", "99, 677", "50, 0", "51, 7", "1, -677", "0, -800", "67, 125"})
    void differences(int percent, int difference) {
        assertThat(RatingTables.difference(percent)).isEqualTo(difference);
    }

    @Test
    void fractionsAreExact() {
        assertThat(new Fraction(6, -4)).isEqualTo(new Fraction(-3, 2)).hasToString("-3/2");
        assertThat(new Fraction(1, 3).plus(new Fraction(1, 6))).isEqualTo(new Fraction(1, 2));
        assertThat(new Fraction(1, 3).minus(new Fraction(1, 3))).isEqualTo(Fraction.ZERO);
        assertThat(new Fraction(2, 3).times(new Fraction(3, 4))).isEqualTo(new Fraction(1, 2));
        assertThat(new Fraction(5, 2).rounded()).isEqualTo(3);
        assertThat(new Fraction(-5, 2).rounded()).isEqualTo(-2);
        assertThat(new Fraction(1, 3)).isLessThan(new Fraction(34, 100));
        assertThatThrownBy(() -> new Fraction(1, 0)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void aForfeitCountsAsAGameOnlyWhenAskedFor() {
        var tournament = TrfBuilder.rounds(2)
                .player("2w+ 3b1")
                .player("1b- 4w1")
                .player("4w1 1w0")
                .player("3b0 2b0")
                .tournament();
        var values = new TieBreakValues(tournament, Edition.FIDE_2026);
        var players = tournament.players();
        // Dummy: own 2 points, at most the 1 point of the missed opponent.
        assertThat(values.of(TieBreak.ofCode("BH"), players).get(1)).isEqualTo(Fraction.of(2));
        assertThat(values.of(TieBreak.ofCode("BH/P"), players).get(1)).isEqualTo(Fraction.of(2));
        assertThat(values.of(TieBreak.ofCode("BH"), players).get(2)).isEqualTo(Fraction.of(1));
        assertThat(values.of(TieBreak.ofCode("BH/P"), players).get(2)).isEqualTo(Fraction.of(2));
        assertThat(values.of(TieBreak.ofCode("DE"), players.subList(0, 2)))
                .containsEntry(1, Fraction.of(1))
                .containsEntry(2, Fraction.of(1));
        assertThat(values.of(TieBreak.ofCode("DE/P"), players.subList(0, 2)))
                .containsEntry(1, Fraction.of(1))
                .containsEntry(2, Fraction.of(2));
    }

    @Test
    void aModifierThatWouldDoNothingIsNoTieBreak() {
        for (String code : List.of(
                "BH",
                "bh/c1",
                "BH/M2",
                "BH/F/P",
                "FB/C1",
                "AOB/F",
                "SB/C1",
                "SB/M1/P",
                "KS/L+1",
                "KS/L-2/P",
                "DE/P",
                "ARO/C1",
                "PS/C2",
                "TPN/D",
                "RTNG/A",
                "TPR",
                "WIN")) {
            assertThat(TieBreak.isMeaningful(code)).as(code).isTrue();
        }
        for (String code : List.of(
                "TPR/C1",
                "AOB/C1",
                "DE/C1",
                "KS/C1",
                "SB/F",
                "WIN/L+1",
                "WIN/P",
                "ARO/M1",
                "PS/M1",
                "BH/C1/C2",
                "BH/P/P",
                "FB/F",
                "TPN/A",
                "XX",
                "BH/",
                "OAS")) {
            assertThat(TieBreak.isMeaningful(code)).as(code).isFalse();
        }
        // Tournaments made before this was asked are still read.
        assertThat(TieBreak.ofCode("TPR/C1").kind()).isEqualTo(TieBreak.Kind.TPR);
    }

    @Test
    void eachTieBreakOnlySplitsThoseStillTied() {
        var tournament = TrfBuilder.rounds(3)
                .player("4w1 3b0 2w1")
                .player("3w1 4b1 1b0")
                .player("2b0 1w1 4w1")
                .player("1b0 2w0 3b0")
                .tournament();
        var table = Standings.of(
                tournament,
                List.of(TieBreak.ofCode("DE"), TieBreak.ofCode("BWG"), TieBreak.ofCode("TPN")),
                Edition.FIDE_2026);
        assertThat(table)
                .extracting(Standing::rank, Standing::player, Standing::points)
                .containsExactly(tuple(1, 2, 20), tuple(2, 1, 20), tuple(3, 3, 20), tuple(4, 4, 0));
        assertThat(table.get(1).tieBreaks()).containsExactly(Fraction.of(1), Fraction.ZERO, Fraction.of(1));
    }

    @Test
    void withoutGamesThereIsNoPerformance() {
        var tournament = TrfBuilder.rounds(2).player("0-H").player("0-U").tournament();
        var values = new TieBreakValues(tournament, Edition.FIDE_2026);
        for (String code : List.of("AOB", "ARO", "TPR", "PTP", "APRO", "APPO", "KS")) {
            assertThat(values.of(TieBreak.ofCode(code), tournament.players()))
                    .as(code)
                    .containsEntry(1, Fraction.ZERO);
        }
    }
}
