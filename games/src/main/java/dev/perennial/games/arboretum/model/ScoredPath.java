package dev.perennial.games.arboretum.model;

import java.util.List;

/** The best path of a seat entitled to score a species, lowest card first; empty and worth 0 if there is none. */
public record ScoredPath(int seat, int points, List<Tree> path) {
    public ScoredPath {
        path = List.copyOf(path);
    }
}
