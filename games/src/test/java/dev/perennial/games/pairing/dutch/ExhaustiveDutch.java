package dev.perennial.games.pairing.dutch;

import dev.perennial.games.pairing.Board;
import dev.perennial.games.pairing.Colour;
import dev.perennial.games.pairing.Outcome;
import dev.perennial.games.pairing.Player;
import dev.perennial.games.pairing.RoundPairing;
import dev.perennial.games.pairing.Tournament;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The Dutch rules read literally: lists all complete pairings of a small field and throws out the worse ones, criterion
 * by criterion. Shares no code with the engine, not even the colour preferences.
 */
final class ExhaustiveDutch {
    private final Tournament tournament;
    private final List<Seat> seats = new ArrayList<>();
    private final List<int[]> complete = new ArrayList<>();

    private record Seat(Player player, int number, int score, String colours, int before, int twoBefore) {
        int balance() {
            return (int) colours.chars().filter(c -> c == 'w').count() * 2 - colours.length();
        }

        char repeated() {
            return colours.endsWith("ww") ? 'w' : colours.endsWith("bb") ? 'b' : '-';
        }

        /** Strength 3 absolute, 2 strong, 1 mild, 0 none. */
        int strength() {
            if (colours.isEmpty()) {
                return 0;
            }
            return Math.abs(balance()) > 1 || repeated() != '-' ? 3 : balance() != 0 ? 2 : 1;
        }

        char wants() {
            if (colours.isEmpty()) {
                return '-';
            }
            if (Math.abs(balance()) > 1) {
                return balance() > 0 ? 'b' : 'w';
            }
            if (repeated() != '-' || balance() == 0) {
                return colours.endsWith("w") ? 'b' : 'w';
            }
            return balance() > 0 ? 'b' : 'w';
        }
    }

    private ExhaustiveDutch(Tournament tournament) {
        this.tournament = tournament;
        int number = 0;
        for (var player : tournament.players()) {
            if (player.present() || player.tookPart()) {
                number++;
            }
            if (player.present()) {
                int round = tournament.nextRound();
                seats.add(new Seat(
                        player,
                        number,
                        score(player, round),
                        colours(player),
                        drift(player, round - 1),
                        drift(player, round - 2)));
            }
        }
        seats.sort(Comparator.comparingInt((Seat seat) -> -seat.score).thenComparingInt(Seat::number));
    }

    static RoundPairing pair(Tournament tournament) {
        return new ExhaustiveDutch(tournament).pair();
    }

    private int score(Player player, int round) {
        return player.rounds().stream()
                        .limit(round - 1L)
                        .mapToInt(entry -> tournament.points().points(entry.outcome()))
                        .sum()
                + tournament.acceleration().virtualPoints(tournament, player.id(), round);
    }

    private static String colours(Player player) {
        var colours = new StringBuilder();
        player.rounds().stream()
                .filter(entry -> entry.outcome().played())
                .forEach(entry -> colours.append(entry.colour() == Colour.WHITE ? 'w' : 'b'));
        return colours.toString();
    }

    private int drift(Player player, int round) {
        if (round < 1) {
            return 0;
        }
        var entry = player.rounds().get(round - 1);
        if (!entry.outcome().played()) {
            return tournament.points().points(entry.outcome())
                            > tournament.points().loss()
                    ? -1
                    : 0;
        }
        var opponent = tournament.players().stream()
                .filter(other -> other.id() == entry.opponent())
                .findFirst()
                .orElseThrow();
        return Integer.compare(score(opponent, round), score(player, round));
    }

    private boolean top(Seat seat) {
        int done = tournament.roundsDone();
        int most = Math.max(tournament.points().win(), tournament.points().draw());
        return done >= tournament.plannedRounds() - 1 && seat.score > done * most / 2;
    }

    private boolean legal(Seat a, Seat b) {
        boolean met = a.player.rounds().stream()
                .anyMatch(entry ->
                        entry.opponent() == b.player.id() && entry.outcome().played());
        boolean forbidden = tournament.forbidden().stream()
                .anyMatch(group -> group.holdsIn(tournament.nextRound())
                        && group.players().contains(a.player.id())
                        && group.players().contains(b.player.id()));
        boolean clash = a.strength() == 3 && b.strength() == 3 && a.wants() == b.wants() && !top(a) && !top(b);
        return !met && !forbidden && !clash;
    }

