package dev.perennial.games.concert;

import static dev.perennial.games.concert.Cards.card;
import static dev.perennial.games.concert.Cards.cards;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.perennial.games.concert.model.Colour;
import dev.perennial.games.concert.model.ConcertMove;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.InfluenceCard;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {
    private final EvergreenConcert game = new EvergreenConcert();

    @Test
    void everyMoveHasAShortForm() {
        assertThat(game.notation(new ConcertMove.SelectOpening(cards("G9 B1 B13"))))
                .isEqualTo("open G9 B1 B13");
        assertThat(game.notation(new ConcertMove.PlayCard(card("N1"), 1, 0))).isEqualTo("play N1 1.0");
        assertThat(game.notation(new ConcertMove.TurnHit(1))).isEqualTo("hit +1");
        assertThat(game.notation(new ConcertMove.TurnHit(-1))).isEqualTo("hit -1");
        assertThat(game.notation(new ConcertMove.HoldConcert(false))).isEqualTo("concert");
        assertThat(game.notation(new ConcertMove.HoldConcert(true))).isEqualTo("gala");
        assertThat(game.notation(new ConcertMove.EndTurn())).isEqualTo("end");
    }

    @Test
    void evenImpossibleMovesCanBeReadBack() {
        List<ConcertMove> moves = List.of(
                new ConcertMove.SelectOpening(List.of()),
                new ConcertMove.PlayCard(card("N13"), -7, 99),
                new ConcertMove.TurnHit(0),
                new ConcertMove.TurnHit(Integer.MIN_VALUE),
                new ConcertMove.PlayCard(card("O1"), Integer.MAX_VALUE, Integer.MIN_VALUE));
        for (ConcertMove move : moves) {
            assertThat(game.parseNotation(game.notation(move))).contains(move);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "open G9,B1",
                "open G0 B1 B2",
                "open G14",
                "play",
                "play N1",
                "play N1 1",
                "play X1 1.0",
                "play N1 99999999999.0",
                "hit",
                "hit 1",
                "hit +",
                "concert gala",
                "END",
                "end "
            })
    void anythingElseIsNoMove(String text) {
        assertThat(game.parseNotation(text)).isEmpty();
    }

    @Test
    void everyCardHasItsCode() {
        for (InfluenceCard each : ConcertTables.deck(6)) {
            assertThat(InfluenceCard.ofCode(each.code())).isEqualTo(each).hasToString(each.code());
        }
        assertThat(card("N13")).isEqualTo(new InfluenceCard(Colour.BROWN, 13));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "B", "B0", "B14", "B01", "B+1", "b1", "X1", "1B", "B1 ", "B١"})
    void otherTextsAreNoCards(String code) {
        assertThatIllegalArgumentException().isThrownBy(() -> InfluenceCard.ofCode(code));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 14})
    void noCardHasAnotherValue(int value) {
        assertThatIllegalArgumentException().isThrownBy(() -> new InfluenceCard(Colour.BLUE, value));
    }
}
