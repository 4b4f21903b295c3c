package dev.perennial.games.planet;

import java.util.ArrayList;
import java.util.List;

/**
 * What a planet is worth to its owner: the points it would bring in all scorings still to come if it stayed as it is,
 * and something for what may yet grow. The weights are taste, tried out in games among bots.
 */
final class Hopes {
    private static final double FERTILITY_TO_COME_PER_ROUND = 0.17;
    private static final double SPROUT = 0.22;
    private static final double SMALL_TREE = 0.25;
    private static final double LEVEL = 0.30;
    private static final double ENOUGH_ROUNDS = 7;

    private final List<SunSide> suns = new ArrayList<>();
    private final List<Double> fertility = new ArrayList<>();
    private final List<Long> biomes = new ArrayList<>();
    private final int roundsLeft;

    /** Rounds left are those after this one. */
    Hopes(PlanetView view) {
        Calendar calendar = view.calendar();
        int rounds = -calendar.round();
        for (Season season : Season.values()) {
            if (season.compareTo(calendar.season()) >= 0) {
                suns.add(calendar.sunStart().after(season));
                rounds += season.rounds();
            }
        }
        this.roundsLeft = rounds;
        for (Biome biome : Biome.values()) {
            int lying = view.zone()
                    .getOrDefault(biome, new PlanetView.Pile(List.of(), 0))
                    .fertility();
            fertility.add(lying + FERTILITY_TO_COME_PER_ROUND * rounds);
            biomes.add(PlanetMap.places(biome));
        }
    }

    double of(Planet planet) {
        double worth = suns.size() * Forests.points(planet);
        for (SunSide sun : suns) {
            worth += Sunlight.points(planet, sun);
        }
        double growth = Math.min(roundsLeft, ENOUGH_ROUNDS);
        for (int i = 0; i < biomes.size(); i++) {
            long places = biomes.get(i);
            worth += fertility.get(i) * Long.bitCount(planet.large() & places);
            worth += growth * SMALL_TREE * fertility.get(i) * Long.bitCount(planet.small() & places) / 2;
        }
        return worth + growth * SPROUT * Long.bitCount(planet.sprouts());
    }

    /** A better level pays each time the ability is used again. */
    double ofImprovement() {
        return LEVEL * roundsLeft;
    }
}
