package dev.perennial.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.dutch.model.Criterion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** One bracket: a chain of filters, each as the rules say it. */
final class ExhaustiveBracket {
    /** What the keys stand for, in their order: two for C8, else one for each criterion. */
    private static final List<Criterion> KEYS = Stream.of(Criterion.values())
            .filter(criterion -> criterion != Criterion.C5)
            .flatMap(criterion -> Collections.nCopies(criterion == Criterion.C8 ? 2 : 1, criterion).stream())
            .toList();

    private final List<ExhaustiveSeat> seats;
    private final Set<Integer> members;
    private final int score;
    private final int nextScore;
    private final int byeScore;
    private final List<Integer> scores;
    private final List<Integer> moved;

    ExhaustiveBracket(List<ExhaustiveSeat> seats, Set<Integer> members, int score, int nextScore, int byeScore) {
        this.seats = seats;
        this.members = members;
        this.score = score;
        this.nextScore = nextScore;
        this.byeScore = byeScore;
        scores = members.stream()
                .map(seat -> seats.get(seat).score())
                .distinct()
                .sorted(Comparator.reverseOrder())
                .toList();
        moved = members.stream()
                .filter(seat -> seats.get(seat).score() > score)
                .sorted()
                .toList();
    }

    int[] best(List<int[]> pool) {
        var left = pool;
        for (var key : keys()) {
            left = keepBest(left, key);
        }
        return left.getFirst();
    }

    /** The first key in which one pairing beats another; never the other way round. */
    Criterion firstKeyLost(int[] better, int[] worse) {
        var keys = keys();
        for (int i = 0; i < keys.size(); i++) {
            int compared = compare(keys.get(i).apply(better), keys.get(i).apply(worse));
            if (compared != 0) {
                assertThat(compared).isPositive();
                return KEYS.get(i);
            }
        }
        throw new AssertionError("equal in all keys");
    }

    Set<List<Integer>> pairs(int[] pairing) {
        return inside(pairing).stream().map(pair -> List.of(pair[0], pair[1])).collect(Collectors.toSet());
    }

    Set<Integer> floaters(int[] pairing) {
        return members.stream().filter(seat -> !members.contains(pairing[seat])).collect(Collectors.toSet());
    }

    private List<Function<int[], List<Integer>>> keys() {
        return List.of(
                pairing -> List.of(inside(pairing).size()),
                pairing -> perScore(inside(pairing), (a, b) -> true),
                pairing -> List.of(withNext(pairing).size()),
                pairing -> perScore(withNext(pairing), (a, b) -> true),
                this::playedByReceiver,
                pairing -> fewest(pairing, this::beyondTwo),
                pairing -> fewest(pairing, this::threeInARow),
                pairing -> fewest(pairing, this::sameWish),
                pairing -> fewest(pairing, this::strongWish),
                pairing -> floatersWith(pairing, seat -> seat.before() == -1),
                pairing -> fewest(pairing, (a, b) -> a.score() > score && b.before() == 1),
                pairing -> floatersWith(pairing, seat -> seat.twoBefore() == -1),
                pairing -> fewest(pairing, (a, b) -> a.score() > score && b.twoBefore() == 1),
                pairing -> perScore(inside(pairing), (a, b) -> a.score() > score && a.before() == -1),
                pairing -> negated(perScore(inside(pairing), (a, b) -> a.score() > score && b.before() == 1)),
                pairing -> perScore(inside(pairing), (a, b) -> a.score() > score && a.twoBefore() == -1),
                pairing -> negated(perScore(inside(pairing), (a, b) -> a.score() > score && b.twoBefore() == 1)),
                pairing -> moved.stream()
                        .map(seat -> members.contains(pairing[seat]) ? 1 : 0)
                        .toList(),
                pairing -> moved.stream()
                        .filter(seat -> members.contains(pairing[seat]))
                        .map(seat -> -pairing[seat])
                        .toList(),
                this::exchanges,
                this::transposition);
    }

    private List<int[]> inside(int[] pairing) {
        return members.stream()
                .filter(seat -> seat < pairing[seat] && members.contains(pairing[seat]))
                .map(seat -> new int[] {seat, pairing[seat]})
                .toList();
    }

    private List<int[]> withNext(int[] pairing) {
        return IntStream.range(0, pairing.length)
                .filter(seat -> seat < pairing[seat] && seats.get(pairing[seat]).score() == nextScore)
                .filter(seat -> members.contains(seat) || seats.get(seat).score() == nextScore)
                .mapToObj(seat -> new int[] {seat, pairing[seat]})
                .toList();
    }

