package dev.perennial.games.planet;

import dev.perennial.games.Coded;
import dev.perennial.games.Sentence;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.PlanetEvent.AbilityImproved;
import dev.perennial.games.planet.model.PlanetEvent.AbilityUsed;
import dev.perennial.games.planet.model.PlanetEvent.ActionTaken;
import dev.perennial.games.planet.model.PlanetEvent.BudsCounted;
import dev.perennial.games.planet.model.PlanetEvent.BushPlanted;
import dev.perennial.games.planet.model.PlanetEvent.CardPicked;
import dev.perennial.games.planet.model.PlanetEvent.CardRevealed;
import dev.perennial.games.planet.model.PlanetEvent.DeckReshuffled;
import dev.perennial.games.planet.model.PlanetEvent.DeckShuffled;
import dev.perennial.games.planet.model.PlanetEvent.DisplayLaid;
import dev.perennial.games.planet.model.PlanetEvent.DroughtStruck;
import dev.perennial.games.planet.model.PlanetEvent.FertilityScored;
import dev.perennial.games.planet.model.PlanetEvent.ForestScored;
import dev.perennial.games.planet.model.PlanetEvent.GameScored;
import dev.perennial.games.planet.model.PlanetEvent.GameStarted;
import dev.perennial.games.planet.model.PlanetEvent.LakePlaced;
import dev.perennial.games.planet.model.PlanetEvent.LeftoverDiscarded;
import dev.perennial.games.planet.model.PlanetEvent.LeftoverPlaced;
import dev.perennial.games.planet.model.PlanetEvent.MarkerPlaced;
import dev.perennial.games.planet.model.PlanetEvent.MarkerReturned;
import dev.perennial.games.planet.model.PlanetEvent.MarkerTaken;
import dev.perennial.games.planet.model.PlanetEvent.OpponentPicked;
import dev.perennial.games.planet.model.PlanetEvent.QuotasSet;
import dev.perennial.games.planet.model.PlanetEvent.RoundEnded;
import dev.perennial.games.planet.model.PlanetEvent.SeasonChanged;
import dev.perennial.games.planet.model.PlanetEvent.SproutPlanted;
import dev.perennial.games.planet.model.PlanetEvent.SunScored;
import dev.perennial.games.planet.model.PlanetEvent.TreeGrown;
import dev.perennial.games.planet.model.PlanetEvent.TurnFinished;
import dev.perennial.games.planet.model.Standing;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Events as lines for the log: the event's name as key, and what the sentence is about. */
final class Sentences {
    private Sentences() {}

    static Sentence of(PlanetEvent event) {
        return switch (event) {
            case GameStarted e -> line(e, Map.of("startSeat", e.startSeat(), "sun", name(e.sunStart())));
            case DeckShuffled e -> line(e, Map.of("count", e.count()));
            case CardRevealed e -> line(e, Map.of("card", e.card().code(), "total", e.total()));
            case DeckReshuffled e -> line(e, Map.of("count", e.count()));
            case DisplayLaid e ->
                line(e, Map.of("season", name(e.season()), "round", e.round(), "cards", codes(e.cards())));
            case CardPicked e ->
                line(e, Map.of("seat", e.seat(), "card", e.card().code()));
            case OpponentPicked e -> line(e, Map.of("card", e.card().code(), "reason", name(e.reason())));
            case MarkerPlaced e -> line(e, Map.of("card", e.card().code()));
            case MarkerTaken e ->
                line(e, Map.of("seat", e.seat(), "card", e.card().code()));
            case MarkerReturned e -> line(e, Map.of("seat", e.seat()));
            case LeftoverPlaced e ->
                line(e, Map.of("card", e.card().code(), "biome", name(e.biome()), "fertility", e.fertility()));
            case LeftoverDiscarded e -> line(e, Map.of("card", e.card().code()));
            case DroughtStruck e ->
                line(
                        e,
                        Map.of(
                                "card", e.card().code(),
                                "biome", name(e.biome()),
                                "turnedDown",
                                        e.turnedDown() == null
                                                ? ""
                                                : e.turnedDown().code(),
                                "fertility", e.fertility()));
            case QuotasSet e -> line(e, Map.of("quotas", e.quotas()));
            case ActionTaken e -> line(e, Map.of("seat", e.seat(), "action", name(e.action())));
            case AbilityUsed e -> line(e, Map.of("seat", e.seat(), "ability", name(e.ability()), "value", e.value()));
            case AbilityImproved e ->
                line(e, Map.of("seat", e.seat(), "ability", name(e.ability()), "level", e.level()));
            case SproutPlanted e ->
                line(e, Map.of("seat", e.seat(), "cell", e.cell().code()));
            case TreeGrown e ->
                line(e, Map.of("seat", e.seat(), "cell", e.cell().code(), "piece", name(e.piece())));
            case BushPlanted e ->
                line(e, Map.of("seat", e.seat(), "cell", e.cell().code(), "left", e.left()));
            case LakePlaced e ->
                line(e, Map.of("seat", e.seat(), "cell", e.cell().code(), "left", e.left()));
            case BudsCounted e -> line(e, Map.of("seat", e.seat(), "points", e.points(), "score", e.score()));
            case TurnFinished e -> line(e, Map.of("seat", e.seat()));
            case RoundEnded e -> line(e, Map.of("season", name(e.season()), "round", e.round()));
            case SunScored e ->
                line(e, Map.of("seat", e.seat(), "sun", name(e.sun()), "points", e.points(), "score", e.score()));
            case ForestScored e -> line(e, Map.of("seat", e.seat(), "points", e.points(), "score", e.score()));
            case SeasonChanged e -> line(e, Map.of("season", name(e.season()), "sun", name(e.sun())));
            case FertilityScored e -> line(e, Map.of("seat", e.seat(), "points", e.points(), "score", e.score()));
            case GameScored e ->
                line(e, Map.of("ranking", ranking(e.standings()), "title", e.title() == null ? "" : name(e.title())));
        };
    }

    private static Sentence line(PlanetEvent event, Map<String, Object> params) {
        return new Sentence(EvergreenPlanet.ID + "." + event.getClass().getSimpleName(), params);
    }

    private static String name(Enum<?> value) {
        return value.name();
    }

    private static List<String> codes(List<? extends Coded> values) {
        return values.stream().map(Coded::code).toList();
    }

    /** Seats from the first place to the last. */
    private static List<Integer> ranking(List<Standing> standings) {
        return standings.stream()
                .sorted(Comparator.comparing(Standing::place))
                .map(Standing::seat)
                .toList();
    }
}
