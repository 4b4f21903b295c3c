package dev.perennial.games.pairing;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A participant with his past rounds. The id is the pairing number: the order of ids is the initial order. The absence
 * is the bye announced for the round to be paired, null for somebody who is there.
 */
public record Player(
        int id,
        String name,
        int rating,
        List<RoundEntry> rounds,
        @Nullable Outcome absence) {
    public Player {
        rounds = List.copyOf(rounds);
        if (absence != null && absence.tookPart()) {
            throw new IllegalArgumentException("an absence cannot be " + absence);
        }
    }

    public boolean present() {
        return absence == null;
    }

    public int points(PointSystem system, int untilRound) {
        return rounds.stream()
                .limit(untilRound)
                .mapToInt(entry -> system.points(entry.outcome()))
                .sum();
    }

    public int points(PointSystem system) {
        return points(system, rounds.size());
    }

    public boolean tookPart() {
        return rounds.stream().anyMatch(entry -> entry.outcome().tookPart());
    }

    /** The same player when only the first rounds were known and the next one is to be paired. */
    public Player before(int round) {
        var next = round <= rounds.size() ? rounds.get(round - 1).outcome() : absence;
        var announced = next == null || next.tookPart() ? null : next;
        return new Player(id, name, rating, rounds.subList(0, Math.min(round - 1, rounds.size())), announced);
    }
}
