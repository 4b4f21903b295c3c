package dev.perennial.pairing.dutch;

import dev.perennial.pairing.Board;
import dev.perennial.pairing.Colour;
import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.RoundPairing;
import dev.perennial.pairing.Tournament;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The Dutch rules read literally: lists all complete pairings of a small field and throws out the worse ones, criterion
 * by criterion. Shares no code with the engine, not even the colour preferences.
 */
final class ExhaustiveDutch {
    private final Tournament tournament;
    private final List<ExhaustiveSeat> seats = new ArrayList<>();
    private final List<int[]> complete = new ArrayList<>();

    private ExhaustiveDutch(Tournament tournament) {
        this.tournament = tournament;
        int number = 0;
        for (var player : tournament.players()) {
            if (player.present() || player.tookPart()) {
                number++;
            }
            if (player.present()) {
                int round = tournament.nextRound();
                seats.add(new ExhaustiveSeat(
                        player,
                        number,
                        score(player, round),
                        colours(player),
                        drift(player, round - 1),
                        drift(player, round - 2)));
            }
        }
        seats.sort(Comparator.comparingInt((ExhaustiveSeat seat) -> -seat.score())
                .thenComparingInt(ExhaustiveSeat::number));
    }

    static RoundPairing pair(Tournament tournament) {
        return of(tournament).pair();
    }

    private int score(Player player, int round) {
        return player.rounds().stream()
                        .limit(round - 1L)
                        .mapToInt(entry -> tournament.points().points(entry.outcome()))
                        .sum()
                + tournament.acceleration().virtualPoints(tournament, player, round);
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

    private boolean top(ExhaustiveSeat seat) {
        int done = tournament.roundsDone();
        int most = Math.max(tournament.points().win(), tournament.points().draw());
        return done >= tournament.plannedRounds() - 1 && seat.score() > done * most / 2;
    }

    private boolean legal(ExhaustiveSeat a, ExhaustiveSeat b) {
        boolean met = a.player().rounds().stream()
                .anyMatch(entry ->
                        entry.opponent() == b.player().id() && entry.outcome().played());
        boolean forbidden = tournament.forbidden().stream()
                .anyMatch(group -> group.holdsIn(tournament.nextRound())
                        && group.players().contains(a.player().id())
                        && group.players().contains(b.player().id()));
        boolean clash = a.strength() == 3 && b.strength() == 3 && a.wants() == b.wants() && !top(a) && !top(b);
        return !met && !forbidden && !clash;
    }

    private boolean mayHaveBye(ExhaustiveSeat seat) {
        return seat.player().rounds().stream()
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

    /** A bracket, the pairings among which it was to choose, and one of those that have what it chose. */
    record Step(ExhaustiveBracket bracket, int score, List<int[]> pool, int[] chosen) {}

    static ExhaustiveDutch of(Tournament tournament) {
        var dutch = new ExhaustiveDutch(tournament);
        var mates = new int[dutch.seats.size()];
        Arrays.fill(mates, Integer.MIN_VALUE);
        dutch.list(mates, 0, mates.length % 2 == 0);
        return dutch;
    }

    ExhaustiveSeat seat(int position) {
        return seats.get(position);
    }

    private RoundPairing pair() {
        var steps = steps(_ -> true);
        if (complete.isEmpty()) {
            return new RoundPairing.NoValidPairing(tournament.nextRound(), "");
        }
        return answer(steps.isEmpty() ? complete.getFirst() : steps.getLast().chosen());
    }

    /** From the highest bracket to the lowest, choosing among the complete pairings that are allowed. */
    List<Step> steps(Predicate<int[]> allowed) {
        var pool = complete.stream().filter(allowed).toList();
        var steps = new ArrayList<Step>();
        if (pool.isEmpty()) {
            return steps;
        }
        int byeScore = Integer.MIN_VALUE;
        if (seats.size() % 2 == 1) {
            pool = ExhaustiveBracket.keepBest(
                    pool,
                    pairing -> List.of(
                            -seats.get(ExhaustiveBracket.receiver(pairing)).score()));
            byeScore = seats.get(ExhaustiveBracket.receiver(pool.getFirst())).score();
        }
        var scores = seats.stream().map(ExhaustiveSeat::score).distinct().toList();
        var open = new TreeSet<Integer>();
        for (int i = 0; i < scores.size(); i++) {
            int score = scores.get(i);
            int next = i + 1 < scores.size() ? scores.get(i + 1) : Integer.MIN_VALUE;
            for (int seat = 0; seat < seats.size(); seat++) {
                if (seats.get(seat).score() == score) {
                    open.add(seat);
                }
            }
            var bracket = new ExhaustiveBracket(seats, Set.copyOf(open), score, next, byeScore);
            var chosen = bracket.best(pool);
            steps.add(new Step(bracket, score, pool, chosen));
            pool = pool.stream()
                    .filter(pairing -> open.stream()
                            .filter(seat -> open.contains(chosen[seat]))
                            .allMatch(seat -> pairing[seat] == chosen[seat]))
                    .toList();
            open.removeIf(seat -> chosen[seat] >= 0 && seats.get(chosen[seat]).score() >= score);
        }
        return steps;
    }

    private RoundPairing answer(int[] pairing) {
        var boards = new ArrayList<Board>();
        int bye = 0;
        for (int i = 0; i < pairing.length; i++) {
            if (pairing[i] == -1) {
                bye = seats.get(i).player().id();
            } else if (i < pairing[i]) {
                var a = seats.get(i);
                var b = seats.get(pairing[i]);
                boards.add(
                        ExhaustiveSeat.firstIsWhite(a, b, tournament.initialColour())
                                ? new Board(a.player().id(), b.player().id())
                                : new Board(b.player().id(), a.player().id()));
            }
        }
        return new RoundPairing.Paired(tournament.nextRound(), boards, bye);
    }
}
