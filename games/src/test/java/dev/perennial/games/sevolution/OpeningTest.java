package dev.perennial.games.sevolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Setup;
import dev.perennial.games.collection.Lists;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Sites;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.model.Civilisation;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionEvent.BlindHandShuffled;
import dev.perennial.games.sevolution.model.SEvolutionEvent.GameBegan;
import dev.perennial.games.sevolution.model.SEvolutionEvent.PileShuffled;
import dev.perennial.games.sevolution.model.SEvolutionEvent.RoundBegan;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The documented order of chance, drawn again by hand. */
class OpeningTest {

    @ParameterizedTest(name = "{0} seats, first seat {1}")
    @CsvSource({"2, RANDOM", "3, RANDOM", "4, RANDOM", "2, SEAT1", "4, SEAT1"})
    void chanceIsDrawnInTheDocumentedOrder(int seats, FirstSeat firstSeat) {
        var events = start(seats, firstSeat);
        var chance = Scene.chance();
        int first = firstSeat == FirstSeat.RANDOM ? chance.below(seats) : 0;
        assertThat(events.getFirst()).isEqualTo(new GameBegan(seats, first));
        assertThat(events).contains(new RoundBegan(1, first));
        var piles = events.stream()
                .filter(PileShuffled.class::isInstance)
                .map(PileShuffled.class::cast)
                .toList();
        assertThat(piles).extracting(PileShuffled::seat).hasSize(seats).isSorted();
        for (PileShuffled pile : piles) {
            assertThat(pile.pile()).isEqualTo(chance.shuffle(deck("RGBY".charAt(pile.seat()))));
        }
        for (PileShuffled pile : piles) {
            var drawn = Lists.with(pile.pile().subList(0, 4), Card.ofCode("RGBY".charAt(pile.seat()) + "-D1"));
            var hand = events.stream()
                    .filter(BlindHandShuffled.class::isInstance)
                    .map(BlindHandShuffled.class::cast)
                    .filter(shuffled -> shuffled.seat() == pile.seat())
                    .findFirst()
                    .orElseThrow();
            assertThat(hand.positions()).isEqualTo(chance.shuffle(drawn));
        }
    }

    @ParameterizedTest(name = "{0} seats")
    @CsvSource({"2", "3", "4"})
    void everybodyStartsAlike(int seats) {
        var state = TestTable.GAME.fold(null, start(seats, FirstSeat.SEAT1));
        assertThat(state.players())
                .extracting(Player::civilisation)
                .containsOnly(new Civilisation(1, 2, Stock.NONE, Sites.EMPTY, 0));
        assertThat(state.toAct()).isZero();
        assertThat(state.players())
                .allSatisfy(player -> assertThat(player.discoveries())
                        .extracting(slot -> slot.card().code())
                        .containsExactlyElementsOf(List.of("D1", "D2", "D3", "D4", "D5", "D6").stream()
                                .map(code -> "RGBY".charAt(player.seat()) + "-" + code)
                                .toList()))
                .allSatisfy(player -> assertThat(player.discoveries()).noneMatch(slot -> slot.faceUp()));
    }

    private static List<SEvolutionEvent> start(int seats, FirstSeat firstSeat) {
        var setup = new Setup<>(seats, firstSeat, TestTable.GAME.defaultOptions());
        var context = new DecisionContext(Instant.EPOCH, Scene.chance());
        if (TestTable.GAME.start(setup, context) instanceof Decision.Accepted<SEvolutionEvent>(var events, var _)) {
            return events;
        }
        throw new AssertionError("refused");
    }

    /** Suit, value, copy: written out. */
    private static List<Card> deck(char letter) {
        var codes = new StringBuilder();
        for (char suit : "GOV".toCharArray()) {
            for (String card : "1a 2a 2b 3a 3b 4a 5a 6a".split(" ")) {
                codes.append(letter).append('-').append(suit).append(card).append(' ');
            }
        }
        return Scene.cards(codes.toString());
    }
}