    private List<Integer> perScore(List<int[]> pairs, BiPredicate<ExhaustiveSeat, ExhaustiveSeat> test) {
        return scores.stream()
                .map(wanted -> (int) pairs.stream()
                        .filter(pair -> seats.get(pair[0]).score() == wanted)
                        .filter(pair -> test.test(seats.get(pair[0]), seats.get(pair[1])))
                        .count())
                .toList();
    }

    private List<Integer> negated(List<Integer> values) {
        return values.stream().map(value -> -value).toList();
    }

    private List<Integer> fewest(int[] pairing, BiPredicate<ExhaustiveSeat, ExhaustiveSeat> test) {
        return List.of(-(int) inside(pairing).stream()
                .filter(pair -> test.test(seats.get(pair[0]), seats.get(pair[1])))
                .count());
    }

    private List<Integer> playedByReceiver(int[] pairing) {
        boolean oneFloater = members.size() - 2 * inside(pairing).size() == 1;
        return pairing.length % 2 == 1 && byeScore >= score && oneFloater
                ? List.of(seats.get(receiver(pairing)).colours().length())
                : List.of(0);
    }

    private boolean sameWish(ExhaustiveSeat a, ExhaustiveSeat b) {
        return a.wants() != '-' && a.wants() == b.wants();
    }

    private boolean beyondTwo(ExhaustiveSeat a, ExhaustiveSeat b) {
        return sameWish(a, b) && Math.abs(a.balance()) > 1 && Math.abs(b.balance()) > 1;
    }

    private boolean threeInARow(ExhaustiveSeat a, ExhaustiveSeat b) {
        if (!sameWish(a, b) || a.strength() + b.strength() < 6) {
            return false;
        }
        int compared = Integer.compare(Math.abs(a.balance()), Math.abs(b.balance()));
        if (compared == 0) {
            return a.repeated() != '-' && a.repeated() == b.repeated();
        }
        var loser = compared < 0 ? a : b;
        return loser.repeated() != '-' && loser.repeated() != loser.wants();
    }

    private boolean strongWish(ExhaustiveSeat a, ExhaustiveSeat b) {
        return sameWish(a, b) && a.strength() >= 2 && b.strength() >= 2 && a.strength() + b.strength() < 6;
    }

    private List<Integer> floatersWith(int[] pairing, Predicate<ExhaustiveSeat> test) {
        return List.of(-(int) members.stream()
                .filter(seat -> seats.get(seat).score() == score && !members.contains(pairing[seat]))
                .filter(seat -> test.test(seats.get(seat)))
                .count());
    }

    private List<Integer> remainder(int[] pairing) {
        return members.stream()
                .filter(seat -> seats.get(seat).score() == score && !moved.contains(pairing[seat]))
                .sorted()
                .toList();
    }

    private boolean isTop(int[] pairing, int seat) {
        return pairing[seat] > seat && members.contains(pairing[seat]);
    }

    private List<Integer> exchanges(int[] pairing) {
        var rest = remainder(pairing);
        int half = (int) rest.stream().filter(seat -> isTop(pairing, seat)).count();
        int exchanged = 0;
        int sum = 0;
        for (int i = 0; i < rest.size(); i++) {
            if (isTop(pairing, rest.get(i))) {
                exchanged += i >= half ? 1 : 0;
                sum += i;
            }
        }
        var key = new ArrayList<Integer>(List.of(-exchanged, -sum));
        for (int i = half - 1; i >= 0; i--) {
            key.add(isTop(pairing, rest.get(i)) ? 0 : 1);
        }
        for (int i = half; i < rest.size(); i++) {
            key.add(isTop(pairing, rest.get(i)) ? 1 : 0);
        }
        return key;
    }

    private List<Integer> transposition(int[] pairing) {
        return remainder(pairing).stream()
                .filter(seat -> isTop(pairing, seat))
                .map(seat -> -pairing[seat])
                .toList();
    }

    static int receiver(int[] pairing) {
        return IntStream.range(0, pairing.length)
                .filter(seat -> pairing[seat] == -1)
                .findFirst()
                .orElseThrow();
    }

    static List<int[]> keepBest(List<int[]> pairings, Function<int[], List<Integer>> key) {
        Comparator<int[]> order = (a, b) -> compare(key.apply(a), key.apply(b));
        var best = pairings.stream().max(order).orElseThrow();
        return pairings.stream()
                .filter(pairing -> order.compare(pairing, best) == 0)
                .toList();
    }

    private static int compare(List<Integer> a, List<Integer> b) {
        return Arrays.compare(a.toArray(Integer[]::new), b.toArray(Integer[]::new));
    }
}
