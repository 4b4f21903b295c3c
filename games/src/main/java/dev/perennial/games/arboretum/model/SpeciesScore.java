package dev.perennial.games.arboretum.model;

import java.util.List;

/** How one species was scored: every seat's sum in hand, and the path of each entitled seat. */
public record SpeciesScore(Species species, List<Integer> sums, List<ScoredPath> entitled) {
    public SpeciesScore {
        sums = List.copyOf(sums);
        entitled = List.copyOf(entitled);
    }

    public int pointsOf(int seat) {
        return entitled.stream()
                .filter(path -> path.seat() == seat)
                .mapToInt(ScoredPath::points)
                .sum();
    }
}
