package dev.perennial.pairing.pods.model;

import dev.perennial.pairing.ForbiddenGroup;
import dev.perennial.pairing.pods.search.TableSizes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Plays events with random results and tables that are neither good nor bad, up to a round that is to be seated. */
public final class PodRounds {
    private static final int[] POINTS = {5, 3, 2, 1, 0, 0};
    private static final int[] POINTS_OF_THREE = {5, 3, 1};

    private final Random random;
    private final PodRules rules;
    private final int[] scores;
    private final int[] ratings;
    private final int[] shortTables;
    private final List<List<SeatTaken>> seats = new ArrayList<>();
    private final Map<List<Integer>, List<Integer>> met = new TreeMap<>(
            Comparator.comparingInt((List<Integer> pair) -> pair.getFirst()).thenComparingInt(List::getLast));

    private PodRounds(int players, PodRules rules, long seed) {
        random = new Random(seed);
        this.rules = rules;
        scores = new int[players];
        ratings = random.ints(players, 1200, 2100).toArray();
        shortTables = new int[players];
        IntStream.range(0, players).forEach(_ -> seats.add(new ArrayList<>()));
    }

    public static PodField field(int players, PodRules rules, int round, long seed) {
        return field(players, rules, round, seed, List.of());
    }

    public static PodField field(int players, PodRules rules, int round, long seed, List<ForbiddenGroup> forbidden) {
        var event = new PodRounds(players, rules, seed);
        for (int past = 1; past < round; past++) {
            event.play(past);
        }
        var order = event.order();
        var seated = new ArrayList<PodPlayer>();
        for (int id : order) {
            seated.add(new PodPlayer(
                    id,
                    seated.size() + 1,
                    event.scores[id],
                    event.ratings[id],
                    event.seats.get(id),
                    event.shortTables[id],
                    0,
                    false));
        }
        var meetings = event.met.entrySet().stream()
                .map(entry ->
                        new Meeting(entry.getKey().getFirst(), entry.getKey().getLast(), entry.getValue()))
                .toList();
        return new PodField(round, rules, seated, meetings, forbidden);
    }

    /** A field of any size and rules. */
    public static PodField any(Random random, int fewest, int most) {
        int target = 3 + random.nextInt(4);
        int smallest = target - random.nextInt(Math.min(2, target - 2));
        int largest = target == 3 ? 4 : Math.min(6, target + random.nextInt(2));
        int minBand = target * (1 + random.nextInt(3));
        var rules = new PodRules(target, smallest, largest, minBand, PodPriority.SCORES_FIRST);
        int players = fewest + random.nextInt(most - fewest + 1);
        while (TableSizes.of(players, rules).isEmpty()) {
            players++;
        }
        return field(players, rules, 1 + random.nextInt(7), random.nextLong());
    }

    private List<Integer> order() {
        return IntStream.range(0, scores.length)
                .boxed()
                .sorted(Comparator.comparingInt((Integer id) -> -scores[id]).thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    /** Neighbours of the standings mixed a little, so that bands meet again and again. */
    private void play(int round) {
        var order = new ArrayList<>(order());
        for (int from = 0; from < order.size(); from += 12) {
            Collections.shuffle(order.subList(from, Math.min(order.size(), from + 12)), random);
        }
        int from = 0;
        for (int size : TableSizes.of(order.size(), rules).orElseThrow()) {
            play(round, order.subList(from, from + size));
            from += size;
        }
    }

    private void play(int round, List<Integer> table) {
        var strength = new TreeMap<Double, Integer>();
        table.forEach(id -> strength.put(-ratings[id] / 400.0 - random.nextGaussian(), id));
        var points = table.size() == 3 ? POINTS_OF_THREE : POINTS;
        int place = 0;
        for (int id : strength.values()) {
            scores[id] += points[place++];
        }
        for (int seat = 1; seat <= table.size(); seat++) {
            int id = table.get(seat - 1);
            seats.get(id).add(new SeatTaken(seat, table.size()));
            shortTables[id] += table.size() < rules.target() ? 1 : 0;
            for (int other : table) {
                if (id < other) {
                    met.computeIfAbsent(List.of(id, other), _ -> new ArrayList<>())
                            .add(round);
                }
            }
        }
    }
}
