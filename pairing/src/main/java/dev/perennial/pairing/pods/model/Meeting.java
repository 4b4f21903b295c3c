package dev.perennial.pairing.pods.model;

import java.util.List;

/** Two players and the rounds in which they sat at one table. */
public record Meeting(int first, int second, List<Integer> rounds) {
    public Meeting {
        rounds = rounds.stream().sorted().toList();
    }
}
