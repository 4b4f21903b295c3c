package dev.perennial.pairing.dutch.bracket;

import dev.perennial.pairing.dutch.model.Bracket;
import dev.perennial.pairing.dutch.model.Criterion;
import dev.perennial.pairing.matching.Graph;
import dev.perennial.pairing.matching.MaximumMatching;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Pairs one bracket. The rest of the field matters only through what the floaters need from it. So the bracket is first
 * solved alone, then with the next bracket; each answer is taken only if it is proven to be the best of the whole field
 * too, because what was left out turned out to be as good as it can be. If not, all players left are searched.
 */
public final class BracketSolver {
    private final BracketTask task;
    private final Bracket bracket;
    private final Graph legal;
    private final Completion completion;

    private BracketSolver(BracketTask task) {
        this.task = task;
        bracket = task.bracket();
        legal = task.legal();
        completion = new Completion(legal);
    }

    /** Pairs of positions, the higher-ranked first. The task must be completable. */
    public static List<int[]> pairs(BracketTask task) {
        var solver = new BracketSolver(task);
        var pairs = task.byeHere() ? solver.withBye() : solver.local();
        if (pairs == null && !task.byeHere()) {
            pairs = solver.nearby();
        }
        return pairs == null ? whole(task) : pairs;
    }

    /** The search of all players left: slower, and always right. */
    public static List<int[]> whole(BracketTask task) {
        var pairs = solve(SearchScope.whole(task, List.of()));
        if (pairs != null && task.byeHere() && task.floaters(pairs).size() == 1) {
            // Only now it is clear that the bracket has one floater, who gets the bye: C9 applies.
            pairs = solve(SearchScope.whole(task, ByeChoice.criteria(task.bracket())));
        }
        if (pairs == null) {
            throw new IllegalArgumentException("the players left cannot be paired");
        }
        return pairs;
    }

    private @Nullable List<int[]> withBye() {
        return completion.possible(task.rest()) ? solve(ByeChoice.scope(task)) : null;
    }

    private @Nullable List<int[]> local() {
        int floaters = exposed(bracket.members());
        return switch (floaters) {
            case 0 -> completion.possible(task.rest()) ? solve(SearchScope.local(bracket, legal)) : null;
            case 1 -> oneFloater();
            default -> manyFloaters(floaters);
        };
    }

    private int exposed(Collection<Integer> players) {
        var all = new BitSet();
        players.forEach(all::set);
        return MaximumMatching.of(legal, all).exposed();
    }

    private @Nullable List<int[]> oneFloater() {
        var allowed = completion.possibleAdditions(task.rest(), bracket.members());
        if (allowed.isEmpty()) {
            return null;
        }
        var ideal = completion.idealFloaters(bracket.next(), task.below(), bracket.members());
        Set<Integer> ids = ideal.stream()
                .mapToObj(position -> bracket.field().at(position).id())
                .collect(Collectors.toSet());
        var prefersIdeal = CriterionSum.ofFloaters(Criterion.C8, 1, floater -> ids.contains(floater.id()) ? 1 : 0);
        var pairs = solve(SearchScope.local(bracket, legal, 1, allowed, List.of(prefersIdeal)));
        return pairs != null && ideal.get(task.floaters(pairs).getFirst()) ? pairs : null;
    }

    private @Nullable List<int[]> manyFloaters(int floaters) {
        var anybody = new BitSet();
        bracket.members().forEach(anybody::set);
        var pairs = solve(SearchScope.local(bracket, legal, floaters, anybody, List.of()));
        return pairs != null && completion.ideal(bracket.next(), task.below(), task.floaters(pairs)) ? pairs : null;
    }

    private @Nullable List<int[]> nearby() {
        int leftOver = exposed(bracket.members()) + exposed(bracket.next());
        var scope = SearchScope.nearby(bracket, legal, leftOver);
        var mates = BracketPairing.of(scope);
        if (mates == null) {
            return null;
        }
        var open = task.below();
        int players = scope.players().size();
        for (int v = 0; v < players; v++) {
            if (mates[v] >= players) {
                open.set(scope.players().get(v));
            }
        }
        return completion.possible(open) ? pairs(scope, mates) : null;
    }

    private static @Nullable List<int[]> solve(SearchScope scope) {
        var mates = BracketPairing.of(scope);
        return mates == null ? null : pairs(scope, mates);
    }

    private static List<int[]> pairs(SearchScope scope, int[] mates) {
        var pairs = new ArrayList<int[]>();
        for (int v = 0; v < scope.members(); v++) {
            if (v < mates[v] && mates[v] < scope.members()) {
                pairs.add(new int[] {scope.players().get(v), scope.players().get(mates[v])});
            }
        }
        return pairs;
    }
}
