package dev.perennial.games.planet.model;

import dev.perennial.games.planet.board.Biome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A player's points and where they come from.
 *
 * @param sun one entry per season scored so far; {@code forest} likewise
 * @param fertility filled at the end of the game
 */
public record Scores(
        int total, int start, int buds, List<Integer> sun, List<Integer> forest, Map<Biome, Integer> fertility) {
    public Scores {
        sun = List.copyOf(sun);
        forest = List.copyOf(forest);
        fertility = fertility.isEmpty() ? Map.of() : Biome.ordered(fertility);
    }

    static Scores startingWith(int points) {
        return new Scores(points, points, 0, List.of(), List.of(), Map.of());
    }

    public Scores withBuds(int points, int newTotal) {
        return new Scores(newTotal, start, buds + points, sun, forest, fertility);
    }

    public Scores withSun(int points, int newTotal) {
        return new Scores(newTotal, start, buds, append(sun, points), forest, fertility);
    }

    public Scores withForest(int points, int newTotal) {
        return new Scores(newTotal, start, buds, sun, append(forest, points), fertility);
    }

    public Scores withFertility(Map<Biome, Integer> points, int newTotal) {
        return new Scores(newTotal, start, buds, sun, forest, points);
    }

    private static List<Integer> append(List<Integer> list, int value) {
        var longer = new ArrayList<>(list);
        longer.add(value);
        return longer;
    }
}
