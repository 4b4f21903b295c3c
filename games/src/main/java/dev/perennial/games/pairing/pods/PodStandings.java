package dev.perennial.games.pairing.pods;

import dev.perennial.games.pairing.tiebreak.Fraction;
import dev.perennial.games.pairing.tiebreak.HeadToHead;
import dev.perennial.games.pairing.tiebreak.Term;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The table of a pod event: points, the opponents' rate, the results of the tied against each other, most first places
 * (then second and so on), the share of game points, and at last the pairing number.
 */
public final class PodStandings {
    static final int LARGEST_TABLE = 6;

    private final PodPoints points;
    private final List<PodRound> rounds;
    private final Map<Integer, PodRecord> records = new HashMap<>();
    private final Map<Integer, Fraction> rates = new HashMap<>();
    private final List<PodStanding> table = new ArrayList<>();

    private PodStandings(List<Integer> players, PodPoints points, List<PodRound> rounds) {
        this.points = points;
        this.rounds = rounds;
        for (int player : players) {
            var record = new PodRecord(player, points, rounds);
            records.put(player, record);
            rates.put(player, record.rateForOpponents());
        }
    }

    /** Players are given by their pairing numbers. */
    public static List<PodStanding> of(List<Integer> players, PodPoints points, List<PodRound> rounds) {
        var standings = new PodStandings(players, points, rounds);
        standings.rank(players);
        return List.copyOf(standings.table);
    }

    /** How the figures of a player come about: the opponents' rate, the places, the share of game points. */
    public static List<List<Term>> terms(int player, List<Integer> players, PodPoints points, List<PodRound> rounds) {
        var standings = new PodStandings(players, points, rounds);
        return PodTerms.of(standings.record(player), standings.rates);
    }

    private PodRecord record(int player) {
        var record = records.get(player);
        if (record == null) {
            throw new IllegalArgumentException("no player " + player);
        }
        return record;
    }

    private void rank(List<Integer> players) {
        for (var samePoints : groups(players, player -> record(player).points())) {
            for (var sameOpponents : groups(samePoints, this::opponentsRate)) {
                var headToHead = HeadToHead.ranks(
                        sameOpponents, (player, other) -> record(player).against(other), Fraction.ZERO, Fraction.of(1));
                Comparator<Integer> order = Comparator.comparing(player -> headToHead.getOrDefault(player, 0));
                sameOpponents.stream().sorted(order.thenComparing(byPlaces())).forEach(this::add);
            }
        }
    }

    private Comparator<Integer> byPlaces() {
        Comparator<Integer> order = Comparator.comparing(_ -> 0);
        for (int place = 1; place <= LARGEST_TABLE; place++) {
            int wanted = place;
            order = order.thenComparing(player -> -record(player).times(wanted));
        }
        return order.thenComparing(player -> record(player).gamePointShare(), Comparator.reverseOrder())
                .thenComparing(Comparator.naturalOrder());
    }

    private static List<List<Integer>> groups(List<Integer> players, Function<Integer, Fraction> value) {
        var values = new HashMap<Integer, Fraction>();
        players.forEach(player -> values.put(player, value.apply(player)));
        Comparator<Integer> order = Comparator.comparing(player -> values.getOrDefault(player, Fraction.ZERO));
        var groups = new ArrayList<List<Integer>>();
        for (int player : players.stream()
                .sorted(order.reversed().thenComparing(Comparator.naturalOrder()))
                .toList()) {
            if (groups.isEmpty() || order.compare(groups.getLast().getFirst(), player) != 0) {
                groups.add(new ArrayList<>());
            }
            groups.getLast().add(player);
        }
        return groups;
    }

    private Fraction opponentsRate(int player) {
        var slots = Stream.concat(
                        record(player).opponents().stream().map(other -> rates.getOrDefault(other, Fraction.ZERO)),
                        record(player).dummySlots().stream())
                .toList();
        return slots.isEmpty()
                ? Fraction.ZERO
                : slots.stream().reduce(Fraction.ZERO, Fraction::plus).dividedBy(slots.size());
    }

    private void add(int player) {
        var record = record(player);
        int largest = rounds.stream()
                .flatMap(round -> round.tables().stream())
                .mapToInt(List::size)
                .max()
                .orElse(points.targetSize());
        table.add(new PodStanding(
                table.size() + 1,
                player,
                record.points(),
                record.rate(),
                opponentsRate(player),
                Stream.iterate(1, place -> place + 1)
                        .limit(largest)
                        .map(record::times)
                        .toList(),
                record.gamePointShare()));
    }
}
