package dev.perennial.games.planet.model;

import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Zone;
import dev.perennial.games.planet.model.PlanetEvent.DroughtStruck;
import dev.perennial.games.planet.model.PlanetEvent.LeftoverDiscarded;
import dev.perennial.games.planet.model.PlanetEvent.LeftoverPlaced;

/** The fate of the card left in the display (planet spec 6.3). */
public final class Leftover {
    private Leftover() {}

    public static PlanetEvent of(Card card, Zone zone) {
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
