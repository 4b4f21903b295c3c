package dev.perennial.games.arboretum;

import static dev.perennial.games.arboretum.Given.area;
import static dev.perennial.games.arboretum.Given.card;
import static dev.perennial.games.arboretum.Given.grid;
import static dev.perennial.games.arboretum.Given.hand;
import static dev.perennial.games.arboretum.Given.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.arboretum.model.ArboretumEvent.CardDiscarded;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardDrawn;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardTaken;
import dev.perennial.games.arboretum.model.ArboretumEvent.TreePlanted;
import dev.perennial.games.arboretum.model.ArboretumEvent.TurnBegan;
import dev.perennial.games.arboretum.model.ArboretumRefusal;
import dev.perennial.games.arboretum.model.Phase;
import dev.perennial.games.arboretum.model.PlayerArea;
import dev.perennial.games.arboretum.model.Turn;
import org.junit.jupiter.api.Test;

/** Arboretum spec D20. */
class TimeUpTest {
    private static final PlayerArea MOVER = area("J5 J2 C8 C3 M7 M1 D4", grid("J3 C5", "H1 .."), "");
    private static final PlayerArea OTHER = area("W1 W2 W3 W4 W5 W6 W7", grid("W8"), "R1 R2");

    @Test
    void playsAWholeTurnFromTheDeck() {
        var match = new Match(table("S6 J7 T1", MOVER, OTHER)).timeUp(0);
        assertThat(match.events)
                .containsExactly(
                        new CardDrawn(0, card("S6"), 1, 2),
                        new CardDrawn(0, card("J7"), 2, 1),
                        new TreePlanted(0, card("S6"), 0, -1),
                        new CardDiscarded(0, card("C3")),
                        new TurnBegan(12, 1));
    }

    @Test
    void firstTreeGoesToTheOrigin() {
        var match = new Match(table("S6 J7 T1", hand("C3 C8"), OTHER)).timeUp(0);
        assertThat(match.events).contains(new TreePlanted(0, card("S6"), 0, 0));
    }

    @Test
    void playsOnlyTheStepsStillMissing() {
        var match = new Match(table("S6 J7 T1", MOVER, OTHER))
                .play(0, "draw pile 1")
                .timeUp(0);
        assertThat(match.events)
                .startsWith(new CardTaken(0, 1, card("R2"), 1), new CardDrawn(0, card("S6"), 2, 2))
                .hasSize(5);

        match = new Match(table("S6 J7 T1", MOVER, OTHER))
                .play(0, "draw deck", "draw deck", "plant M7 1,1")
                .timeUp(0);
        assertThat(match.events)
                .endsWith(new TreePlanted(0, card("M7"), 1, 1), new CardDiscarded(0, card("S6")), new TurnBegan(12, 1))
                .hasSize(5);
    }

    @Test
    void emptyDeckThenThePilesInSeatOrderFromTheMover() {
        var own = area("C3", grid("J3"), "D1 D2");
        var both = new Match(table("S6", own, OTHER)).timeUp(0);
        assertThat(both.events).startsWith(new CardDrawn(0, card("S6"), 1, 0), new CardTaken(0, 0, card("D2"), 2));
        assertThat(both.isOver()).isTrue();

        var next = new Match(table("S6", hand("C3"), hand("C4"), OTHER)).timeUp(0);
        assertThat(next.events).startsWith(new CardDrawn(0, card("S6"), 1, 0), new CardTaken(0, 2, card("R2"), 2));
    }

    @Test
    void pilesGoRoundTheTable() {
        var state = table("S6", OTHER, hand("C4"), hand("C5")).withTurn(new Turn(9, 1, Phase.DRAW, 0));
        var match = new Match(state).timeUp(1);
        assertThat(match.events).startsWith(new CardDrawn(1, card("S6"), 1, 0), new CardTaken(1, 0, card("R2"), 2));
    }

    @Test
    void onlyTheSeatInTurnCanRunOutOfTime() {
        var state = table("S6 J7 T1", MOVER, OTHER);
        assertThat(Match.refused(Match.GAME.timeUp(state, 1, Match.context(0))))
                .isEqualTo(ArboretumRefusal.NOT_YOUR_TURN);
        assertThat(Match.refused(Match.GAME.timeUp(Given.inPhase(Phase.OVER, state), 0, Match.context(0))))
                .isEqualTo(ArboretumRefusal.GAME_OVER);
    }
}