    private boolean mayHaveBye(Seat seat) {
        return seat.player.rounds().stream()
                .noneMatch(entry -> entry.outcome() == Outcome.PAIRING_BYE
                        || (!entry.outcome().played()
                                && tournament.points().points(entry.outcome())
                                        >= tournament.points().win()));
    }

    /** Fills complete with mate lists; -1 is the bye. */
    private void list(int[] mates, int from, boolean byeUsed) {
        int first = from;
        while (first < mates.length && mates[first] != Integer.MIN_VALUE) {
            first++;
        }
        if (first == mates.length) {
            complete.add(mates.clone());
            return;
        }
        if (!byeUsed && mayHaveBye(seats.get(first))) {
            mates[first] = -1;
            list(mates, first + 1, true);
            mates[first] = Integer.MIN_VALUE;
        }
        for (int other = first + 1; other < mates.length; other++) {
            if (mates[other] == Integer.MIN_VALUE && legal(seats.get(first), seats.get(other))) {
                mates[first] = other;
                mates[other] = first;
                list(mates, first + 1, byeUsed);
                mates[other] = Integer.MIN_VALUE;
                mates[first] = Integer.MIN_VALUE;
            }
        }
    }

    private RoundPairing pair() {
        var mates = new int[seats.size()];
        Arrays.fill(mates, Integer.MIN_VALUE);
        list(mates, 0, mates.length % 2 == 0);
        if (complete.isEmpty()) {
            return new RoundPairing.NoValidPairing(tournament.nextRound(), "");
        }
        List<int[]> pool = complete;
        int byeScore = Integer.MIN_VALUE;
        if (mates.length % 2 == 1) {
            pool = keepBest(pool, pairing -> List.of(-seats.get(receiver(pairing)).score));
            byeScore = seats.get(receiver(pool.getFirst())).score;
        }
        var scores = seats.stream().map(Seat::score).distinct().toList();
        var open = new TreeSet<Integer>();
        for (int i = 0; i < scores.size(); i++) {
            int score = scores.get(i);
            int next = i + 1 < scores.size() ? scores.get(i + 1) : Integer.MIN_VALUE;
            for (int seat = 0; seat < mates.length; seat++) {
                if (seats.get(seat).score == score) {
                    open.add(seat);
                }
            }
            var chosen = new Bracket(Set.copyOf(open), score, next, byeScore).best(pool);
            pool = pool.stream()
                    .filter(pairing -> open.stream()
                            .filter(seat -> open.contains(chosen[seat]))
                            .allMatch(seat -> pairing[seat] == chosen[seat]))
                    .toList();
            open.removeIf(seat -> chosen[seat] >= 0 && seats.get(chosen[seat]).score >= score);
        }
        return answer(pool.getFirst());
    }

    private static int receiver(int[] pairing) {
        return IntStream.range(0, pairing.length)
                .filter(seat -> pairing[seat] == -1)
                .findFirst()
                .orElseThrow();
    }

    private static List<int[]> keepBest(List<int[]> pairings, Function<int[], List<Integer>> key) {
        Comparator<int[]> order = (a, b) -> compare(key.apply(a), key.apply(b));
        var best = pairings.stream().max(order).orElseThrow();
        return pairings.stream()
                .filter(pairing -> order.compare(pairing, best) == 0)
                .toList();
    }

    private static int compare(List<Integer> a, List<Integer> b) {
        return Arrays.compare(a.toArray(Integer[]::new), b.toArray(Integer[]::new));
    }

    /** One bracket: a chain of filters, each as the rules say it. */
    private final class Bracket {
        private final Set<Integer> members;
        private final int score;
        private final int nextScore;
        private final int byeScore;
        private final List<Integer> scores;
        private final List<Integer> moved;

        Bracket(Set<Integer> members, int score, int nextScore, int byeScore) {
            this.members = members;
            this.score = score;
            this.nextScore = nextScore;
            this.byeScore = byeScore;
            scores = members.stream()
                    .map(seat -> seats.get(seat).score)
                    .distinct()
                    .sorted(Comparator.reverseOrder())
                    .toList();
            moved = members.stream()
                    .filter(seat -> seats.get(seat).score > score)
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
                    pairing -> floatersWith(pairing, seat -> seat.before == -1),
                    pairing -> fewest(pairing, (a, b) -> a.score > score && b.before == 1),
                    pairing -> floatersWith(pairing, seat -> seat.twoBefore == -1),
                    pairing -> fewest(pairing, (a, b) -> a.score > score && b.twoBefore == 1),
                    pairing -> perScore(inside(pairing), (a, b) -> a.score > score && a.before == -1),
                    pairing -> negated(perScore(inside(pairing), (a, b) -> a.score > score && b.before == 1)),
                    pairing -> perScore(inside(pairing), (a, b) -> a.score > score && a.twoBefore == -1),
                    pairing -> negated(perScore(inside(pairing), (a, b) -> a.score > score && b.twoBefore == 1)),
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
                    .filter(seat -> seat < pairing[seat] && seats.get(pairing[seat]).score == nextScore)
                    .filter(seat -> members.contains(seat) || seats.get(seat).score == nextScore)
                    .mapToObj(seat -> new int[] {seat, pairing[seat]})
                    .toList();
        }

