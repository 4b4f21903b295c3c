package dev.perennial.pairing;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A participant with the past rounds. The id is the pairing number, by which files and players refer to the
 * participant; the order is the place in the initial ranking, which is the same number unless a file says otherwise.
 * The absence is the bye announced for the round to be paired, null for a present player.
 */
public record Player(
        int id,
        String name,
        int rating,
        List<RoundEntry> rounds,
        @Nullable Outcome absence,
        int order) {
    public Player {
        rounds = List.copyOf(rounds);
        if (absence != null && absence.tookPart()) {
            throw new IllegalArgumentException("an absence cannot be " + absence);
        }
    }

    public Player(int id, String name, int rating, List<RoundEntry> rounds, @Nullable Outcome absence) {
        this(id, name, rating, rounds, absence, id);
    }

    public Player withRounds(List<RoundEntry> others) {
        return new Player(id, name, rating, others, absence, order);
    }

    public Player withAbsence(@Nullable Outcome other) {
        return new Player(id, name, rating, rounds, other, order);
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
        return new Player(id, name, rating, rounds.subList(0, Math.min(round - 1, rounds.size())), announced, order);
    }
}
