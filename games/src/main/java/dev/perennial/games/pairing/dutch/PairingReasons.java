package dev.perennial.games.pairing.dutch;

import dev.perennial.games.pairing.RoundPairing;
import dev.perennial.games.pairing.Tournament;
import dev.perennial.games.pairing.dutch.PairReason.Alternative;
import dev.perennial.games.pairing.dutch.PairReason.Instead;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Explains a round: forbids one pair after the other and looks what the bracket would do instead. */
public final class PairingReasons {
    private final List<PairReason> reasons = new ArrayList<>();
    /** The bracket whose residents have the score of the bye, when it was paired. */
    private @Nullable BracketTask byeTask;

    private List<int[]> byePairs = List.of();

    private PairingReasons() {}

    /** A reason for each pair, bracket by bracket, and one for the bye; none if there is no valid pairing. */
    public static List<PairReason> of(Tournament tournament) {
        var reasons = new PairingReasons();
        return switch (DutchPairing.pair(tournament, reasons::explain)) {
            case RoundPairing.NoValidPairing none -> List.of();
            case RoundPairing.Paired paired -> {
                reasons.explainBye(paired.bye());
                yield List.copyOf(reasons.reasons);
            }
        };
    }

    private void explain(BracketTask task, List<int[]> pairs) {
        var field = task.bracket().field();
        var quality = Quality.of(task, pairs);
        for (var pair : pairs) {
            var first = field.at(pair[0]);
            var second = field.at(pair[1]);
            reasons.add(new PairReason(
                    first.id(),
                    second.id(),
                    task.bracket().residentScore(),
                    first.score(),
                    second.score(),
                    alternative(task, pairs, quality, task.without(pair[0], pair[1]))));
        }
        if (task.byeHere() && byeTask == null) {
            byeTask = new BracketTask(task.bracket(), task.legal().copy(), task.lower(), true, true);
            byePairs = pairs;
        }
    }

    private void explainBye(int id) {
        var task = byeTask;
        if (task == null) {
            return;
        }
        var field = task.bracket().field();
        for (int position : task.floaters(byePairs)) {
            var entrant = field.at(position);
            if (entrant.id() == id) {
                var other = task.without(position, task.bye());
                var alternative = alternative(task, byePairs, Quality.of(task, byePairs), other);
                reasons.add(new PairReason(id, 0, task.bracket().residentScore(), entrant.score(), 0, alternative));
            }
        }
    }

    private static @Nullable Alternative alternative(
            BracketTask task, List<int[]> pairs, Quality quality, BracketTask changed) {
        if (!changed.completable()) {
            return null;
        }
        var others = BracketSolver.pairs(changed);
        return quality.firstBetterThan(quality.of(others))
                .map(criterion -> new Alternative(instead(task, pairs, others), criterion))
                .orElse(null);
    }

    private static List<Instead> instead(BracketTask task, List<int[]> pairs, List<int[]> others) {
        var field = task.bracket().field();
        Set<Long> known = pairs.stream().map(PairingReasons::key).collect(Collectors.toSet());
        var instead = new ArrayList<Instead>();
        others.stream()
                .filter(pair -> !known.contains(key(pair)))
                .forEach(pair -> instead.add(
                        new Instead(field.at(pair[0]).id(), field.at(pair[1]).id())));
        var floatersBefore = task.floaters(pairs);
        task.floaters(others).stream()
                .filter(floater -> !floatersBefore.contains(floater))
                .forEach(floater -> instead.add(new Instead(field.at(floater).id(), 0)));
        return instead;
    }

    private static long key(int[] pair) {
        return ((long) pair[0] << 32) | pair[1];
    }
}
