package dev.perennial.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.RecordedRounds;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.bracket.WhyNot;
import dev.perennial.pairing.dutch.model.Criterion;
import dev.perennial.pairing.trf.TrfBuilder;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Why not the obvious pair, against all pairings there are. */
class WhyNotTest {
    private static final boolean FULL = Boolean.getBoolean("perennial.full");

    @Test
    void inTheFirstRoundTheUpperHalfMeetsTheLowerHalf() {
        var trf =
                TrfBuilder.rounds(5).player("").player("").player("").player("").player("");
        assertThat(whys(trf.tournament()))
                .containsExactly(
                        new WhyNot.PlainOrder(1, false), new WhyNot.PlainOrder(2, false), new WhyNot.LowestRank());
    }

    @Test
    void playersWhoHaveMetAreNamedWithTheRound() {
        var trf = TrfBuilder.rounds(5).player("3w=").player("4b=").player("1b=").player("2w=");
        assertThat(whys(trf.tournament())).contains(new WhyNot.Met(1, 3, 1));
    }

    @Test
    void theLowestWhoHadAByeDoesNotGetAnother() {
        var trf = TrfBuilder.rounds(5).player("2w1").player("1b0").player("0-U");
        assertThat(PairingReasons.boards(trf.tournament()).getLast().whyNot())
                .isIn(new WhyNot.LowestRank(), new WhyNot.HadBye(3));
    }

    @ParameterizedTest(name = "{0} players")
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
    void whatIsSaidAgainstTheObviousPairIsTrue(int players) {
        var histories = new RandomHistories(300 + players);
        int rounds = FULL ? 500 : players <= 6 ? 60 : 20;
        for (int i = 0; i < rounds; i++) {
            var tournament = histories.next(players, i % 6);
            var check = new WhyNotCheck(tournament);
            PairingReasons.boards(tournament).forEach(check::accept);
        }
    }

    /** Each sentence an arbiter can read has a round that leads to it. */
    @Test
    void recordedRoundsNeedMostCriteria() {
        Set<Criterion> seen = EnumSet.noneOf(Criterion.class);
        RecordedRounds.in("criteria")
                .flatMap(recorded -> whys(recorded.before(recorded.expected().getFirst())).stream())
                .forEach(why -> {
                    if (why instanceof WhyNot.Worse worse) {
                        seen.add(worse.criterion());
                    }
                });
        assertThat(seen)
                .contains(
                        Criterion.C6,
                        Criterion.C8,
                        Criterion.C12,
                        Criterion.C14,
                        Criterion.C15,
                        Criterion.TRANSPOSITION);
    }

    @Test
    void equalColoursThatMustBeGivenAreNamed() {
        var histories = new RandomHistories(5);
        assertThat(IntStream.range(0, 200).boxed().flatMap(_ -> whys(histories.next(8, 4)).stream()))
                .anyMatch(WhyNot.SameColour.class::isInstance);
    }

    private static List<WhyNot> whys(Tournament tournament) {
        return PairingReasons.boards(tournament).stream()
                .map(BoardReasons::whyNot)
                .filter(why -> why != null)
                .toList();
    }
}
