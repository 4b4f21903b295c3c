package dev.perennial.pairing.dutch;

import dev.perennial.pairing.Acceleration;
import dev.perennial.pairing.Colour;
import dev.perennial.pairing.ForbiddenGroup;
import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.PointSystem;
import dev.perennial.pairing.RoundEntry;
import dev.perennial.pairing.Tournament;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tournaments with arbitrary pasts: colours in a row, floats, byes, forfeits, forbidden pairs, odd points. */
public final class RandomHistories {
    private static final List<PointSystem> POINTS = List.of(
            PointSystem.STANDARD,
            PointSystem.STANDARD,
            PointSystem.STANDARD,
            new PointSystem(30, 10, 0, 0, 0, 30),
            new PointSystem(10, 5, 0, 0, 0, 5),
            new PointSystem(10, 5, 0, 0, 0, 0));

    private final Random random;

    public RandomHistories(long seed) {
        random = new Random(seed);
    }

    public Tournament next(int players, int rounds) {
        int planned = rounds + (random.nextInt(3) == 0 ? 1 : 3);
        var histories = new HashMap<Integer, List<RoundEntry>>();
        for (int id = 1; id <= players; id++) {
            histories.put(id, new ArrayList<>());
        }
        var met = new HashSet<Set<Integer>>();
        int unplayed = random.nextInt(3) * 8;
        int draws = random.nextInt(80);
        boolean balanced = random.nextBoolean();
        for (int round = 0; round < rounds; round++) {
            playRound(histories, met, unplayed, draws, balanced);
        }
        var list = histories.entrySet().stream()
                .map(entry ->
                        new Player(entry.getKey(), "P" + entry.getKey(), 2000, entry.getValue(), absence(unplayed)))
                .toList();
        return new Tournament(
                planned,
                POINTS.get(random.nextInt(POINTS.size())),
                random.nextBoolean() ? Colour.WHITE : Colour.BLACK,
                list,
                forbidden(players),
                acceleration(players, rounds));
    }

    private @Nullable Outcome absence(int percent) {
        return random.nextInt(100) >= percent
                ? null
                : List.of(Outcome.HALF_BYE, Outcome.ZERO_BYE, Outcome.FULL_BYE).get(random.nextInt(3));
    }

    private List<ForbiddenGroup> forbidden(int players) {
        if (random.nextInt(5) > 0 || players < 3) {
            return List.of();
        }
        var ids = new ArrayList<Integer>();
        for (int id = 1; id <= players; id++) {
            ids.add(id);
        }
        Collections.shuffle(ids, random);
        return List.of(ForbiddenGroup.always(ids.subList(0, 2 + random.nextInt(2))));
    }

    private Acceleration acceleration(int players, int rounds) {
        if (random.nextInt(6) > 0) {
            return random.nextInt(6) > 0 ? Acceleration.NONE : new Acceleration.Baku(0);
        }
        Map<Integer, List<Integer>> table = new HashMap<>();
        for (int id = 1; id <= players / 2; id++) {
            var row = new ArrayList<Integer>();
            for (int round = 0; round <= rounds; round++) {
                row.add(5 * random.nextInt(3));
            }
            table.put(id, row);
        }
        return new Acceleration.Table(table);
    }

    private void playRound(
            Map<Integer, List<RoundEntry>> histories,
            Set<Set<Integer>> met,
            int unplayed,
            int draws,
            boolean balanced) {
        var open = new ArrayList<>(histories.keySet());
        Collections.shuffle(open, random);
        boolean byeGiven = false;
        while (!open.isEmpty()) {
            int a = open.removeFirst();
            var partner = open.stream().filter(b -> !met.contains(Set.of(a, b))).findFirst();
            if (random.nextInt(100) < unplayed || partner.isEmpty()) {
                var outcome = byeGiven || random.nextBoolean() ? absence(100) : Outcome.PAIRING_BYE;
                byeGiven |= outcome == Outcome.PAIRING_BYE;
                histories.get(a).add(RoundEntry.bye(outcome == null ? Outcome.ZERO_BYE : outcome));
                continue;
            }
            int b = partner.get();
            open.remove(partner.get());
            boolean white = balanced ? whites(histories.get(a)) <= whites(histories.get(b)) : random.nextBoolean();
            var pair = results(unplayed, draws);
            if (pair.getFirst().played()) {
                met.add(Set.of(a, b));
            }
            histories.get(a).add(new RoundEntry(b, white ? Colour.WHITE : Colour.BLACK, pair.getFirst()));
            histories.get(b).add(new RoundEntry(a, white ? Colour.BLACK : Colour.WHITE, pair.getLast()));
        }
    }

    private static long whites(List<RoundEntry> rounds) {
        return rounds.stream().filter(entry -> entry.colour() == Colour.WHITE).count();
    }

    private List<Outcome> results(int unplayed, int draws) {
        if (random.nextInt(100) < unplayed) {
            return List.of(random.nextInt(4) == 0 ? Outcome.FORFEIT_LOSS : Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS);
        }
        if (random.nextInt(100) < draws) {
            return List.of(Outcome.DRAW, Outcome.DRAW);
        }
        return List.of(Outcome.WIN, Outcome.LOSS);
    }
}
