package dev.perennial.pairing.dutch.bracket;

import dev.perennial.pairing.dutch.model.Criterion;
import dev.perennial.pairing.matching.Graph;
import dev.perennial.pairing.matching.PerfectMatching;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How well a pairing of a bracket does in each criterion and order rule; bigger lists are better. */
final class Quality {
    private final BracketTask task;
    private final List<int[]> pairs;
    private final List<Integer> floaters;
    private final Map<Criterion, List<Integer>> values = new EnumMap<>(Criterion.class);

    private Quality(BracketTask task, List<int[]> pairs) {
        this.task = task;
        this.pairs = pairs;
        floaters = task.floaters(pairs);
    }

    static Quality of(BracketTask task, List<int[]> pairs) {
        var quality = new Quality(task, pairs);
        quality.addCriteria();
        quality.addNextBracket();
        quality.addOrder();
        return quality;
    }

    /** The quality of other pairs in the same bracket; what only depends on the floaters is not computed again. */
    Quality of(List<int[]> others) {
        var quality = new Quality(task, others);
        quality.addCriteria();
        if (quality.floaters.equals(floaters)) {
            quality.values.put(Criterion.C8, values.getOrDefault(Criterion.C8, List.of()));
        } else {
            quality.addNextBracket();
        }
        quality.addOrder();
        return quality;
    }

    /** The first criterion in which another pairing is worse than this one; nothing if it is not. */
    Optional<Criterion> firstBetterThan(Quality other) {
        for (var criterion : Criterion.values()) {
            var mine = values.getOrDefault(criterion, List.of());
            var theirs = other.values.getOrDefault(criterion, List.of());
            int compared = compare(mine, theirs);
            if (compared != 0) {
                return compared > 0 ? Optional.of(criterion) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static int compare(List<Integer> a, List<Integer> b) {
        return Arrays.compare(
                a.stream().mapToInt(Integer::intValue).toArray(),
                b.stream().mapToInt(Integer::intValue).toArray());
    }

    private void add(Criterion criterion, int value) {
        values.computeIfAbsent(criterion, _ -> new ArrayList<>()).add(value);
    }

    private void addCriteria() {
        var field = task.bracket().field();
        for (var criterionSum : CriterionSums.withNext(task.bracket(), List.of())) {
            if (criterionSum.criterion() != Criterion.C8) {
                add(
                        criterionSum.criterion(),
                        pairs.stream()
                                .mapToInt(pair -> criterionSum.ofPair().of(field.at(pair[0]), field.at(pair[1])))
                                .sum());
            }
        }
        if (task.byeHere() && floaters.size() == 1) {
            add(Criterion.C9, field.at(floaters.getFirst()).playedGames());
        }
    }

    /** The best that the floaters leave to the next bracket. */
    private void addNextBracket() {
        var open = new ArrayList<>(floaters);
        var all = task.open();
        open.addAll(all.subList(task.bracket().size(), all.size()));
        if (open.isEmpty() || task.bracket().next().isEmpty()) {
            return;
        }
        var players = task.byeOpen() ? open.subList(0, open.size() - 1) : open;
        var sums = CriterionSums.ofNext(task.bracket());
        var scope = new SearchScope(task.bracket(), players, leftOver(open), sums, false);
        var weights = scope.weights();
        var hint = new int[open.size()];
        Arrays.fill(hint, -1);
        // The prices to start with are read when the matching is made.
        boolean possible = weights.findStarts(scope.graph());
        var matching = new PerfectMatching(scope.graph(), weights, null);
        if (!possible || !matching.solve(hint)) {
            throw new IllegalArgumentException("the players left cannot be paired");
        }
        var mates = matching.mates();
        var field = task.bracket().field();
        for (var criterionSum : sums) {
            int sum = 0;
            for (int v = 0; v < players.size(); v++) {
                if (v < mates[v] && mates[v] < players.size()) {
                    sum += criterionSum.ofPair().of(field.at(players.get(v)), field.at(players.get(mates[v])));
                }
            }
            add(Criterion.C8, sum);
        }
    }

    /**
     * The graph of those left over who may meet; the floaters come first, and would not float if they met each other.
     */
    private Graph leftOver(List<Integer> open) {
        var graph = SearchScope.induced(task.legal(), open, 0);
        for (int a = 0; a < floaters.size(); a++) {
            for (int b = 0; b < a; b++) {
                graph.disconnect(a, b);
            }
        }
        return graph;
    }

    private void addOrder() {
        var partner = new HashMap<Integer, Integer>();
        pairs.forEach(pair -> {
            partner.put(pair[0], pair[1]);
            partner.put(pair[1], pair[0]);
        });
        var remainder = new ArrayList<>(task.bracket().residents());
        for (int position : task.bracket().movedDown()) {
            var opponent = partner.get(position);
            add(Criterion.MOVED_DOWN_SET, opponent == null ? 0 : 1);
            if (opponent != null) {
                add(Criterion.MOVED_DOWN_OPPONENTS, -opponent);
                remainder.remove(opponent);
            }
        }
        addRemainder(remainder, partner);
    }

    private void addRemainder(List<Integer> remainder, Map<Integer, Integer> partner) {
        var tops = remainder.stream()
                .filter(position -> partner.getOrDefault(position, -1) > position)
                .toList();
        int half = tops.size();
        add(Criterion.EXCHANGES, -(int)
                remainder.stream().skip(half).filter(tops::contains).count());
        add(Criterion.EXCHANGES, -tops.stream().mapToInt(remainder::indexOf).sum());
        remainder.reversed().stream()
                .skip(remainder.size() - half)
                .forEach(position -> add(Criterion.EXCHANGES, tops.contains(position) ? 0 : 1));
        remainder.stream().skip(half).forEach(position -> add(Criterion.EXCHANGES, tops.contains(position) ? 1 : 0));
        tops.forEach(top -> add(Criterion.TRANSPOSITION, -partner.getOrDefault(top, 0)));
    }
}
