package dev.perennial.games.concert;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.Phase;
import org.junit.jupiter.api.Test;

/** Whose turn it is when hands run out (concert spec 9). */
class TurnOrderVectorsTest {

    @Test
    void ev21PlayersWithoutCardsAreSkipped() {
        var match = fourPlayers()
                .hand(1, "B1 B2")
                .hand(3, "N1")
                .mover(1)
                .match()
                .play(1, "play B1 0.0")
                .play(1, "end");
        assertThat(match.mover()).isEqualTo(3);
        match.play(3, "play N1 3.0").play(3, "end");
        assertThat(match.mover()).isEqualTo(1);
        match.play(1, "play B2 1.0");
        assertThat(match.mover()).as("the last card does not end the turn").isEqualTo(1);
        match.play(1, "hit +1").play(1, "concert");
        assertThat(match.happened(ConcertEvent.FinalConcertHeld.class)).hasSize(1);
        assertThat(match.state.phase()).isEqualTo(Phase.FINISHED);
    }

    @Test
    void ev21WhoIsLeftAloneTakesTurnAfterTurn() {
        var match = fourPlayers().hand(1, "B1 B2 B3").mover(1).match();
        for (String card : new String[] {"B1", "B2", "B3"}) {
            assertThat(match.mover()).isEqualTo(1);
            match.play(1, "play " + card + " 1.0").play(1, "concert");
        }
        assertThat(match.promoter(1).concerts()).hasSize(3);
        assertThat(match.state.isFinished()).isTrue();
    }

    @Test
    void theSlotsOfAPlayerWithoutCardsCanStillBeCovered() {
        var match = fourPlayers().hand(1, "B1").mover(1).match().play(1, "play B1 2.2");
        assertThat(match.row(2)).isEqualTo("Y1 Y2 B1");
    }

    @Test
    void afterTheLastSeatComesTheFirst() {
        var match = fourPlayers()
                .hand(0, "B1")
                .hand(3, "B2")
                .mover(3)
                .match()
                .play(3, "play B2 0.0")
                .play(3, "end");
        assertThat(match.mover()).isZero();
    }

    private static Position fourPlayers() {
        return new Position("O1 O2 O3", "G1 G2 G3", "Y1 Y2 Y3", "L1 L2 L3").discs("O:0@5 G:1@5 Y:2@5 L:3@5");
    }
}
