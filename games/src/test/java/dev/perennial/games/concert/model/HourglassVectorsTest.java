package dev.perennial.games.concert.model;

import static dev.perennial.games.concert.Match.ANNA;
import static dev.perennial.games.concert.Match.CARLA;
import static dev.perennial.games.concert.Match.JOE;
import static dev.perennial.games.concert.Match.second;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.concert.CardVectorsTest;
import dev.perennial.games.concert.Cards;
import dev.perennial.games.concert.Match;
import dev.perennial.games.concert.OpeningVectorsTest;
import dev.perennial.games.concert.Position;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The hourglass and what happens when it has run out (concert spec 8). */
class HourglassVectorsTest {

    @Test
    void ev18TimeOutWithoutACardCostsARandomCardOnTheMiddleSlot() {
        var match = CardVectorsTest.afterAnnasConcert().at(120).timeUpDrawing(JOE, "B6");
        assertThat(match.events)
                .containsExactly(
                        new ConcertEvent.TimeRanOut(JOE, Phase.CARDS, 0),
                        new ConcertEvent.PenaltyCardPlaced(JOE, Cards.card("B6"), 1, Cards.card("B2")),
                        new ConcertEvent.ArtistMoved(Colour.BLUE, ANNA, JOE, 8),
                        new ConcertEvent.TurnEnded(JOE, second(120)),
                        new ConcertEvent.TurnStarted(CARLA, second(180), second(180)));
        assertThat(match.row(JOE)).isEqualTo("N1 B6 L3");
        assertThat(match.disc(Colour.BLUE)).isEqualTo("B:1@8");
        assertThat(match.state.hit()).isEqualTo(Colour.BLUE);
        assertThat(match.promoter(JOE).concerts()).isEmpty();
        assertThat(match.promoter(JOE).hand()).hasSize(9);
        assertThat(match.mover()).isEqualTo(CARLA);
        match.refuses(JOE, "concert", ConcertRefusal.NOT_YOUR_TURN);
    }

    @Test
    void ev19TimeOutAfterACardLetsItStandAndEndsTheTurn() {
        var match = CardVectorsTest.afterAnnasConcert()
                .play(JOE, "play G2 2.2")
                .at(120)
                .timeUp(JOE);
        assertThat(match.row(CARLA)).isEqualTo("G6 L9 G2");
        assertThat(match.promoter(JOE).hand()).hasSize(9);
        assertThat(match.state.hit()).isEqualTo(Colour.BLUE);
        assertThat(match.promoter(JOE).concerts()).isEmpty();
        assertThat(match.mover()).isEqualTo(CARLA);
        assertThat(match.happened(ConcertEvent.PenaltyCardPlaced.class)).isEmpty();
    }

    @Test
    void ev19ATurnedHitDiscStandsToo() {
        var match = CardVectorsTest.afterAnnasConcert()
                .play(JOE, "play G2 2.2")
                .play(JOE, "hit +1")
                .at(120)
                .timeUp(JOE);
        assertThat(match.state.hit()).isEqualTo(Colour.GREEN);
        assertThat(match.state.phase()).isEqualTo(Phase.CARDS);
        assertThat(match.promoter(JOE).concerts()).isEmpty();
        assertThat(match.mover()).isEqualTo(CARLA);
    }

    @Test
    void ev20SandIsCarriedOver() {
        var anna = OpeningVectorsTest.revealed();
        glassShows(anna, 60, 60);
        var joe = anna.at(10).play(ANNA, "play N1 1.0").at(22).play(ANNA, "end");
        glassShows(joe, 60, 120);
        joe.play(JOE, "play G2 2.2");
        glassShows(joe.fork().at(50).play(JOE, "end"), 60, 120);
        glassShows(joe.fork().at(95).play(JOE, "end"), 120, 180);
        glassShows(joe.fork().at(95).play(JOE, "concert"), 120, 180);
        glassShows(joe.fork().at(120).timeUp(JOE), 180, 180);
        glassShows(joe.fork().at(60).play(JOE, "end"), 120, 120);
    }

