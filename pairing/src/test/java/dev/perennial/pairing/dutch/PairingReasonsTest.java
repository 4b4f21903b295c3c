package dev.perennial.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.perennial.pairing.Board;
import dev.perennial.pairing.RecordedRounds;
import dev.perennial.pairing.RoundPairing;
import dev.perennial.pairing.dutch.bracket.PairReason;
import dev.perennial.pairing.dutch.bracket.PairReason.Alternative;
import dev.perennial.pairing.dutch.bracket.PairReason.Instead;
import dev.perennial.pairing.dutch.model.Criterion;
import dev.perennial.pairing.trf.TrfBuilder;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PairingReasonsTest {
    @Test
    void inTheFirstRoundOnlyTheOrderOfTranspositionsSpeaksForAPair() {
        var reasons = PairingReasons.of(
                TrfBuilder.rounds(5).player("").player("").player("").player("").tournament());
        assertThat(reasons)
                .containsExactly(
                        new PairReason(
                                1,
                                3,
                                0,
                                0,
                                0,
                                new Alternative(
                                        0, List.of(new Instead(1, 4), new Instead(2, 3)), Criterion.TRANSPOSITION)),
                        new PairReason(
                                2,
                                4,
                                0,
                                0,
                                0,
                                new Alternative(
                                        0, List.of(new Instead(1, 4), new Instead(2, 3)), Criterion.TRANSPOSITION)));
    }

    @Test
    void theByeOfTheFirstRoundGoesToTheLastOne() {
        var reasons = PairingReasons.of(
                TrfBuilder.rounds(5).player("").player("").player("").tournament());
        assertThat(reasons.getLast())
                .isEqualTo(new PairReason(
                        3,
                        0,
                        0,
                        0,
                        0,
                        new Alternative(0, List.of(new Instead(1, 3), new Instead(2, 0)), Criterion.TRANSPOSITION)));
    }

    @Test
    void whatCannotBeAvoidedHasNoAlternative() {
        var trf = TrfBuilder.rounds(5).player("2w1").player("1b0").player("4w1").player("3b0");
        var reasons = PairingReasons.of(trf.tournament());
        assertThat(reasons).extracting(PairReason::first, PairReason::second).contains(tuple(1, 3));
        var two = PairingReasons.of(TrfBuilder.rounds(5).player("").player("").tournament());
        assertThat(two).containsExactly(new PairReason(1, 2, 0, 0, 0, null));
    }

    @Test
    void aFloaterIsNamedWithTheDifference() {
        var trf = TrfBuilder.rounds(5).player("2w1").player("1b0").player("0-H");
        var floating = PairingReasons.of(trf.tournament()).getFirst();
        assertThat(floating.first()).isEqualTo(1);
        assertThat(floating.second()).isEqualTo(3);
        assertThat(floating.bracketScore()).isEqualTo(5);
        assertThat(floating.difference()).isEqualTo(5);
    }

    @Test
    void noPairingNoReasons() {
        assertThat(PairingReasons.of(
                        TrfBuilder.rounds(5).player("2w1").player("1b0").tournament()))
                .isEmpty();
    }

    static Stream<Criterion> criteria() {
        return Stream.of(Criterion.values())
                .filter(criterion -> criterion.name().matches("C[0-9]+"))
                .filter(criterion -> criterion != Criterion.C5);
    }

    /** The next best pairing may fail in another criterion first, but not in all rounds that a criterion decides. */
    @ParameterizedTest
    @MethodSource("criteria")
    void aCriterionIsGivenAsReasonInARoundItDecides(Criterion criterion) {
        assertThat(RecordedRounds.in("criteria")
                        .filter(recorded -> recorded.name().startsWith(criterion + "-"))
                        .flatMap(
                                recorded -> PairingReasons.of(
                                        recorded.before(recorded.expected().getFirst()))
                                        .stream())
                        .map(PairReason::alternative)
                        .flatMap(alternative -> Stream.ofNullable(alternative).map(Alternative::worseIn)))
                .contains(criterion);
    }

    static Stream<RecordedRounds> rounds() {
        return RecordedRounds.in("criteria");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rounds")
    void everyPairOfTheRoundHasOneReason(RecordedRounds recorded) {
        var tournament = recorded.before(recorded.expected().getFirst());
        var reasons = PairingReasons.of(tournament);
        assertThat(pairs(reasons))
                .isEqualTo(pairs(DutchPairing.pair(tournament)))
                .hasSameSizeAs(reasons);
    }

    private static Set<Set<Integer>> pairs(List<PairReason> reasons) {
        return reasons.stream()
                .map(reason -> Set.of(reason.first(), reason.second()))
                .collect(Collectors.toSet());
    }

    private static Set<Set<Integer>> pairs(RoundPairing pairing) {
        var pairs = new HashSet<Set<Integer>>();
        if (pairing instanceof RoundPairing.Paired paired) {
            for (Board board : paired.boards()) {
                pairs.add(Set.of(board.white(), board.black()));
            }
            if (paired.bye() > 0) {
                pairs.add(Set.of(paired.bye(), 0));
            }
        }
        return pairs;
    }
}
