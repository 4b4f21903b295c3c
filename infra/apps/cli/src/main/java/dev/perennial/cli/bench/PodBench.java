package dev.perennial.cli.bench;

import dev.perennial.pairing.pods.PodPairing;
import dev.perennial.pairing.pods.model.PodEvent;
import dev.perennial.pairing.pods.model.PodField;
import dev.perennial.pairing.pods.model.PodPoints;
import dev.perennial.pairing.pods.model.PodRound;
import dev.perennial.pairing.pods.model.PodRules;
import dev.perennial.pairing.pods.model.PodSeat;
import dev.perennial.pairing.pods.model.PodTieBreak;
import dev.perennial.pairing.pods.search.PodSeating.Seated;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Times of tables of several: each round of random events. */
final class PodBench {
    private static final int ROUNDS = 6;
    private static final Map<Integer, List<Integer>> POINTS = Map.of(
            3, List.of(5, 3, 1), 4, List.of(5, 3, 2, 1), 5, List.of(5, 3, 2, 1, 0), 6, List.of(5, 3, 2, 1, 0, 0));

    private final PrintStream out;
    private final Random random = new Random(1);

    PodBench(PrintStream out) {
        this.out = out;
    }

    void run() {
        out.println("| tables | rounds x runs | p50 ms | p95 ms | max ms | repeats in round " + ROUNDS + " |");
        out.println("|---|---|---|---|---|---|");
        for (int target : new int[] {4, 6}) {
            for (int players : new int[] {16, 64, 200, 1000}) {
                row(players, target);
            }
        }
    }

    private static void seat(PodField round) {
        var _ = PodPairing.seat(round);
    }

    private void row(int players, int target) {
        var rounds = play(players, target);
        for (int run = 0; run < (players <= 64 ? 5 : 1); run++) {
            rounds.forEach(PodBench::seat);
        }
        var timings = new Timings();
        int runs = players <= 200 ? 5 : 2;
        for (int run = 0; run < runs; run++) {
            rounds.forEach(round -> timings.add(() -> seat(round)));
        }
        long repeats = ((Seated) PodPairing.seat(rounds.getLast())).cost().repeats();
        out.println("| " + players + " players at tables of " + target + " | " + ROUNDS + " x " + runs + " | "
                + timings.cells() + " | " + repeats + " |");
    }

    private List<PodField> play(int players, int target) {
        var ratings = new HashMap<Integer, Integer>();
        for (int id = 1; id <= players; id++) {
            ratings.put(id, 2100 - 900 * id / players);
        }
        var fields = new ArrayList<PodField>();
        var rounds = new ArrayList<PodRound>();
        var points = new PodPoints(POINTS, 3, 0, target);
        while (fields.size() < ROUNDS) {
            var event = new PodEvent(
                    ratings, points, rounds, PodRules.of(target, target - 1, target), List.of(), PodTieBreak.USUAL);
            var field = event.next(ratings.keySet());
            fields.add(field);
            var seated = (Seated) PodPairing.seat(field);
            rounds.add(new PodRound(
                    seated.tables().stream()
                            .map(table -> results(table.seats(), ratings))
                            .toList(),
                    seated.byes(),
                    List.of()));
        }
        return fields;
    }

    private List<PodSeat> results(List<Integer> seats, Map<Integer, Integer> ratings) {
        var strength = new HashMap<Integer, Double>();
        seats.forEach(id -> strength.put(id, ratings.getOrDefault(id, 0) / 400.0 + random.nextGaussian()));
        var order = seats.stream()
                .sorted(Comparator.comparing((Integer id) -> strength.getOrDefault(id, 0.0))
                        .reversed())
                .toList();
        return seats.stream()
                .map(id -> new PodSeat(id, order.indexOf(id) + 1, 100 - 7 * order.indexOf(id)))
                .toList();
    }
}
