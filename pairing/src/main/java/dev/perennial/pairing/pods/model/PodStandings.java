package dev.perennial.pairing.pods.model;

import dev.perennial.pairing.tiebreak.Fraction;
import dev.perennial.pairing.tiebreak.Term;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/** The table of a pod event: points, the tie-breaks in their order, and at last the pairing number. */
final class PodStandings {
    private final PodFigures figures;
    private final List<PodTieBreak> order;
    private final List<Integer> players;
    private final int unit;

    PodStandings(PodEvent event) {
        figures = new PodFigures(event.ratings(), event.points(), event.rounds());
        order = event.order();
        unit = event.points().unit();
        players = event.ratings().keySet().stream().sorted().toList();
    }

    List<PodStanding> table() {
        var texts = new HashMap<Integer, List<String>>();
        players.forEach(player -> texts.put(player, new ArrayList<>()));
        var groups = split(players, this::points, Comparator.reverseOrder());
        for (PodTieBreak tieBreak : order) {
            groups = groups.stream()
                    .flatMap(level -> {
                        var found = figures.of(tieBreak, level);
                        found.forEach((player, figure) ->
                                Objects.requireNonNull(texts.get(player)).add(figure.text()));
                        return split(level, found::get, PodFigure.BEST_FIRST).stream();
                    })
                    .toList();
        }
        var table = new ArrayList<PodStanding>();
        for (int player : groups.stream().flatMap(List::stream).toList()) {
            var record = figures.record(player);
            table.add(new PodStanding(
                    table.size() + 1,
                    player,
                    record.points().dividedBy(unit),
                    record.rate(),
                    Objects.requireNonNull(texts.get(player))));
        }
        return List.copyOf(table);
    }

    /** How the figures of a player are computed, in the order of the tie-breaks. */
    List<List<Term>> terms(int player) {
        var level = players.stream()
                .filter(other -> points(other).equals(points(player)))
                .toList();
        var terms = new ArrayList<List<Term>>();
        for (PodTieBreak tieBreak : order) {
            terms.add(figures.terms(tieBreak, player, level));
            var found = figures.of(tieBreak, level);
            level = level.stream()
                    .filter(other -> Objects.equals(found.get(other), found.get(player)))
                    .toList();
        }
        return terms;
    }

    private Fraction points(int player) {
        return figures.record(player).points();
    }

    /** The best first; who is level stays together, the lower number first. */
    private static <V> List<List<Integer>> split(
            List<Integer> players, Function<Integer, V> value, Comparator<? super V> bestFirst) {
        Map<Integer, V> values = new HashMap<>();
        players.forEach(player -> values.put(player, value.apply(player)));
        Comparator<Integer> byValue = Comparator.comparing(values::get, bestFirst);
        var groups = new ArrayList<List<Integer>>();
        for (int player : players.stream()
                .sorted(byValue.thenComparing(Comparator.naturalOrder()))
                .toList()) {
            if (groups.isEmpty() || byValue.compare(groups.getLast().getFirst(), player) != 0) {
                groups.add(new ArrayList<>());
            }
            groups.getLast().add(player);
        }
        return groups;
    }
}
