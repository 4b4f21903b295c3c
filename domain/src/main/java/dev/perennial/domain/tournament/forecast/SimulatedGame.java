package dev.perennial.domain.tournament.forecast;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.pairing.rating.Elo;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Plays a table by the strengths of its players. Two players: the expected score of Elo, with draws that leave it as it
 * is. More: the winner is drawn in proportion to 10^(strength/400), then the second among the others, and so on. Every
 * two players then finish in the order that Elo expects. No seat has an advantage.
 */
final class SimulatedGame {
    private static final double SCALE = 400;

    private final Map<PlayerId, Double> strengths;
    private final PastGames past;
    private final FutureRandom random;

    SimulatedGame(Map<PlayerId, Double> strengths, PastGames past, FutureRandom random) {
        this.strengths = strengths;
        this.past = past;
        this.random = random;
    }

    Seating play(Seating table) {
        var there = Strengths.present(table);
        return switch (there.size()) {
            case 2 -> two(table, there);
            default -> finished(table, drawn(there), false);
        };
    }

    private Seating two(Seating table, List<PlayerId> there) {
        double expected = Elo.expectedScore(strength(there.getFirst()) - strength(there.getLast()));
        double draw = Math.min(1, 2 * past.draws()) * 2 * expected * (1 - expected);
        double lot = random.uniform();
        if (lot < draw) {
            return finished(table, there, true);
        }
        boolean first = lot < draw / 2 + expected;
        return finished(table, first ? there : there.reversed(), false);
    }

    private List<PlayerId> drawn(List<PlayerId> there) {
        var left = new ArrayList<>(there);
        var order = new ArrayList<PlayerId>();
        double strongest = left.stream().mapToDouble(this::strength).max().orElse(0);
        while (!left.isEmpty()) {
            var weights = left.stream()
                    .map(player -> StrictMath.pow(10, (strength(player) - strongest) / SCALE))
                    .toList();
            double all = 0;
            for (double weight : weights) {
                all += weight;
            }
            double lot = random.uniform() * all;
            int chosen = 0;
            while (chosen < left.size() - 1 && lot >= weights.get(chosen)) {
                lot -= weights.get(chosen);
                chosen++;
            }
            order.add(left.remove(chosen));
        }
        return order;
    }

    /** Absent players come last and score nothing. */
    private Seating finished(Seating table, List<PlayerId> best, boolean drawn) {
        var points = past.scores(best.size(), random);
        var places = new ArrayList<Integer>();
        var scores = new ArrayList<Integer>();
        for (PlayerId player : table.players()) {
            int before = best.indexOf(player);
            places.add(before < 0 ? best.size() + 1 : drawn ? 1 : before + 1);
            scores.add(before < 0 ? 0 : points.get(before));
        }
        return new Seating(
                table.number(),
                table.table(),
                table.players(),
                table.arrived(),
                List.copyOf(places),
                List.copyOf(scores),
                table.absent(),
                Seating.Outcome.FINISHED,
                table.resultNo());
    }

    private double strength(PlayerId player) {
        return Objects.requireNonNull(strengths.get(player));
    }
}
