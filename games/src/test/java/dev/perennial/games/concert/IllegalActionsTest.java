package dev.perennial.games.concert;

import static dev.perennial.games.concert.Match.ANNA;
import static dev.perennial.games.concert.Match.CARLA;
import static dev.perennial.games.concert.Match.JOE;
import static dev.perennial.games.concert.Position.gala;
import static dev.perennial.games.concert.Position.plain;
import static dev.perennial.games.concert.model.ConcertRefusal.ALREADY_SUBMITTED;
import static dev.perennial.games.concert.model.ConcertRefusal.BAD_DIRECTION;
import static dev.perennial.games.concert.model.ConcertRefusal.BAD_SELECTION;
import static dev.perennial.games.concert.model.ConcertRefusal.BAD_TARGET;
import static dev.perennial.games.concert.model.ConcertRefusal.CARD_LIMIT;
import static dev.perennial.games.concert.model.ConcertRefusal.CARD_NOT_IN_HAND;
import static dev.perennial.games.concert.model.ConcertRefusal.GALA_USED;
import static dev.perennial.games.concert.model.ConcertRefusal.GAME_OVER;
import static dev.perennial.games.concert.model.ConcertRefusal.HIT_ALREADY_TURNED;
import static dev.perennial.games.concert.model.ConcertRefusal.MALFORMED;
import static dev.perennial.games.concert.model.ConcertRefusal.MUST_PLAY_CARD;
import static dev.perennial.games.concert.model.ConcertRefusal.NOT_YOUR_TURN;
import static dev.perennial.games.concert.model.ConcertRefusal.NO_CONCERT_LEFT;
import static dev.perennial.games.concert.model.ConcertRefusal.TIME_EXPIRED;
import static dev.perennial.games.concert.model.ConcertRefusal.WRONG_STEP;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.concert.model.ConcertEvent;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** EV-26, and the order of the reasons (concert spec 10). */
class IllegalActionsTest {

    @ParameterizedTest
    @ValueSource(strings = {"open G9 G9 B1", "open G9 B8 B1", "open G9 B1", "open G9 B1 B3 N1", "open"})
    void ev26ASelectionIsThreeDifferentCardsOfTheHand(String selection) {
        Position.rulebookExample().refuses(ANNA, selection, BAD_SELECTION);
    }

    @ParameterizedTest
    @ValueSource(strings = {"open G9 B1 B3", "open N1 L9 O7", "open G9 G9"})
    void ev26AChoiceIsFinal(String selection) {
        Position.rulebookExample().play(ANNA, "open G9 B1 B3").refuses(ANNA, selection, ALREADY_SUBMITTED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"play G9 0.0", "hit +1", "concert", "gala", "end"})
    void ev26TurnActionsWaitForTheReveal(String action) {
        Position.rulebookExample().refuses(ANNA, action, WRONG_STEP);
    }

    @Test
    void ev26NoSelectionDuringATurn() {
        OpeningVectorsTest.revealed()
                .refuses(ANNA, "open G1 G3 G4", WRONG_STEP)
                .refuses(JOE, "open L1 L2 L4", WRONG_STEP)
                .at(60)
                .refuses(ANNA, "open G1 G3 G4", WRONG_STEP);
    }

