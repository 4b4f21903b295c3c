package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.Scene.BLUE;
import static dev.perennial.games.sevolution.Scene.GREEN;
import static dev.perennial.games.sevolution.Scene.RED;
import static dev.perennial.games.sevolution.Scene.YELLOW;
import static dev.perennial.games.sevolution.model.SEvolutionRefusal.*;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.Setup;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.model.HandSight;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
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

    private static TestTable action(String people, String stock, String sites, String taken) {
        return Scene.seats(4)
                .people(RED, people)
                .stock(RED, stock)
                .sites(RED, sites)
                .taken(RED, taken)
                .action(RED);
    }

    @Test
    @DisplayName("SE-X12: after a Famine a Joker may not be FOOD")
    void forbiddenJoker() {
        var table = action("III/3", "(0,0,0)", "", "R-O4a R-G6a R-V1a R-V2a");
        assertThat(table.refusal(RED, "jokers FOOD")).isEqualTo(RESOURCE_FORBIDDEN);
        assertThat(table.refusal(RED, "jokers FOOD TOOLS")).isEqualTo(JOKER_COUNT);
        assertThat(table.refusal(RED, "jokers")).isEqualTo(JOKER_COUNT);
        var warded = action("III/3", "(0,0,0)", "PROTECTION 1", "R-O4a R-G6a R-V1a R-V2a");
        assertThat(warded.legal(RED)).contains("jokers FOOD");
    }

    @Test
    @DisplayName("SE-X13, SE-X14, SE-X15: commerce keeps to its limit and to the stocks it finds")
    void commerceLimits() {
        String none = "R-V6a";
        var one = action("III/3", "(2,2,0)", "COMMERCE 1", "R-G1a");
        assertThat(one.refusal(RED, "commerce FOOD>TOOLS FOOD>TOOLS")).isEqualTo(COMMERCE_LIMIT);
        assertThat(one.refusal(RED, "commerce FOOD>FOOD FOOD>TOOLS")).isEqualTo(COMMERCE_LIMIT);
        assertThat(one.refusal(RED, "commerce FOOD>FOOD")).isEqualTo(SAME_RESOURCE);
        var empty = action("III/3", "(0,2,0)", "COMMERCE 1", none).play(RED, "jokers TOOLS");
        assertThat(empty.refusal(RED, "commerce FOOD>TOOLS")).isEqualTo(NOTHING_TO_CONVERT);
        assertThat(empty.refusal(RED, "commerce FOOD>FOOD"))
                .as("same resource first")
                .isEqualTo(SAME_RESOURCE);
        var full = action("III/3", "(2,8,0)", "COMMERCE 2", "R-G1a");
        assertThat(full.refusal(RED, "commerce FOOD>TOOLS")).isEqualTo(STOCK_FULL);
        assertThat(full.legal(RED)).contains("commerce TOOLS>SCIENCE FOOD>TOOLS");
        full.play(RED, "commerce TOOLS>SCIENCE FOOD>TOOLS");
        assertThat(full.last(SEvolutionEvent.GoodsExchanged.class).stock()).isEqualTo(new Stock(2, 8, 1));
    }

    @Test
    @DisplayName("SE-X26: no management in round 6")
    void noManagementInTheLastRound() {
        var table = Scene.seats(2)
                .round(6, RED)
                .stock(RED, "(8,8,8)")
                .taken(GREEN, "R-G6a")
                .action(RED);
        assertThat(table.toAct()).isEqualTo(GREEN);
        for (String move : "buy 1;evolve;place FARM 1;raise FARM 2;move FARM FACTORY 1;end".split(";")) {
            assertThat(table.refusal(RED, move)).isEqualTo(WRONG_PHASE);
        }
    }

    @Test
    @DisplayName("SE-X27, SE-X28: one calamity is protected, with a Pop on PROTECTION")
    void protection() {
        var bare = action("III/3", "(0,0,0)", "", "R-O4a G-V4a R-G1a R-V1a");
        assertThat(bare.refusal(RED, "protect R-O4a")).isEqualTo(NO_PROTECTION);
        assertThat(bare.refusal(RED, "resolve R-O4a FOOD FOOD")).isEqualTo(BAD_BONUS);
        assertThat(bare.refusal(RED, "resolve R-V4a")).isEqualTo(NOT_A_CALAMITY);
        var table = action("III/3", "(0,0,0)", "PROTECTION 2", "R-O4a G-V4a R-G1a R-V1a");
        assertThat(table.refusal(RED, "resolve R-O4a")).isEqualTo(MUST_PROTECT_FIRST);
        assertThat(table.refusal(RED, "resolve R-G1a")).as("before protection").isEqualTo(NOT_A_CALAMITY);
        assertThat(table.refusal(RED, "protect R-G1a")).isEqualTo(NOT_A_CALAMITY);
        table.play(RED, "protect R-O4a");
        assertThat(table.refusal(RED, "protect G-V4a")).isEqualTo(ALREADY_PROTECTED);
        assertThat(table.refusal(RED, "protect R-O4a")).isEqualTo(ALREADY_PROTECTED);
        assertThat(table.refusal(RED, "resolve R-O4a")).as("bonus missing").isEqualTo(BAD_BONUS);
        assertThat(table.refusal(RED, "resolve R-O4a FOOD")).as("not two").isEqualTo(BAD_BONUS);
        assertThat(table.refusal(RED, "resolve G-V4a FOOD FOOD")).as("not due").isEqualTo(BAD_BONUS);
    }

    @Test
    @DisplayName("SE-X29, SE-X30: a Pop leaves only where one stands and one is due")
    void popRemoval() {
        String taken = "G-V4a R-G1a R-O1a R-V1a";
        var table = action("III/3", "(3,3,0)", "FARM 1 COMMERCE 1 PRESTIGE 2", taken);
        assertThat(table.refusal(RED, "remove FACTORY")).isEqualTo(NO_POP_THERE);
        assertThat(table.legal(RED)).containsExactly("remove FARM", "remove COMMERCE", "remove PRESTIGE");
        var roomy = action("III/3", "(3,3,0)", "FARM 1 PRESTIGE 2", taken);
        assertThat(roomy.refusal(RED, "remove FARM")).isEqualTo(WRONG_PHASE);
    }

    @Test
    void malformedCallsAreRefusedBeforeAnythingElse() {
        var table = action("III/3", "(8,8,8)", "", "");
        assertThat(table.refusal(RED, "buy 3")).isEqualTo(MALFORMED);
        assertThat(table.refusal(GREEN, "buy 0")).isEqualTo(MALFORMED);
        assertThat(table.refusal(4, "end")).isEqualTo(MALFORMED);
        assertThat(table.refusal(-1, "trump GREEN")).isEqualTo(MALFORMED);
        assertThat(table.refusal(GREEN, "end")).isEqualTo(NOT_YOUR_TURN);
        assertThat(table.refusal(GREEN, "trump GREEN")).as("phase before turn").isEqualTo(WRONG_PHASE);
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
