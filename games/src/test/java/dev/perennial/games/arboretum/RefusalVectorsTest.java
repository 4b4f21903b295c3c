package dev.perennial.games.arboretum;

import static dev.perennial.games.arboretum.Given.area;
import static dev.perennial.games.arboretum.Given.card;
import static dev.perennial.games.arboretum.Given.cards;
import static dev.perennial.games.arboretum.Given.grid;
import static dev.perennial.games.arboretum.Given.hand;
import static dev.perennial.games.arboretum.Given.inPhase;
import static dev.perennial.games.arboretum.Given.table;
import static dev.perennial.games.arboretum.model.ArboretumRefusal.CARD_NOT_IN_HAND;
import static dev.perennial.games.arboretum.model.ArboretumRefusal.CELL_OCCUPIED;
import static dev.perennial.games.arboretum.model.ArboretumRefusal.GAME_OVER;
import static dev.perennial.games.arboretum.model.ArboretumRefusal.MALFORMED;
import static dev.perennial.games.arboretum.model.ArboretumRefusal.NOT_ADJACENT;
import static dev.perennial.games.arboretum.model.ArboretumRefusal.NOT_YOUR_TURN;
import static dev.perennial.games.arboretum.model.ArboretumRefusal.UNKNOWN_SOURCE;
import static dev.perennial.games.arboretum.model.ArboretumRefusal.WRONG_PHASE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.games.arboretum.model.ArboretumEvent.TreePlanted;
import dev.perennial.games.arboretum.model.ArboretumMove;
import dev.perennial.games.arboretum.model.ArboretumRefusal;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.Cell;
import dev.perennial.games.arboretum.model.Phase;
import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.arboretum.model.Tree;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RefusalVectorsTest {
    /** Seat 0 of three to draw, grid of AV-07, nine cards so that every phase can be asked for. */
    private static final ArboretumState TABLE = table(
            "S6 J7 T1",
            area("J2 J5 C3 C8 M1 M7 D4 D1 D2", grid("J3 C5"), ""),
            area("H3 H4 H5 H6 H7 H8 S1", grid("S2"), "H2 J6"),
            hand("W1 W2 W3 W4 W5 W6 W7"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"0,1", "0,-1", "-1,0", "1,1", "1,-1", "2,0"})
    void av07AllSixFreeNeighboursAreLegal(String cell) {
        var match = new Match(inPhase(Phase.PLANT, TABLE)).play(0, "plant J2 " + cell);
        var planted = (TreePlanted) match.events.getLast();
        assertThat(planted.x() + "," + planted.y()).isEqualTo(cell);
        assertThat(TABLE.player(0).freeCells()).hasSize(6).contains(new Cell(planted.x(), planted.y()));
    }

    @ParameterizedTest
    @CsvSource({
        "plant J2 2;1, NOT_ADJACENT",
        "plant J2 3;0, NOT_ADJACENT",
        "plant J2 1;0, CELL_OCCUPIED",
        "plant J2 0;0, CELL_OCCUPIED",
        "plant J2 999999999;-999999999, NOT_ADJACENT"
    })
    void av07IllegalCells(String move, ArboretumRefusal refusal) {
        assertThat(new Match(inPhase(Phase.PLANT, TABLE)).refusal(0, move.replace(';', ',')))
                .isEqualTo(refusal);
    }

    @ParameterizedTest
    @CsvSource({"J2", "C3", "C8", "M7"})
    void av07AnyCardMayBePlantedBesideAnyOther(String code) {
        var match = new Match(inPhase(Phase.PLANT, TABLE)).play(0, "plant " + code + " 0,1", "discard J5");
        assertThat(match.state.player(0).trees()).contains(new Tree(card(code), 0, 1));
    }

    @Test
    void av07FirstCardIsStoredAtTheOrigin() {
        var match = new Match(inPhase(Phase.PLANT, table("S6", hand("W1 W2"), hand("W3"))));
        match.play(0, "plant W1 5,-3");
        assertThat(match.events).containsExactly(new TreePlanted(0, card("W1"), 0, 0));
    }

    @Test
    void av08NotYourTurn() {
        for (Phase phase : new Phase[] {Phase.DRAW, Phase.PLANT, Phase.DISCARD}) {
            var match = new Match(inPhase(phase, TABLE));
            assertThat(match.refusal(1, "draw deck")).isEqualTo(NOT_YOUR_TURN);
            assertThat(match.refusal(1, "plant H3 0,1")).isEqualTo(NOT_YOUR_TURN);
            assertThat(match.refusal(2, "discard W1")).isEqualTo(NOT_YOUR_TURN);
            assertThat(match.refusal(1, "draw pile 3")).isEqualTo(NOT_YOUR_TURN);
        }
    }

    @Test
    void av08WrongPhase() {
        var match = new Match(TABLE);
        assertThat(match.refusal(0, "plant J2 0,1")).isEqualTo(WRONG_PHASE);
        match.play(0, "draw deck");
        assertThat(match.refusal(0, "plant J2 0,1")).isEqualTo(WRONG_PHASE);
        match.play(0, "draw deck");
        assertThat(match.refusal(0, "discard J2")).isEqualTo(WRONG_PHASE);
        assertThat(match.refusal(0, "draw pile 3")).isEqualTo(WRONG_PHASE);
        match.play(0, "plant J2 0,1");
        assertThat(match.refusal(0, "plant J5 1,1")).isEqualTo(WRONG_PHASE);
        assertThat(match.refusal(0, "draw deck")).isEqualTo(WRONG_PHASE);
    }

    @Test
    void av08CardNotInHand() {
        var planting = new Match(inPhase(Phase.PLANT, TABLE));
        assertThat(planting.refusal(0, "plant H3 0,1")).isEqualTo(CARD_NOT_IN_HAND);
        assertThat(planting.refusal(0, "plant H3 1,0")).isEqualTo(CARD_NOT_IN_HAND);
        assertThat(planting.refusal(0, "plant H3 9,9")).isEqualTo(CARD_NOT_IN_HAND);
        planting.play(0, "plant J2 0,1");
        assertThat(planting.refusal(0, "discard H3")).isEqualTo(CARD_NOT_IN_HAND);
        assertThat(planting.refusal(0, "discard J2")).isEqualTo(CARD_NOT_IN_HAND);
    }

    @Test
    void av08UnknownSource() {
        assertThat(new Match(TABLE).refusal(0, "draw pile 3")).isEqualTo(UNKNOWN_SOURCE);
        var negative = Match.GAME.decide(TABLE, 0, new ArboretumMove.DrawFromDiscard(-1), Match.context(0));
        assertThat(Match.refused(negative)).isEqualTo(UNKNOWN_SOURCE);
    }

    @Test
    void av08GameOverIsCheckedBeforeTheTurn() {
        var match = new Match(inPhase(Phase.OVER, TABLE));
        assertThat(match.refusal(0, "draw deck")).isEqualTo(GAME_OVER);
        assertThat(match.refusal(1, "draw deck")).isEqualTo(GAME_OVER);
        assertThat(match.refusal(2, "draw pile 3")).isEqualTo(GAME_OVER);
    }

    @Test
    void seatsThatDoNotExistAreMalformedBeforeAnythingElse() {
        for (Phase phase : Phase.values()) {
            var match = new Match(inPhase(phase, TABLE));
            assertThat(match.refusal(3, "draw deck")).isEqualTo(MALFORMED);
            assertThat(match.refusal(-1, "draw deck")).isEqualTo(MALFORMED);
            assertThat(Match.refused(Match.GAME.timeUp(match.state, 3, Match.context(0))))
                    .isEqualTo(MALFORMED);
        }
    }

    @Test
    void cardOfARemovedSpeciesIsNotInHand() {
        var match = Match.started(2, 1);
        match.play(0, "draw deck", "draw deck");
        var missing = Card.allOf(List.of(Species.values())).stream()
                .filter(card -> !match.state.species().contains(card.species()))
                .findFirst()
                .orElseThrow();
        assertThat(match.refusal(0, "plant " + missing.code() + " 0,0")).isEqualTo(CARD_NOT_IN_HAND);
    }

    @Test
    void cellsAreCheckedInTheOrderOccupiedThenAdjacent() {
        var match = new Match(inPhase(Phase.PLANT, TABLE));
        assertThat(match.refusal(0, "plant J2 1,0")).isEqualTo(CELL_OCCUPIED);
        assertThat(match.refusal(0, "plant J2 1,2")).isEqualTo(NOT_ADJACENT);
    }

    @Test
    void movesWithoutACardCannotBeMade() {
        assertThatThrownBy(() -> new ArboretumMove.Discard(null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> new ArboretumMove.Plant(null, 0, 0)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> cards("J9")).isInstanceOf(IllegalArgumentException.class);
    }
}
