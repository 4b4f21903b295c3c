package dev.perennial.games.arboretum;

import dev.perennial.games.Sentence;
import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardDiscarded;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardDrawn;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardTaken;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardsDealt;
import dev.perennial.games.arboretum.model.ArboretumEvent.FirstPlayerChosen;
import dev.perennial.games.arboretum.model.ArboretumEvent.GameScored;
import dev.perennial.games.arboretum.model.ArboretumEvent.HandsRevealed;
import dev.perennial.games.arboretum.model.ArboretumEvent.SpeciesChosen;
import dev.perennial.games.arboretum.model.ArboretumEvent.SpeciesScored;
import dev.perennial.games.arboretum.model.ArboretumEvent.TreePlanted;
import dev.perennial.games.arboretum.model.ArboretumEvent.TurnBegan;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.FinalScore;
import dev.perennial.games.arboretum.model.ScoredPath;
import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.arboretum.model.SpeciesScore;
import java.util.List;
import java.util.Map;

/** The lines of the event log. Species are named by their id, cards by their code. */
final class Sentences {
    private Sentences() {}

    static Sentence of(ArboretumEvent event) {
        return switch (event) {
            case SpeciesChosen(int _, var inPlay, var removed) ->
                sentence(event, Map.of("inPlay", names(inPlay), "removed", names(removed)));
            case FirstPlayerChosen(int seat) -> sentence(event, Map.of("seat", seat));
            case CardsDealt(var _, var _, int deckSize) ->
                sentence(event, Map.of("cards", Opening.HAND, "deckSize", deckSize));
            case TurnBegan(int turn, int seat) -> sentence(event, Map.of("turn", turn, "seat", seat));
            case CardDrawn drawn -> cardDrawn(drawn);
            case CardTaken(int seat, int from, Card card, int _) ->
                sentence(event, Map.of("seat", seat, "from", from, "card", card.code()));
            case TreePlanted(int seat, Card card, int x, int y) ->
                sentence(event, Map.of("seat", seat, "card", card.code(), "x", x, "y", y));
            case CardDiscarded(int seat, Card card) -> sentence(event, Map.of("seat", seat, "card", card.code()));
            case HandsRevealed _ -> sentence(event, Map.of());
            case SpeciesScored(SpeciesScore score) -> speciesScored(event, score);
            case GameScored(var seats) ->
                sentence(
                        event,
                        Map.of(
                                "points",
                                seats.stream().map(FinalScore::points).toList(),
                                "places",
                                seats.stream().map(FinalScore::place).toList()));
        };
    }

    private static Sentence cardDrawn(CardDrawn drawn) {
        var card = drawn.card();
        return card == null
                ? new Sentence("arboretum.CardDrawn.hidden", Map.of("seat", drawn.seat()))
                : sentence(drawn, Map.of("seat", drawn.seat(), "card", card.code()));
    }

    private static Sentence speciesScored(ArboretumEvent event, SpeciesScore score) {
        return sentence(
                event,
                Map.of(
                        "species", score.species().name(),
                        "sums", score.sums(),
                        "seats", score.entitled().stream().map(ScoredPath::seat).toList(),
                        "points",
                                score.entitled().stream()
                                        .map(ScoredPath::points)
                                        .toList()));
    }

    private static Sentence sentence(ArboretumEvent event, Map<String, Object> params) {
        return new Sentence("arboretum." + event.getClass().getSimpleName(), params);
    }

    private static List<String> names(List<Species> species) {
        return species.stream().map(Species::name).toList();
    }
}
