package dev.perennial.pairing.dutch.model;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Positions of a bracket in rank order: players moved down, residents, and the score group after it. */
public record Bracket(Field field, List<Integer> movedDown, List<Integer> residents, List<Integer> next) {
    /** No player has such a score. */
    private static final int NO_SCORE = Integer.MIN_VALUE;

    public int residentScore() {
        return field.at(residents.getFirst()).score();
    }

    public int nextScore() {
        return next.isEmpty() ? NO_SCORE : field.at(next.getFirst()).score();
    }

    public List<Integer> members() {
        return Stream.concat(movedDown.stream(), residents.stream()).toList();
    }

    public int size() {
        return movedDown.size() + residents.size();
    }

    public List<Entrant> movedDownEntrants() {
        return movedDown.stream().map(field::at).toList();
    }

    public List<Entrant> residentEntrants() {
        return residents.stream().map(field::at).toList();
    }

    /** The different scores of the players moved down, highest first. */
    public IntStream movedDownScores() {
        return movedDown.stream()
                .mapToInt(position -> field.at(position).score())
                .distinct();
    }
}