    @Test
    void ev29TheLastCardByPenaltyLeadsStraightToTheFinalConcert() {
        var match = new Position("Y1 G1 B1", "Y2 G2 B2")
                .discs("Y:1@5 G:1@5 B:1@5")
                .hand(0, "Y4")
                .match()
                .timeUp(0);
        assertThat(match.row(0)).isEqualTo("Y1 Y4 B1");
        assertThat(match.disc(Colour.YELLOW)).isEqualTo("Y:0@6");
        assertThat(match.promoter(0).concerts()).isEmpty();
        assertThat(match.happened(ConcertEvent.ConcertHeld.class)).isEmpty();
        assertThat(match.happened(ConcertEvent.FinalConcertHeld.class)).hasSize(1);
        assertThat(match.state.isFinished()).isTrue();
    }

    @Test
    void anOpeningChoiceNotMadeIsDrawnCardByCard() {
        var match = Position.rulebookExample();
        var seed = GameSeed.ofHex("0".repeat(63) + "7");
        var chance = Chance.of(seed);
        var hand = new ArrayList<>(match.promoter(JOE).hand());
        var expected =
                List.of(hand.remove(chance.below(13)), hand.remove(chance.below(12)), hand.remove(chance.below(11)));
        var context = new DecisionContext(Instant.EPOCH, Chance.of(seed));
        var decision = (Decision.Accepted<ConcertEvent>) match.game.timeUp(match.state, JOE, context);
        assertThat(decision.events())
                .containsExactly(
                        new ConcertEvent.TimeRanOut(JOE, Phase.REVEAL, 0),
                        new ConcertEvent.OpeningChosen(JOE, expected));
        assertThat(context.chance().position()).isEqualTo(chance.position());
    }

    @Test
    void theLastOpeningChoiceByTimeOutRevealsAll() {
        var match = Position.rulebookExample()
                .play(ANNA, "open G9 B1 B3")
                .play(CARLA, "open G6 B4 Y4")
                .timeUp(JOE);
        assertThat(match.happened(ConcertEvent.OpeningRevealed.class)).hasSize(1);
        assertThat(match.state.phase()).isEqualTo(Phase.CARDS);
    }

    @Test
    void timeCanBeCalledBeforeTheDeadlineForWhoGaveUp() {
        var match = OpeningVectorsTest.revealed().at(5).timeUp(ANNA);
        assertThat(match.mover()).isEqualTo(JOE);
        glassShows(match, 65, 65);
    }

    @Test
    void aLateTimeOutGivesTheNextPlayerAFullGlass() {
        glassShows(OpeningVectorsTest.revealed().at(75).timeUp(ANNA), 135, 135);
    }

    @Test
    void withoutAnHourglassTimeNeverExpiresButCanBeCalled() {
        var match = new Position("Y1 G1 B1", "Y2 G2 B2")
                .hand(0, "Y4 Y5")
                .hand(1, "G4 G5")
                .match()
                .at(1_000_000)
                .play(0, "play Y4 0.0")
                .at(2_000_000)
                .play(0, "end")
                .timeUp(1);
        assertThat(match.events)
                .contains(new ConcertEvent.TurnEnded(1, null), new ConcertEvent.TurnStarted(0, null, null));
        assertThat(match.game.deadline(match.state)).isEmpty();
        assertThat(match.state.hourglass()).isEqualTo(new Hourglass(null, null, null));
    }

    @Test
    void theOpeningChoiceHasNoDeadline() {
        var match = Position.rulebookExample();
        assertThat(match.game.deadline(match.state)).isEmpty();
        match.at(1_000_000).play(ANNA, "open G9 B1 B3");
    }

    @Test
    void momentsAreWrittenInOneWayOnly() {
        assertThat(second(90).code()).isEqualTo("1970-01-01T00:01:30Z");
        assertThat(Moment.ofCode("2026-03-01T18:30:00.250Z").code()).isEqualTo("2026-03-01T18:30:00.250Z");
        for (String code : List.of("", "now", "2026-03-01", "2026-03-01T18:30:00+01:00", "2026-03-01T18:30Z")) {
            assertThatIllegalArgumentException().isThrownBy(() -> Moment.ofCode(code));
        }
    }

    private static void glassShows(Match match, int glassEnd, int deadline) {
        assertThat(match.state.hourglass()).isEqualTo(new Hourglass(60, second(glassEnd), second(deadline)));
        assertThat(match.game.deadline(match.state)).contains(second(deadline).instant());
    }
}