    @ParameterizedTest
    @ValueSource(strings = {"play G2 2.2", "play G2 9.9", "hit +1", "hit +5", "concert", "gala", "end"})
    void ev26OnlyTheMoverActs(String action) {
        OpeningVectorsTest.revealed().refuses(JOE, action, NOT_YOUR_TURN).at(60).refuses(JOE, action, NOT_YOUR_TURN);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hit +1", "hit +5", "concert", "gala", "end"})
    void ev26AtLeastOneCardFirst(String action) {
        OpeningVectorsTest.revealed().refuses(ANNA, action, MUST_PLAY_CARD);
    }

    @Test
    void ev26OnlyCardsOfTheOwnHandCanBePlayed() {
        OpeningVectorsTest.revealed()
                .refuses(ANNA, "play G2 0.0", CARD_NOT_IN_HAND)
                .refuses(ANNA, "play G9 0.0", CARD_NOT_IN_HAND)
                .refuses(ANNA, "play B13 0.0", CARD_NOT_IN_HAND)
                .refuses(ANNA, "play G2 7.7", CARD_NOT_IN_HAND)
                .play(ANNA, "play N1 1.0")
                .refuses(ANNA, "play N1 1.0", CARD_NOT_IN_HAND);
    }

    @ParameterizedTest
    @ValueSource(strings = {"play N1 3.0", "play N1 -1.0", "play N1 0.3", "play N1 0.-1"})
    void ev26CardsGoOnSlotsOfThisTable(String action) {
        OpeningVectorsTest.revealed().refuses(ANNA, action, BAD_TARGET);
    }

    @Test
    void ev26ThreeCardsAreTheLimit() {
        CardVectorsTest.afterAnnasCards()
                .refuses(ANNA, "play G1 0.0", CARD_LIMIT)
                .refuses(ANNA, "play B8 9.9", CARD_LIMIT);
    }

    @Test
    void ev26AnEmptyHandHasNoCardToPlay() {
        new Position("B1 B2 B3", "G1 G2 G3")
                .hand(0, "Y1 Y2")
                .hand(1, "N1")
                .match()
                .play(0, "play Y1 0.0")
                .play(0, "play Y2 0.1")
                .refuses(0, "play Y2 0.0", CARD_NOT_IN_HAND);
    }

    @Test
    void ev26NoCardAfterTheHitDisc() {
        OpeningVectorsTest.revealed()
                .play(ANNA, "play N1 1.0")
                .play(ANNA, "hit -1")
                .refuses(ANNA, "play L9 2.1", WRONG_STEP)
                .refuses(ANNA, "play B8 9.9", WRONG_STEP)
                .refuses(ANNA, "hit -1", HIT_ALREADY_TURNED)
                .refuses(ANNA, "hit +5", HIT_ALREADY_TURNED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hit +2", "hit +0", "hit -2"})
    void ev26TheHitDiscTurnsByOneNotch(String action) {
        OpeningVectorsTest.revealed().play(ANNA, "play N1 1.0").refuses(ANNA, action, BAD_DIRECTION);
    }

    @Test
    void ev26ThreeConcertsAndNoMore() {
        var match =
                twoPlayers().concerts(0, plain(1), gala(2), plain(3)).match().play(0, "play Y1 0.0");
        match.refuses(0, "concert", NO_CONCERT_LEFT).refuses(0, "gala", NO_CONCERT_LEFT);
    }

    @Test
    void ev26OneGalaAndNoMore() {
        var match = twoPlayers().concerts(0, gala(2), plain(3)).match().play(0, "play Y1 0.0");
        match.refuses(0, "gala", GALA_USED).play(0, "concert");
    }

    @ParameterizedTest
    @ValueSource(strings = {"play Y1 0.0", "hit +1", "concert", "end"})
    void ev26WithoutCardsNobodyHasATurn(String action) {
        twoPlayers().hand(1, "").match().refuses(1, action, NOT_YOUR_TURN);
    }

    @ParameterizedTest
    @ValueSource(strings = {"play L9 2.1", "play B8 9.9", "hit +1", "concert", "gala", "end"})
    void ev26AtTheDeadlineTheMoversTimeHasExpired(String action) {
        var match = OpeningVectorsTest.revealed().play(ANNA, "play N1 1.0");
        match.at(60).refuses(ANNA, action, TIME_EXPIRED);
        match.at(61).refuses(ANNA, action, TIME_EXPIRED).refuses(CARLA, action, NOT_YOUR_TURN);
        match.timeUp(ANNA).refuses(ANNA, action, NOT_YOUR_TURN);
    }

    @Test
    void aMoveJustBeforeTheDeadlineCounts() {
        var match = OpeningVectorsTest.revealed();
        var context = new DecisionContext(Instant.EPOCH.plusSeconds(60).minusNanos(1), chance());
        assertThat(match.game.decide(
                        match.state,
                        ANNA,
                        match.game.parseNotation("play N1 1.0").orElseThrow(),
                        context))
                .isInstanceOf(Decision.Accepted.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"open G9 B1 B3", "play Y1 0.0", "hit +1", "concert", "gala", "end"})
    void ev26NothingAfterTheEnd(String action) {
        var over = twoPlayers().hand(1, "").match().play(0, "play Y1 0.0").play(0, "end");
        over.refuses(0, action, GAME_OVER).refuses(1, action, GAME_OVER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"open G9 B1 B3", "play Y1 0.0", "hit +1", "concert", "end"})
    void aSeatThatIsNotThereIsMalformedWhateverElseIsWrong(String action) {
        Position.rulebookExample().refuses(-1, action, MALFORMED).refuses(3, action, MALFORMED);
        var over = twoPlayers().hand(1, "").match().play(0, "play Y1 0.0").play(0, "end");
        over.refuses(2, action, MALFORMED);
    }

    @Test
    void timeIsUpOnlyForSeatsThatAreAwaited() {
        var match = Position.rulebookExample();
        assertThat(timeUpRefusal(match, 3)).isEqualTo(MALFORMED);
        match.play(ANNA, "open G9 B1 B3");
        assertThat(timeUpRefusal(match, ANNA)).isEqualTo(ALREADY_SUBMITTED);
        assertThat(timeUpRefusal(OpeningVectorsTest.revealed(), JOE)).isEqualTo(NOT_YOUR_TURN);
        var over = twoPlayers().hand(1, "").match().play(0, "play Y1 0.0").play(0, "end");
        assertThat(timeUpRefusal(over, 0)).isEqualTo(GAME_OVER);
    }

    private static Position twoPlayers() {
        return new Position("B1 B2 B3", "G1 G2 G3").hand(0, "Y1").hand(1, "Y2");
    }

    private static Object timeUpRefusal(Match match, int seat) {
        return switch (match.game.timeUp(match.state, seat, new DecisionContext(Instant.EPOCH, chance()))) {
            case Decision.Refused<ConcertEvent>(var refusal) -> refusal.code();
            case Decision.Accepted<ConcertEvent>(var events, var _) -> events;
        };
    }

    private static Chance chance() {
        return Chance.of(GameSeed.ofHex("01"));
    }
}
