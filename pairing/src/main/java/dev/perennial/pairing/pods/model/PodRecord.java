package dev.perennial.pairing.pods.model;

import dev.perennial.pairing.tiebreak.Fraction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** All rounds of one player in a pod event. */
final class PodRecord {
    private static final Fraction HALF = new Fraction(1, 2);

    private final int player;
    private final PodPoints points;
    private final List<PodRound> rounds;
    private final List<Optional<List<PodSeat>>> tableOfRound;

    /** An unfinished round does not count. */
    private final int[] over;

    PodRecord(int player, PodPoints points, List<PodRound> rounds) {
        this.player = player;
        this.points = points;
        this.rounds = rounds;
        tableOfRound = rounds.stream()
                .map(round -> round.tables().stream()
                        .filter(table -> table.stream().anyMatch(seat -> seat.player() == player))
                        .findFirst())
                .toList();
        over = IntStream.range(0, rounds.size())
                .filter(round -> !rounds.get(round).playing().contains(player))
                .toArray();
    }

    private int missedRounds() {
        return over.length - tables().size();
    }

    private List<List<PodSeat>> tables() {
        return tableOfRound.stream().flatMap(Optional::stream).toList();
    }

    private PodSeat seat(List<PodSeat> table) {
        return table.stream()
                .filter(seat -> seat.player() == player)
                .findFirst()
                .orElseThrow();
    }

    Fraction points() {
        return Arrays.stream(over).mapToObj(this::points).reduce(Fraction.ZERO, Fraction::plus);
    }

    private Fraction points(int round) {
        return tableOfRound
                .get(round)
                .map(table -> points.of(table, seat(table).place()))
                .orElseGet(() -> unplayed(rounds.get(round)));
    }

    private Fraction unplayed(PodRound round) {
        if (round.halves().contains(player)) {
            return halfOfAWin();
        }
        return Fraction.of(round.byes().contains(player) ? points.bye() : points.absence());
    }

    private Fraction halfOfAWin() {
        return HALF.times(Fraction.of(points.most(points.targetSize())));
    }

    /** The points possible so far; a round without a table counts with the target size. */
    private int possible() {
        return Arrays.stream(over)
                .map(round ->
                        points.most(tableOfRound.get(round).map(List::size).orElse(points.targetSize())))
                .sum();
    }

    private Fraction perPossible(Fraction made) {
        return possible() == 0 ? Fraction.ZERO : made.dividedBy(possible());
    }

    Fraction rate() {
        return perPossible(points());
    }

    Fraction rateForOpponents() {
        return perPossible(pointsForOpponents());
    }

    /** The points as opponents see them: absences after the last round played count as half of the most. */
    Fraction pointsForOpponents() {
        var made = points();
        int last = over.length - 1;
        while (last >= 0 && rounds.get(over[last]).absences().contains(player)) {
            made = made.minus(points(over[last])).plus(halfOfAWin());
            last--;
        }
        return made;
    }

    /** Whether the points are at least half of what was possible; each step moves that limit by half of a win. */
    boolean madeHalf(int steps) {
        var limit = HALF.times(Fraction.of(possible())).plus(halfOfAWin().times(Fraction.of(steps)));
        return points().compareTo(limit) >= 0;
    }

    /** The points up to each round, by its number. */
    SortedMap<Integer, Fraction> progress() {
        var sums = new TreeMap<Integer, Fraction>();
        var sum = Fraction.ZERO;
        for (int round : over) {
            sum = sum.plus(points(round));
            sums.put(round + 1, sum);
        }
        return sums;
    }

    /**
     * Every table as results against each of the others, in the order of the rounds; a round without a table is one
     * against as many dummies as opponents were missed, with the part of a win that was awarded for it.
     *
     * @param scores of the opponents, by their number
     */
    List<PodSlot> slots(IntFunction<Fraction> scores) {
        var slots = new ArrayList<PodSlot>();
        for (int round : over) {
            var table = tableOfRound.get(round);
            slots.addAll(table.isPresent() ? played(round, table.get(), scores) : missed(round));
        }
        return slots;
    }

    private List<PodSlot> played(int round, List<PodSeat> table, IntFunction<Fraction> scores) {
        int place = seat(table).place();
        return table.stream()
                .filter(other -> other.player() != player)
                .map(other -> new PodSlot(
                        round + 1,
                        table.indexOf(other) + 1,
                        other.player(),
                        scores.apply(other.player()),
                        pairwise(place, other.place()),
                        false))
                .toList();
    }

    private List<PodSlot> missed(int round) {
        var half = HALF.times(Fraction.of(possible()));
        var score = points().compareTo(half) < 0 ? points() : half;
        var awarded = points(round).dividedBy(points.most(points.targetSize()));
        var result = awarded.compareTo(Fraction.of(1)) < 0 ? awarded : Fraction.of(1);
        boolean voluntary = !rounds.get(round).byes().contains(player);
        return IntStream.range(1, points.targetSize())
                .mapToObj(seat -> new PodSlot(round + 1, seat, 0, score, result, voluntary))
                .toList();
    }

    /** 1 for a better place than the other's, a half for the same. */
    private static Fraction pairwise(int own, int other) {
        return new Fraction(1 + Integer.signum(other - own), 2);
    }

    /** Everybody met, once for each meeting. */
    List<Integer> opponents() {
        return tables().stream()
                .flatMap(List::stream)
                .map(PodSeat::player)
                .filter(other -> other != player)
                .toList();
    }

    /** The seats of all tables, in the order of the rounds. */
    List<SeatTaken> seats() {
        return tables().stream()
                .map(table -> new SeatTaken(table.indexOf(seat(table)) + 1, table.size()))
                .toList();
    }

    /** How many opponents are missing to tables of the size wanted in every round. */
    int emptySeats() {
        int missed = missedRounds() * (points.targetSize() - 1);
        return missed
                + tables().stream()
                        .mapToInt(table -> Math.max(0, points.targetSize() - table.size()))
                        .sum();
    }

    /** A round without a table counts like one against players of the own rate, but not above one half. */
    List<Fraction> dummySlots() {
        var value = rate().compareTo(HALF) < 0 ? rate() : HALF;
        return Collections.nCopies(missedRounds() * (points.targetSize() - 1), value);
    }

    /** The pairwise results, averaged over all meetings. */
    Optional<Fraction> against(int other) {
        var results = tables().stream()
                .flatMap(table -> table.stream()
                        .filter(seat -> seat.player() == other)
                        .map(seat -> pairwise(seat(table).place(), seat.place())))
                .toList();
        return results.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        results.stream().reduce(Fraction.ZERO, Fraction::plus).dividedBy(results.size()));
    }

    int times(int place) {
        return (int)
                tables().stream().filter(table -> seat(table).place() == place).count();
    }

    /** The share of the game points of each table, times its size; 1 where no player scored. */
    List<Fraction> shares() {
        return tables().stream()
                .map(table -> {
                    int sum = table.stream().mapToInt(PodSeat::gameScore).sum();
                    return sum <= 0
                            ? Fraction.of(1)
                            : new Fraction((long) seat(table).gameScore() * table.size(), sum);
                })
                .toList();
    }
}
