package dev.perennial.pairing.pods.model;

import java.util.List;

/**
 * Two players and the rounds in which they sat at one table.
 *
 * @param first the pairing number of the one player
 * @param second the pairing number of the other
 * @param rounds these rounds
 */
public record Meeting(int first, int second, List<Integer> rounds) {
    /** Copies the rounds. */
    public Meeting {
        rounds = rounds.stream().sorted().toList();
    }
}
