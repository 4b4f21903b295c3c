package dev.perennial.pairing;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A participant with the past rounds. The id is the pairing number, by which files and players refer to the
 * participant; the order is the place in the initial ranking, which is the same number unless a file says otherwise.
 * The absence is the bye announced for the round to be paired, null for a present player.
 *
 * @param id the pairing number
 * @param name the name in report files
 * @param rating the rating, or 0
 * @param rounds the past rounds
 * @param absence the bye announced for the next round, or null
 * @param order the place in the initial ranking
 */
public record Player(
        int id,
        String name,
        int rating,
        List<RoundEntry> rounds,
        @Nullable Outcome absence,
        int order) {
    /** Copies the rounds, and refuses an absence that is none. */
    public Player {
        rounds = List.copyOf(rounds);
        if (absence != null && absence.tookPart()) {
            throw new IllegalArgumentException("an absence cannot be " + absence);
        }
    }

    /**
     * A player whose order is the id.
     *
     * @param id the pairing number
     * @param name the name in report files
     * @param rating the rating, or 0
     * @param rounds the past rounds
     * @param absence the bye announced for the next round, or null
     */
    public Player(int id, String name, int rating, List<RoundEntry> rounds, @Nullable Outcome absence) {
        this(id, name, rating, rounds, absence, id);
    }

    /**
     * {@return the same player with another past}
     *
     * @param others the past rounds
     */
    public Player withRounds(List<RoundEntry> others) {
        return new Player(id, name, rating, others, absence, order);
    }

    /**
     * {@return the same player with another announcement}
     *
     * @param other the bye announced for the next round, or null
     */
    public Player withAbsence(@Nullable Outcome other) {
        return new Player(id, name, rating, rounds, other, order);
    }

    /** {@return whether the player is to be paired} */
    public boolean present() {
        return absence == null;
    }

    /**
     * {@return the points after a round, in tenths}
     *
     * @param system the points for each outcome
     * @param untilRound the last round that counts
     */
    public int points(PointSystem system, int untilRound) {
        return rounds.stream()
                .limit(untilRound)
                .mapToInt(entry -> system.points(entry.outcome()))
                .sum();
    }

    /**
     * {@return the points after all rounds, in tenths}
     *
     * @param system the points for each outcome
     */
    public int points(PointSystem system) {
        return points(system, rounds.size());
    }

    /** {@return whether the player was ever paired, or had the bye of a pairing} */
    public boolean tookPart() {
        return rounds.stream().anyMatch(entry -> entry.outcome().tookPart());
    }

    /**
     * The same player when only the first rounds were known and the next one is to be paired.
     *
     * @param round the round to be paired
     * @return the player as of then
     */
    public Player before(int round) {
        var next = round <= rounds.size() ? rounds.get(round - 1).outcome() : absence;
        var announced = next == null || next.tookPart() ? null : next;
        return new Player(id, name, rating, rounds.subList(0, Math.min(round - 1, rounds.size())), announced, order);
    }
}
