package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.Scene.GREEN;
import static dev.perennial.games.sevolution.Scene.RED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.sevolution.component.Box;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.DiscoverySlot;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.PlayerColour;
import dev.perennial.games.sevolution.component.Sites;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.component.TableCard;
import dev.perennial.games.sevolution.model.Civilisation;
import dev.perennial.games.sevolution.model.HandSight;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionEvent.TrickTaken;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section I of the worked vectors. */
class FirstRoundTest {
    private static final String RED_TOP = "R-G3a R-O4a R-V2a R-O1a R-G5a R-V6a";
    private static final String GREEN_TOP = "G-G2a G-O3a G-V1a G-G6a G-V4a G-O5a";

    @Test
    @DisplayName("SE-I1: a whole round 1 with two players")
    void wholeFirstRound() {
        var table = Scene.seats(2)
                .round(1, RED)
                .player(RED, player -> player.cards(cards -> cards.withPile(pile(PlayerColour.RED, RED_TOP))))
                .player(GREEN, player -> player.cards(cards -> cards.withPile(pile(PlayerColour.GREEN, GREEN_TOP))))
                .round(RED);
        assertThat(table.state().players()).allSatisfy(player -> {
            assertThat(player.isBlind()).isTrue();
            assertThat(player.cards().hand()).hasSize(5);
        });

        turnUp(table, RED, "R-G3a");
        turnUp(table, GREEN, "G-O3a");
        table.play(RED, "take R-G3a");
        turnUp(table, RED, "R-O4a");
        assertThat(table.state().currentTrick().played())
                .containsExactly(new TableCard(RED, Card.ofCode("R-G5a"), null));
        turnUp(table, GREEN, "G-G2a");
        table.play(RED, "take G-G2a");
        turnUp(table, RED, "R-D1");
        turnUp(table, GREEN, "G-D1");
        table.play(RED, "discover G-D1");
        turnUp(table, RED, "R-V2a");
        turnUp(table, GREEN, "G-V1a");
        table.play(RED, "take R-V2a");
        turnUp(table, RED, "R-O1a");
        turnUp(table, GREEN, "G-G6a");
        table.play(GREEN, "take G-G6a");
        assertThat(table.happened(TrickTaken.class))
                .extracting(TrickTaken::winner)
                .containsExactly(RED, RED, RED, RED, GREEN);

        assertThat(table.phase()).isEqualTo(Phase.JOKERS);
        table.play(GREEN, "jokers FOOD");
        assertThat(table.player(GREEN).civilisation())
                .isEqualTo(new Civilisation(2, 2, new Stock(0, 3, 1), Sites.EMPTY, 2));
        table.play(GREEN, "place FACTORY 2;place COMMERCE 1;end");
        assertThat(table.player(GREEN).civilisation())
                .isEqualTo(new Civilisation(2, 2, new Stock(0, 1, 0), Scene.sitesOf("FACTORY 2 COMMERCE 1"), 2));
        assertThat(table.player(RED).civilisation())
                .isEqualTo(new Civilisation(2, 2, new Stock(3, 1, 2), Sites.EMPTY, 2));
        table.play(RED, "buy 2;place FARM 1;place PRESTIGE 2;end");
        assertThat(table.player(RED).civilisation())
                .isEqualTo(new Civilisation(2, 4, Stock.NONE, Scene.sitesOf("FARM 1 PRESTIGE 2"), 2));

        var state = table.state();
        assertThat(state.round()).isEqualTo(2);
        assertThat(state.gone()).hasSize(8);
        assertThat(state.leader()).isEqualTo(RED);
        assertThat(table.toAct()).isEqualTo(RED);
        assertThat(table.last(SEvolutionEvent.CalamitiesReturned.class).size()).isEqualTo(20);
        assertThat(state.players()).allSatisfy(player -> {
            assertThat(player.cards().pile()).hasSize(16);
            assertThat(player.cards().hand()).hasSize(5);
            assertThat(player.cards().sight()).isEqualTo(HandSight.OWNER);
        });
        assertThat(table.player(RED).discovery(1)).isEqualTo(new DiscoverySlot(Card.ofCode("G-D1"), true));
        assertThat(table.player(GREEN).discovery(1)).isEqualTo(new DiscoverySlot(Card.ofCode("R-D1"), true));
    }

    private static List<Card> pile(PlayerColour deck, String top) {
        var first = Scene.cards(top);
        var rest = Box.playingCards(deck).stream()
                .filter(card -> !first.contains(card))
                .toList();
        return Lists.concat(first, rest);
    }

    /** The positions were shuffled: the test looks where the card lies. */
    private static void turnUp(TestTable table, int seat, String code) {
        int position = table.player(seat).cards().hand().stream()
                .filter(held -> held.card().code().equals(code))
                .findFirst()
                .orElseThrow()
                .position();
        table.play(seat, "blind " + position);
    }
}
