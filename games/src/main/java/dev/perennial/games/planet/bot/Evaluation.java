package dev.perennial.games.planet.bot;

import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.Calendar;
import dev.perennial.games.planet.board.Forests;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.PlanetMap;
import dev.perennial.games.planet.board.Season;
import dev.perennial.games.planet.board.SunSide;
import dev.perennial.games.planet.board.Sunlight;
import dev.perennial.games.planet.board.Zone;

/**
 * The value of a planet for its owner: the points it would bring in all scorings still to come if it stayed as it is,
 * plus a bonus for future growth. The weights were tuned in games among bots.
 */
final class Evaluation {
    private static final double FERTILITY_TO_COME_PER_ROUND = 0.17;
    private static final double SPROUT = 0.22;
    private static final double SMALL_TREE = 0.25;
    private static final double LEVEL = 0.30;
    private static final double ENOUGH_ROUNDS = 7;
    private static final Season[] SEASONS = Season.values();
    private static final Biome[] BIOMES = Biome.values();

    private final SunSide[] suns;
    private final double[] fertility = new double[BIOMES.length];
    private final long[] biomes = new long[BIOMES.length];
    private final int roundsLeft;

    /** Rounds left are those after this one. */
    Evaluation(Calendar calendar, Zone zone) {
        int first = calendar.season().index();
        this.suns = new SunSide[SEASONS.length - first];
        for (int i = first; i < SEASONS.length; i++) {
            suns[i - first] = calendar.sunStart().after(SEASONS[i]);
        }
        this.roundsLeft = calendar.roundsLeft();
        for (int i = 0; i < BIOMES.length; i++) {
            fertility[i] = zone.fertility(BIOMES[i]) + FERTILITY_TO_COME_PER_ROUND * roundsLeft;
            biomes[i] = PlanetMap.places(BIOMES[i]);
        }
    }

    double of(Planet planet) {
        double worth = suns.length * Forests.points(planet);
        for (SunSide sun : suns) {
            worth += Sunlight.points(planet, sun);
        }
        double growth = Math.min(roundsLeft, ENOUGH_ROUNDS);
        for (int i = 0; i < biomes.length; i++) {
            worth += fertility[i] * Long.bitCount(planet.large() & biomes[i]);
            worth += growth * SMALL_TREE * fertility[i] * Long.bitCount(planet.small() & biomes[i]) / 2;
        }
        return worth + growth * SPROUT * Long.bitCount(planet.sprouts());
    }

    /** A better level pays each time the ability is used again. */
    double ofImprovement() {
        return LEVEL * roundsLeft;
    }
}
