package dev.perennial.games.planet;

import dev.perennial.games.planet.PlanetEvent.OpponentPicked;
import java.util.Comparator;
import java.util.List;

/** How the solo opponent chooses; of equal cards it takes the one nearest the deck (planet spec 12). */
final class OpponentChoice {
    private OpponentChoice() {}

    static OpponentPicked of(List<Card> display, Zone zone) {
        var wild = display.stream().filter(card -> card.kind() == Kind.WILD).findFirst();
        if (wild.isPresent()) {
            return new OpponentPicked(wild.get(), OpponentReason.WILD);
        }
        // Stream.min keeps the first of equal elements, which is the nearest card.
        var mostFertile = display.stream()
                .filter(card -> card.fertility() > 0)
                .min(Comparator.comparing(Card::fertility).reversed());
        if (mostFertile.isPresent()) {
            return new OpponentPicked(mostFertile.get(), OpponentReason.MOST_FERTILE);
        }
        return display.stream()
                .filter(Card::isDrought)
                .min(Comparator.comparing(
                        card -> zone.fertility(card.kind().biome().orElseThrow())))
                .map(driest -> new OpponentPicked(driest, OpponentReason.DRIEST))
                .orElseGet(() -> new OpponentPicked(display.getFirst(), OpponentReason.NEAREST));
    }
}
