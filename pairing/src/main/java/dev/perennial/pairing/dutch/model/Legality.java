package dev.perennial.pairing.dutch.model;

import dev.perennial.pairing.Colour;
import dev.perennial.pairing.matching.Graph;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/** The absolute criteria of a pair: no rematch, no forbidden pair, no clash of absolute colours (C1, C3). */
public final class Legality {
    private final Field field;
    private final Graph graph;
    private final Map<Integer, Integer> positions = new HashMap<>();

    private Legality(Field field) {
        this.field = field;
        graph = new Graph(field.size() + (field.odd() ? 1 : 0));
        for (int position = 0; position < field.size(); position++) {
            positions.put(field.at(position).id(), position);
        }
    }

    /** Joins all positions that may meet; one more vertex at the end stands for the bye if there is one. */
    public static Graph graph(Field field) {
        var legality = new Legality(field);
        legality.graph.connectAll(field.size());
        legality.separateRematches();
        for (var colour : Colour.values()) {
            legality.separateAll(legality.mustHave(colour));
        }
        int round = field.tournament().nextRound();
        field.tournament().forbidden().stream()
                .filter(group -> group.holdsIn(round))
                .forEach(group -> legality.separateAll(legality.present(group.players())));
        return legality.graph;
    }

    private void separateRematches() {
        for (int position = 0; position < field.size(); position++) {
            for (int opponent : present(List.copyOf(field.at(position).met()))) {
                graph.disconnect(position, opponent);
            }
        }
    }

    private List<Integer> present(List<Integer> ids) {
        return ids.stream().map(positions::get).filter(Objects::nonNull).toList();
    }

    /** Those with an absolute preference, topscorers left out: one of them is enough to allow the pair. */
    private List<Integer> mustHave(Colour colour) {
        return IntStream.range(0, field.size())
                .filter(position -> {
                    var entrant = field.at(position);
                    return entrant.preference().absolute()
                            && entrant.preference().colour() == colour
                            && !entrant.topScorer();
                })
                .boxed()
                .toList();
    }

    private void separateAll(List<Integer> group) {
        for (int a : group) {
            for (int b : group) {
                graph.disconnect(a, b);
            }
        }
    }
}
