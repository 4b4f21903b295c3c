package dev.perennial.games.arboretum;

import static dev.perennial.games.arboretum.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.arboretum.model.ArboretumMove;
import dev.perennial.games.arboretum.model.Card;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {

    @Test
    void writesShortText() {
        assertThat(Stream.of(
                                new ArboretumMove.DrawFromDeck(),
                                new ArboretumMove.DrawFromDiscard(1),
                                new ArboretumMove.Plant(card("O4"), 1, -2),
                                new ArboretumMove.Discard(card("W8")))
                        .map(Match.GAME::notation))
                .containsExactly("draw deck", "draw pile 1", "plant O4 1,-2", "discard W8");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "draw",
                "draw pile",
                "draw pile -1",
                "draw deck ",
                "plant O4",
                "plant O9 0,0",
                "plant X4 0,0",
                "plant O4 0;0",
                "plant O4 99999999999,0",
                "discard",
                "discard O0",
                "Discard O4"
            })
    void readsNothingElse(String text) {
        assertThat(Match.GAME.parseNotation(text)).isEmpty();
    }

    @Test
    void cardsHaveCodes() {
        assertThat(Card.allOf(Given.species("SW")))
                .extracting(Card::code)
                .startsWith("S1", "S2")
                .endsWith("W7", "W8")
                .hasSize(16)
                .allMatch(code -> Card.ofCode(code).code().equals(code));
    }
}
