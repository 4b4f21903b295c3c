package dev.perennial.games.arboretum.model;

import static dev.perennial.games.arboretum.Given.area;
import static dev.perennial.games.arboretum.Given.card;
import static dev.perennial.games.arboretum.Given.cards;
import static dev.perennial.games.arboretum.Given.grid;
import static dev.perennial.games.arboretum.Given.table;
import static dev.perennial.games.arboretum.model.ArboretumRefusal.GAME_OVER;
import static dev.perennial.games.arboretum.model.ArboretumRefusal.SOURCE_EMPTY;
import static dev.perennial.games.arboretum.model.ArboretumRefusal.WRONG_PHASE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Viewer;
import dev.perennial.games.arboretum.Match;
import dev.perennial.games.arboretum.PathSearch;
import dev.perennial.games.arboretum.Visibility;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardDiscarded;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardDrawn;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardTaken;
import dev.perennial.games.arboretum.model.ArboretumEvent.HandsRevealed;
import dev.perennial.games.arboretum.model.ArboretumEvent.TreePlanted;
import dev.perennial.games.arboretum.model.ArboretumEvent.TurnBegan;
import org.junit.jupiter.api.Test;

class TurnVectorsTest {
    private static final ArboretumState AV_03 = table(
            "S6 J7",
            area("J2 J5 C3 C8 M1 M7 D4", grid("J3 C5"), ""),
            area("H3 H4 H5 H6 H7 H8 S1", grid("S2"), "H2 J6"));
    private static final ArboretumState AV_05 =
            table("W2", area("S1 S2 S3 S4 S5 S6 S7", grid("S8"), "H5"), area("C1 C2 C3 C4 C5 C6 C7", grid("C8"), "D4"));

    @Test
    void av02OnTheFirstTurnThereIsOnlyTheDeck() {
        var match = Match.started(2, 1);
        assertThat(match.refusal(0, "draw pile 1")).isEqualTo(SOURCE_EMPTY);
        assertThat(match.refusal(0, "draw pile 0")).isEqualTo(SOURCE_EMPTY);
        match.play(0, "draw deck", "draw deck");
        assertThat(match.state.player(0).hand()).hasSize(9);
        assertThat(match.state.deck()).hasSize(32);
        assertThat(match.refusal(0, "draw deck")).isEqualTo(WRONG_PHASE);
    }

    @Test
    void av03CompleteTurn() {
        var match = new Match(AV_03).play(0, "draw deck", "draw pile 1", "plant J6 2,0", "discard M1");
        assertThat(match.events)
                .containsExactly(
                        new CardDrawn(0, card("S6"), 1, 1),
                        new CardTaken(0, 1, card("J6"), 2),
                        new TreePlanted(0, card("J6"), 2, 0),
                        new CardDiscarded(0, card("M1")),
                        new TurnBegan(12, 1));
        var after = match.state.player(0);
        assertThat(after.hand()).containsExactlyInAnyOrderElementsOf(cards("C3 C8 D4 J2 J5 M7 S6"));
        assertThat(after.trees()).isEqualTo(grid("J3 C5 J6"));
        assertThat(after.discards()).isEqualTo(cards("M1"));
        assertThat(match.state.player(1).discards()).isEqualTo(cards("H2"));
        assertThat(match.state.deck()).isEqualTo(cards("J7"));
        assertThat(match.state.turn()).isEqualTo(new Turn(12, 1, Phase.DRAW, 0));
        assertThat(Match.GAME.awaited(match.state)).containsExactly(1);
        assertThat(new PathSearch(after.trees()).best(0, Species.JACARANDA))
                .isEqualTo(new ScoredPath(0, 3, grid("J3 C5 J6")));
    }

    @Test
    void av04TwoCardsFromOneDiscardPile() {
        var match = new Match(AV_03).play(0, "draw pile 1", "draw pile 1");
        assertThat(match.events)
                .containsExactly(new CardTaken(0, 1, card("J6"), 1), new CardTaken(0, 1, card("H2"), 2));
        assertThat(match.state.player(1).discards()).isEmpty();
    }

