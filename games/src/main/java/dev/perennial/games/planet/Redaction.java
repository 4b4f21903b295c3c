package dev.perennial.games.planet;

import dev.perennial.games.Viewer;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.PlanetEvent.DeckReshuffled;
import dev.perennial.games.planet.model.PlanetEvent.DeckShuffled;
import java.util.List;

/** The order of the deck is the only secret, and nobody at the table may know it (planet spec 3). */
final class Redaction {
    private Redaction() {}

    /** Every event type is named here, so that a new one cannot slip through unjudged. */
    static PlanetEvent redact(PlanetEvent event, Viewer viewer) {
        if (viewer instanceof Viewer.Open) {
            return event;
        }
        return switch (event) {
            case DeckShuffled e -> new DeckShuffled(e.count(), List.of());
            case DeckReshuffled e -> new DeckReshuffled(e.count(), List.of());
            case PlanetEvent.GameStarted e -> e;
            case PlanetEvent.CardRevealed e -> e;
            case PlanetEvent.DisplayLaid e -> e;
            case PlanetEvent.CardPicked e -> e;
            case PlanetEvent.OpponentPicked e -> e;
            case PlanetEvent.MarkerPlaced e -> e;
            case PlanetEvent.MarkerTaken e -> e;
            case PlanetEvent.MarkerReturned e -> e;
            case PlanetEvent.LeftoverPlaced e -> e;
            case PlanetEvent.LeftoverDiscarded e -> e;
            case PlanetEvent.DroughtStruck e -> e;
            case PlanetEvent.QuotasSet e -> e;
            case PlanetEvent.ActionTaken e -> e;
            case PlanetEvent.AbilityUsed e -> e;
            case PlanetEvent.AbilityImproved e -> e;
            case PlanetEvent.SproutPlanted e -> e;
            case PlanetEvent.TreeGrown e -> e;
            case PlanetEvent.BushPlanted e -> e;
            case PlanetEvent.LakePlaced e -> e;
            case PlanetEvent.BudsCounted e -> e;
            case PlanetEvent.TurnFinished e -> e;
            case PlanetEvent.RoundEnded e -> e;
            case PlanetEvent.SunScored e -> e;
            case PlanetEvent.ForestScored e -> e;
            case PlanetEvent.SeasonChanged e -> e;
            case PlanetEvent.FertilityScored e -> e;
            case PlanetEvent.GameScored e -> e;
        };
    }
}
