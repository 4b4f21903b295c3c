package dev.perennial.pairing.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.trf.TrfBuilder;
import org.junit.jupiter.api.Test;

/** What was decided where C.07 is silent; docs/decisions/0041-silent-tie-break-rules.md says why. */
class SilentRulesTest {
    private static Fraction first(Tournament tournament, String code) {
        var values = new TieBreakValues(tournament, Edition.FIDE_2026).of(TieBreak.ofCode(code), tournament.players());
        return values.getOrDefault(1, Fraction.ZERO);
    }

    /** Number 1 won by forfeit against 2 and lost to 3, who both have half of the points or more. */
    @Test
    void koyaLeavesForfeitsOutInASwiss() {
        var tournament = TrfBuilder.rounds(2)
                .player("2w+ 3b0")
                .player("1b- 4w1")
                .player("4b1 1w1")
                .player("3w0 2b0")
                .tournament();
        assertThat(first(tournament, "KS")).isEqualTo(Fraction.ZERO);
        assertThat(first(tournament, "KS/P")).isEqualTo(Fraction.of(1));
    }

    /** Number 2 stays away and then forfeits: a draw to opponents, unless forfeits are games. */
    @Test
    void aForfeitAfterARequestedByeIsAReturnOnlyIfForfeitsAreGames() {
        var tournament = TrfBuilder.rounds(3)
                .player("2w1 3b= 4w=")
                .player("1b0 0-Z 3w-")
                .player("4b= 1w= 2b+")
                .player("3w= 0-U 1b=")
                .tournament();
        assertThat(first(tournament, "BH")).isEqualTo(new Fraction(9, 2));
        assertThat(first(tournament, "BH/P")).isEqualTo(Fraction.of(4));
    }
}
