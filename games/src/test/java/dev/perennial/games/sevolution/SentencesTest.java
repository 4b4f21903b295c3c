package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.TestTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Sentence;
import dev.perennial.games.Viewer;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.CardSource;
import dev.perennial.games.sevolution.component.Conversion;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.model.HandSight;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionEvent.*;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SentencesTest {

    @Test
    void sentencesNameTheEventAndSayItsNumbers() {
        assertThat(GAME.describe(new CardPlayed(2, Card.ofCode("B-V4a"), CardSource.HAND, null, Suit.VIOLET)))
                .isEqualTo(new Sentence("s-evolution.CardPlayed", Map.of("seat", 2, "card", "B-V4a")));
        assertThat(GAME.describe(new NeedsPaid(
                        1,
                        5,
                        4,
                        new Stock(4, 4, 1),
                        List.of(Resource.FOOD, Resource.TOOLS),
                        List.of(Resource.SCIENCE),
                        Stock.NONE)))
                .isEqualTo(new Sentence(
                        "s-evolution.NeedsPaid",
                        Map.of(
                                "seat",
                                1,
                                "age",
                                5,
                                "population",
                                4,
                                "paid",
                                List.of(4, 4, 1),
                                "met",
                                List.of("FOOD", "TOOLS"),
                                "unmet",
                                List.of("SCIENCE"))));
        assertThat(GAME.describe(new GoodsExchanged(
                                0, List.of(new Conversion(Resource.FOOD, Resource.TOOLS)), new Stock(1, 2, 3)))
                        .params())
                .containsEntry("conversions", List.of("FOOD>TOOLS"))
                .containsEntry("stock", List.of(1, 2, 3));
    }

    @Test
    void aWastedJokerHasASentenceOfItsOwn() {
        var joker = Card.ofCode("R-G6a");
        assertThat(GAME.describe(new JokerTaken(0, joker, null)))
                .isEqualTo(new Sentence("s-evolution.JokerTaken.wasted", Map.of("seat", 0, "card", "R-G6a")));
        assertThat(GAME.describe(new JokerTaken(0, joker, Resource.FOOD)).params())
                .containsEntry("resource", "FOOD");
    }

    @Test
    void emptyListsHaveSentencesOfTheirOwn() {
        var food = new Stock(2, 0, 0);
        assertThat(key(new PickOrderSet(List.of(), List.of(), 0))).isEqualTo("s-evolution.PickOrderSet.cards");
        assertThat(key(new PickOrderSet(List.of(1), List.of(), 1))).isEqualTo("s-evolution.PickOrderSet.discoveries");
        assertThat(key(new ActionTurnBegan(0, List.of(), 0))).isEqualTo("s-evolution.ActionTurnBegan.calm");
        assertThat(key(new HarvestSpoiled(0, Resource.FOOD, List.of()))).isEqualTo("s-evolution.HarvestSpoiled.none");
        assertThat(key(new StocksBlownAway(0, Stock.NONE, Stock.NONE))).isEqualTo("s-evolution.StocksBlownAway.none");
        assertThat(key(new ResourcesHarvested(0, food, Stock.NONE, Stock.NONE, Stock.NONE, food)))
                .isEqualTo("s-evolution.ResourcesHarvested.kept");
        assertThat(key(new ResourcesHarvested(0, Stock.NONE, Stock.NONE, Stock.NONE, Stock.NONE, food)))
                .isEqualTo("s-evolution.ResourcesHarvested.none");
        assertThat(key(new NeedsPaid(0, 1, 1, food, List.of(Resource.FOOD), List.of(), Stock.NONE)))
                .isEqualTo("s-evolution.NeedsPaid.all");
        assertThat(key(new NeedsPaid(0, 1, 3, food, List.of(), List.of(Resource.FOOD), Stock.NONE)))
                .isEqualTo("s-evolution.NeedsPaid.none");
        assertThat(key(new DiscoveriesScored(0, List.of(), 0, 31))).isEqualTo("s-evolution.DiscoveriesScored.none");
    }

    private static String key(SEvolutionEvent event) {
        return GAME.describe(event).key();
    }

    @Test
    void hiddenHandsAreToldWithoutCards() {
        var dealt = new CardsDealt(
                0, false, true, HandSight.OTHERS, List.of(1), 5, Scene.cards("R-G1a"), Card.ofCode("R-D1"));
        var hidden = GAME.describe(GAME.redact(dealt, new Viewer.Seat(0)));
        assertThat(hidden.key()).isEqualTo("s-evolution.CardsDealt.hidden");
        assertThat(hidden.params()).doesNotContainKey("cards").containsEntry("count", 5);
        assertThat(GAME.describe(GAME.redact(dealt, new Viewer.Seat(1))).params())
                .containsEntry("cards", List.of("R-G1a"));
    }
}
