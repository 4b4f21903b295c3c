package dev.perennial.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.ExhaustiveDutch.Step;
import dev.perennial.pairing.dutch.bracket.PairReason;
import dev.perennial.pairing.dutch.bracket.PairReason.Alternative;
import dev.perennial.pairing.dutch.bracket.PairReason.Instead;
import dev.perennial.pairing.dutch.model.Criterion;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the engine says of the next best pairing, against all pairings there are. */
class ExhaustiveReasonsTest {
    private static final boolean FULL = Boolean.getBoolean("perennial.full");

    @ParameterizedTest(name = "{0} players")
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9})
    void theNextBestPairingIsNamedWithWhatIsWorseInIt(int players) {
        var histories = new RandomHistories(100 + players);
        int rounds = FULL ? 500 : players <= 7 ? 60 : 15;
        for (int i = 0; i < rounds; i++) {
            var tournament = histories.next(players, i % (players > 6 ? 7 : 5));
            assertThat(PairingReasons.of(tournament)).isEqualTo(new Listing(tournament).reasons());
        }
    }

    /** The same reasons by listing everything. */
    private static final class Listing {
        private final ExhaustiveDutch dutch;
        private final List<Step> steps;

        Listing(Tournament tournament) {
            dutch = ExhaustiveDutch.of(tournament);
            steps = dutch.steps(_ -> true);
        }

        List<PairReason> reasons() {
            var reasons = new ArrayList<PairReason>();
            for (var step : steps) {
                step.bracket().pairs(step.chosen()).stream()
                        .sorted((a, b) -> a.getFirst() - b.getFirst())
                        .forEach(pair -> reasons.add(ofPair(step, pair.getFirst(), pair.getLast())));
            }
            if (!steps.isEmpty() && hasBye(steps.getLast().chosen())) {
                int receiver = ExhaustiveBracket.receiver(steps.getLast().chosen());
                int score = dutch.seat(receiver).score();
                reasons.add(new PairReason(id(receiver), 0, score, score, 0, ofRound(p -> p[receiver] != -1)));
            }
            return reasons;
        }

        private PairReason ofPair(Step step, int higher, int lower) {
            Predicate<int[]> avoids = pairing -> pairing[higher] != lower;
            var others = step.pool().stream().filter(avoids).toList();
            var alternative = others.isEmpty()
                    ? ofRound(avoids)
                    : against(step, step.bracket().best(others));
            return new PairReason(
                    id(higher),
                    id(lower),
                    step.score(),
                    dutch.seat(higher).score(),
                    dutch.seat(lower).score(),
                    alternative);
        }

        private @Nullable Alternative ofRound(Predicate<int[]> allowed) {
            var others = dutch.steps(allowed);
            if (others.isEmpty()) {
                return null;
            }
            var mine = steps.getLast().chosen();
            var theirs = others.getLast().chosen();
            if (hasBye(mine)) {
                int receiver = ExhaustiveBracket.receiver(theirs);
                int score = dutch.seat(receiver).score();
                if (score != dutch.seat(ExhaustiveBracket.receiver(mine)).score()) {
                    return new Alternative(score, List.of(new Instead(id(receiver), 0)), Criterion.C5);
                }
            }
            for (int i = 0; i < steps.size(); i++) {
                var bracket = steps.get(i).bracket();
                var other = others.get(i).chosen();
                if (!bracket.pairs(steps.get(i).chosen()).equals(bracket.pairs(other))) {
                    return against(steps.get(i), atItsBest(steps.get(i), other));
                }
            }
            throw new AssertionError("another round with the same pairs");
        }

        /**
         * The same pairs in the bracket, with the best that they leave to the next one: so the rules judge them (C8).
         */
        private static int[] atItsBest(Step step, int[] other) {
            var pairs = step.bracket().pairs(other);
            return step.bracket()
                    .best(step.pool().stream()
                            .filter(pairing -> step.bracket().pairs(pairing).equals(pairs))
                            .toList());
        }

        private Alternative against(Step step, int[] other) {
            var bracket = step.bracket();
            var before = bracket.floaters(step.chosen());
            var known = bracket.pairs(step.chosen());
            var pairs = bracket.pairs(other).stream()
                    .filter(pair -> !known.contains(pair))
                    .sorted((a, b) -> a.getFirst() - b.getFirst())
                    .map(pair -> new Instead(id(pair.getFirst()), id(pair.getLast())));
            var floaters = bracket.floaters(other).stream()
                    .filter(seat -> !before.contains(seat))
                    .sorted()
                    .map(seat -> new Instead(id(seat), 0));
            return new Alternative(
                    step.score(), Stream.concat(pairs, floaters).toList(), bracket.firstKeyLost(step.chosen(), other));
        }

        private int id(int position) {
            return dutch.seat(position).player().id();
        }

        private static boolean hasBye(int[] pairing) {
            return pairing.length % 2 == 1;
        }
    }
}
