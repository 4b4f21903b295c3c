package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.Scene.BLUE;
import static dev.perennial.games.sevolution.Scene.GREEN;
import static dev.perennial.games.sevolution.Scene.RED;
import static dev.perennial.games.sevolution.Scene.YELLOW;
import static dev.perennial.games.sevolution.model.SEvolutionRefusal.*;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Setup;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.model.HandSight;
import dev.perennial.games.sevolution.model.SEvolutionMove;
import dev.perennial.games.sevolution.model.SEvolutionOptions;
import java.time.Instant;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Section H of the worked vectors apart from management, and what the specification adds about refusals. */
class RefusalVectorsTest {
    private static TestTable following(String age, String hand, String trump) {
        var scene = Scene.seats(2)
                .people(RED, age)
                .people(GREEN, "III")
                .hand(RED, hand)
                .hand(GREEN, "G-O1a G-G1a");
        if (!trump.isEmpty()) {
            scene.trump(Suit.valueOf(trump));
        }
        return scene.trick(GREEN).play(GREEN, "play G-O1a");
    }

    @Test
    @DisplayName("SE-X1, SE-X2: who has the fixed suit must follow it")
    void mustFollowSuit() {
        assertThat(following("III", "R-O5a R-V2a R-G1a R-D3", "").refusal(RED, "play R-V2a"))
                .isEqualTo(MUST_FOLLOW_SUIT);
        assertThat(following("VI", "R-O1a R-G6a", "GREEN").refusal(RED, "play R-G6a"))
                .isEqualTo(MUST_FOLLOW_SUIT);
    }

    @Test
    @DisplayName("SE-X3: blind players choose positions, others cards")
    void blindPlayersChoosePositions() {
        var blind = Scene.seats(2).hand(RED, HandSight.NOBODY, "R-G1a R-O2a").trick(RED);
        assertThat(blind.refusal(RED, "play R-G1a")).isEqualTo(BLIND_HAND);
        assertThat(blind.refusal(RED, "play R-V1a"))
                .as("says nothing about the hand")
                .isEqualTo(BLIND_HAND);
        assertThat(blind.refusal(RED, "blind 2")).isEqualTo(UNKNOWN_POSITION);
        assertThat(blind.refusal(RED, "blind -1")).isEqualTo(UNKNOWN_POSITION);
        var seeing = following("III", "R-O5a", "");
        assertThat(seeing.refusal(RED, "blind 0")).isEqualTo(HAND_NOT_BLIND);
        assertThat(seeing.refusal(RED, "play R-V2a")).isEqualTo(CARD_NOT_IN_HAND);
    }

    @Test
    @DisplayName("SE-X4: only the player to act plays")
    void notYourTurn() {
        var table = Scene.seats(2)
                .people(RED, "II")
                .people(GREEN, "II")
                .hand(RED, "R-G1a")
                .hand(GREEN, "G-G1a")
                .trick(GREEN);
        assertThat(table.refusal(RED, "play R-G1a")).isEqualTo(NOT_YOUR_TURN);
        assertThat(table.refusal(RED, "blind 0")).isEqualTo(NOT_YOUR_TURN);
    }

    @Test
    @DisplayName("SE-X5, SE-X6: cards are taken once and in order")
    void takingInOrder() {
        var table = Scene.seats(4)
                .people(RED, "VI")
                .people(GREEN, "V")
                .people(BLUE, "IV")
                .people(YELLOW, "IV")
                .trump(Suit.GREEN)
                .hand(RED, "R-V6a R-D6")
                .hand(GREEN, "G-G3a")
                .hand(BLUE, "B-V4a")
                .hand(YELLOW, "Y-G2a")
                .trick(RED)
                .play(RED, "play R-V6a")
                .play(GREEN, "play G-G3a")
                .play(BLUE, "play B-V4a")
                .play(YELLOW, "play Y-G2a")
                .play(GREEN, "take G-G3a");
        assertThat(table.refusal(RED, "take G-G3a")).isEqualTo(CARD_NOT_AVAILABLE);
        assertThat(table.refusal(RED, "take R-D6")).isEqualTo(CARD_NOT_AVAILABLE);
        assertThat(table.refusal(BLUE, "take R-V6a")).isEqualTo(NOT_YOUR_TURN);
        assertThat(table.refusal(RED, "discover R-D6")).isEqualTo(WRONG_PHASE);
    }