        private List<Integer> perScore(List<int[]> pairs, BiPredicate<Seat, Seat> test) {
            return scores.stream()
                    .map(wanted -> (int) pairs.stream()
                            .filter(pair -> seats.get(pair[0]).score == wanted)
                            .filter(pair -> test.test(seats.get(pair[0]), seats.get(pair[1])))
                            .count())
                    .toList();
        }

        private List<Integer> negated(List<Integer> values) {
            return values.stream().map(value -> -value).toList();
        }

        private List<Integer> fewest(int[] pairing, BiPredicate<Seat, Seat> test) {
            return List.of(-(int) inside(pairing).stream()
                    .filter(pair -> test.test(seats.get(pair[0]), seats.get(pair[1])))
                    .count());
        }

        private List<Integer> playedByReceiver(int[] pairing) {
            boolean oneFloater = members.size() - 2 * inside(pairing).size() == 1;
            return pairing.length % 2 == 1 && byeScore >= score && oneFloater
                    ? List.of(seats.get(receiver(pairing)).colours.length())
                    : List.of(0);
        }

        private boolean sameWish(Seat a, Seat b) {
            return a.wants() != '-' && a.wants() == b.wants();
        }

        private boolean beyondTwo(Seat a, Seat b) {
            return sameWish(a, b) && Math.abs(a.balance()) > 1 && Math.abs(b.balance()) > 1;
        }

        private boolean threeInARow(Seat a, Seat b) {
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

        private boolean strongWish(Seat a, Seat b) {
            return sameWish(a, b) && a.strength() >= 2 && b.strength() >= 2 && a.strength() + b.strength() < 6;
        }

        private List<Integer> floatersWith(int[] pairing, Predicate<Seat> test) {
            return List.of(-(int) members.stream()
                    .filter(seat -> seats.get(seat).score == score && !members.contains(pairing[seat]))
                    .filter(seat -> test.test(seats.get(seat)))
                    .count());
        }

        private List<Integer> remainder(int[] pairing) {
            return members.stream()
                    .filter(seat -> seats.get(seat).score == score && !moved.contains(pairing[seat]))
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
    }

    private RoundPairing answer(int[] pairing) {
        var boards = new ArrayList<Board>();
        int bye = 0;
        for (int i = 0; i < pairing.length; i++) {
            if (pairing[i] == -1) {
                bye = seats.get(i).player.id();
            } else if (i < pairing[i]) {
                var a = seats.get(i);
                var b = seats.get(pairing[i]);
                boards.add(
                        firstIsWhite(a, b)
                                ? new Board(a.player.id(), b.player.id())
                                : new Board(b.player.id(), a.player.id()));
            }
        }
        return new RoundPairing.Paired(tournament.nextRound(), boards, bye);
    }

    private boolean firstIsWhite(Seat a, Seat b) {
        if (a.wants() == '-' && b.wants() == '-') {
            return (a.number % 2 == 1) == (tournament.initialColour() == Colour.WHITE);
        }
        if (a.wants() == '-') {
            return b.wants() == 'b';
        }
        if (b.wants() != a.wants()) {
            return a.wants() == 'w';
        }
        int compared = Integer.compare(a.strength(), b.strength());
        if (compared == 0 && a.strength() == 3) {
            compared = Integer.compare(Math.abs(a.balance()), Math.abs(b.balance()));
        }
        if (compared != 0) {
            return (a.wants() == 'w') == (compared > 0);
        }
        for (int back = 1; back <= Math.min(a.colours.length(), b.colours.length()); back++) {
            char one = a.colours.charAt(a.colours.length() - back);
            if (one != b.colours.charAt(b.colours.length() - back)) {
                return one == 'b';
            }
        }
        return a.wants() == 'w';
    }
}
