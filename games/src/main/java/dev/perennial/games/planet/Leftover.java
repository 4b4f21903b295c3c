package dev.perennial.games.planet;

import dev.perennial.games.planet.PlanetEvent.DroughtStruck;
import dev.perennial.games.planet.PlanetEvent.LeftoverDiscarded;
import dev.perennial.games.planet.PlanetEvent.LeftoverPlaced;

/** What becomes of the card nobody took (planet spec 6.3). */
final class Leftover {
    private Leftover() {}

    static PlanetEvent of(Card card, Zone zone) {
        return card.kind()
                .biome()
                .filter(biome -> card.isDrought() || card.fertility() > 0)
                .map(biome -> card.isDrought() ? drought(card, biome, zone) : placed(card, biome, zone))
                .orElseGet(() -> new LeftoverDiscarded(card));
    }

    private static PlanetEvent placed(Card card, Biome biome, Zone zone) {
        return new LeftoverPlaced(card, biome, zone.add(biome, card).fertility(biome));
    }

    private static PlanetEvent drought(Card card, Biome biome, Zone zone) {
        Card turned = zone.last(biome).orElse(null);
        Zone after = turned == null ? zone : zone.turnDown(biome, turned);
        return new DroughtStruck(card, biome, turned, after.fertility(biome));
    }
}