    @Test
    @DisplayName("SE-X7: who played a Discovery takes no playing card")
    void discoveryPlayerTakesNoCard() {
        var table = Scene.seats(4)
                .people(RED, "III")
                .people(GREEN, "IV")
                .people(BLUE, "II")
                .people(YELLOW, "III")
                .hand(RED, "R-D3")
                .hand(GREEN, "G-V2a")
                .hand(BLUE, "B-O6a")
                .hand(YELLOW, "Y-V1a")
                .trick(RED)
                .play(RED, "play R-D3")
                .play(GREEN, "play G-V2a")
                .play(BLUE, "play B-O6a")
                .play(YELLOW, "play Y-V1a");
        assertThat(table.refusal(RED, "take G-V2a")).isEqualTo(NOT_YOUR_TURN);
        assertThat(table.refusal(GREEN, "take R-D3")).isEqualTo(CARD_NOT_AVAILABLE);
    }

    @Test
    @DisplayName("SE-X8: a Discovery of another Age is out of reach, taken or not")
    void wrongAge() {
        var table = Scene.seats(3)
                .people(RED, "III")
                .people(GREEN, "II/3")
                .people(BLUE, "II/2")
                .hand(RED, "R-D3")
                .hand(GREEN, "G-D2")
                .hand(BLUE, "B-D2")
                .trick(RED)
                .play(RED, "play R-D3")
                .play(GREEN, "play G-D2")
                .play(BLUE, "play B-D2");
        assertThat(table.toAct()).isEqualTo(GREEN);
        assertThat(table.refusal(GREEN, "discover R-D3")).isEqualTo(WRONG_AGE);
        assertThat(table.refusal(GREEN, "discover R-D2")).as("not on the table").isEqualTo(CARD_NOT_AVAILABLE);
        assertThat(table.refusal(GREEN, "discover R-G1a")).as("no Discovery").isEqualTo(CARD_NOT_AVAILABLE);
    }

    @Test
    @DisplayName("SE-X9: a Discovery is taken once")
    void discoveryTakenOnce() {
        var table = RoundVectorsTest.threeDiscoveries().play(BLUE, "discover R-D2");
        assertThat(table.refusal(RED, "discover R-D2")).isEqualTo(CARD_NOT_AVAILABLE);
    }

    @Test
    @DisplayName("SE-X10, SE-X11: trump is named only by who may, and once")
    void trumpOnce() {
        assertThat(following("III", "R-O5a", "").refusal(RED, "trump GREEN")).isEqualTo(WRONG_PHASE);
        var pile = "%1$s-G1a %1$s-O1a %1$s-V1a %1$s-G2a";
        var table = Scene.seats(2)
                .people(RED, "V")
                .people(GREEN, "II")
                .pile(RED, pile.formatted("R"))
                .pile(GREEN, pile.formatted("G"))
                .round(GREEN);
        assertThat(table.refusal(GREEN, "trump GREEN")).isEqualTo(NOT_YOUR_TURN);
        table.play(RED, "trump GREEN");
        assertThat(table.refusal(RED, "trump GREEN")).isEqualTo(WRONG_PHASE);
        assertThat(table.refusal(RED, "trump VIOLET")).isEqualTo(WRONG_PHASE);
    }

    @Test
    void whenTheGameIsOverEverythingIsRefused() {
        var table = Scene.seats(2).round(6, RED).action(RED);
        assertThat(table.refusal(RED, "end")).isEqualTo(GAME_OVER);
        assertThat(table.refusal(GREEN, "trump GREEN")).isEqualTo(GAME_OVER);
        assertThat(table.refusal(GREEN, "buy 7")).isEqualTo(MALFORMED);
        assertThat(TestTable.GAME.timeUp(table.state(), RED, new DecisionContext(Instant.EPOCH, table.chance())))
                .isInstanceOf(Decision.Refused.class);
    }

    @Test
    void aBonusWithoutEntriesCountsAsNone() {
        var move = new SEvolutionMove.ResolveCalamity(Card.ofCode("R-O4a"), null);
        assertThat(move).isEqualTo(TestTable.move("resolve R-O4a"));
        assertThat(move.bonus()).isEmpty();
    }

    @ParameterizedTest(name = "{0} seats")
    @ValueSource(ints = {-1, 0, 1, 5})
    void tablesOfOtherSizesDoNotStart(int seats) {
        var setup = new Setup<>(seats, FirstSeat.RANDOM, new SEvolutionOptions());
        assertThat(TestTable.GAME.start(setup, new DecisionContext(Instant.EPOCH, Scene.chance())))
                .isEqualTo(Decision.refused(BAD_SEAT_COUNT));
    }
}
