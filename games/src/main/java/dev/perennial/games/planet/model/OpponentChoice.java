package dev.perennial.games.planet.model;

import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Kind;
import dev.perennial.games.planet.board.Zone;
import dev.perennial.games.planet.model.PlanetEvent.OpponentPicked;
import java.util.Comparator;
import java.util.List;

/** How the solo opponent chooses; of equal cards it takes the one nearest the deck (planet spec 12). */
public final class OpponentChoice {
    private OpponentChoice() {}

    public static OpponentPicked of(List<Card> display, Zone zone) {
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