    @Test
    void av04SecondDrawFromAPileOfOne() {
        var match = new Match(AV_05).play(0, "draw pile 1");
        assertThat(match.refusal(0, "draw pile 1")).isEqualTo(SOURCE_EMPTY);
    }

    @Test
    void av04OwnDiscardPile() {
        var match = new Match(AV_03).play(0, "draw deck", "draw pile 1").finishTurn();
        match.play(1, "draw pile 1");
        assertThat(match.events.getLast()).isEqualTo(new CardTaken(1, 1, card("H2"), 1));
    }

    @Test
    void av05LastCardOfTheDeckAsFirstDraw() {
        var match = new Match(AV_05).play(0, "draw deck");
        assertThat(match.state.deck()).isEmpty();
        assertThat(match.refusal(0, "draw deck")).isEqualTo(SOURCE_EMPTY);
        match.play(0, "draw pile 1");
        assertThat(match.events.getLast()).isEqualTo(new CardTaken(0, 1, card("D4"), 2));
        assertGameEndsWithThisTurn(match);
    }

    @Test
    void av06LastCardOfTheDeckAsSecondDraw() {
        var match = new Match(AV_05).play(0, "draw pile 0", "draw deck");
        assertThat(match.events)
                .containsExactly(new CardTaken(0, 0, card("H5"), 1), new CardDrawn(0, card("W2"), 2, 0));
        assertGameEndsWithThisTurn(match);
    }

    @Test
    void av06WithBothDiscardsTheGameGoesOn() {
        var match = new Match(AV_05).play(0, "draw pile 0", "draw pile 1").finishTurn();
        assertThat(match.state.deck()).isEqualTo(cards("W2"));
        assertThat(Match.GAME.awaited(match.state)).containsExactly(1);
        assertThat(match.isOver()).isFalse();
    }

    private static void assertGameEndsWithThisTurn(Match match) {
        match.finishTurn();
        assertThat(match.isOver()).isTrue();
        assertThat(Match.GAME.awaited(match.state)).isEmpty();
        assertThat(match.events).hasAtLeastOneElementOfType(HandsRevealed.class);
        assertThat(match.refusal(0, "draw deck")).isEqualTo(GAME_OVER);
        assertThat(match.refusal(1, "draw deck")).isEqualTo(GAME_OVER);
        assertThat(match.refusal(1, "discard C1")).isEqualTo(GAME_OVER);
    }

    @Test
    void av25OpponentsLearnOnlyThatACardWasDrawn() {
        var opponent = new Viewer.Seat(1);
        var match = new Match(AV_03).play(0, "draw deck");
        assertThat(Match.GAME.redact(match.events.getLast(), opponent)).isEqualTo(new CardDrawn(0, null, 1, 1));
        assertThat(Match.GAME.redact(match.events.getLast(), new Viewer.Seat(0)))
                .isEqualTo(new CardDrawn(0, card("S6"), 1, 1));
        var seen = Visibility.view(match.state, opponent);
        assertThat(seen.players().get(0).handSize()).isEqualTo(8);
        assertThat(seen.players().get(0).hand()).isNull();
        assertThat(seen.deck()).isNull();
        assertThat(seen.deckSize()).isEqualTo(1);

        match.play(0, "draw pile 1");
        assertThat(Match.GAME.redact(match.events.getLast(), opponent)).isEqualTo(new CardTaken(0, 1, card("J6"), 2));
    }

    @Test
    void av25AtScoringAllHandsAreInEveryView() {
        var match = new Match(AV_05).play(0, "draw deck", "draw pile 1").finishTurn();
        for (Viewer viewer : new Viewer[] {new Viewer.Seat(0), new Viewer.Seat(1), new Viewer.Spectator()}) {
            assertThat(Visibility.view(match.state, viewer).players())
                    .extracting(ArboretumView.PlayerView::hand)
                    .containsExactly(
                            match.state.player(0).hand(), match.state.player(1).hand());
        }
    }
}
