package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.Scene.RED;
import static dev.perennial.games.sevolution.TestTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.games.Viewer;
import dev.perennial.games.sevolution.component.Box;
import dev.perennial.games.sevolution.component.CalamityEffects;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.HandPlace;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.model.HandSight;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionEvent.BlindHandShuffled;
import dev.perennial.games.sevolution.model.SEvolutionEvent.CardsDealt;
import dev.perennial.games.sevolution.model.SEvolutionMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section G of the worked vectors: who sees RED's hand; the same position redealt for each who does not. */
class VisibilityVectorsTest {
    private static final String PILE = "%1$s-G1a %1$s-O1a %1$s-V1a %1$s-G2a %1$s-O2a %1$s-V2a %1$s-G3a %1$s-O3a";
    private static final Viewer OWNER = new Viewer.Seat(RED);
    private static final Viewer OTHER = new Viewer.Seat(2);
    private static final Viewer SPECTATOR = new Viewer.Spectator();

    private static TestTable dealt(String age, boolean obscured, boolean invaded) {
        var scene = Scene.seats(4);
        for (int seat = 0; seat < 4; seat++) {
            scene.people(seat, "II").pile(seat, PILE.formatted("RGBY".charAt(seat)));
        }
        return scene.people(RED, age)
                .shadows(RED, new CalamityEffects(false, false, obscured, invaded))
                .round(RED);
    }

    private static List<Card> shown(TestTable table, Viewer viewer) {
        var red = table.view(viewer).players().get(RED);
        assertThat(red.handCount()).isEqualTo(5);
        return red.hand().stream().map(HandPlace::card).toList();
    }

    /** Columns: the case, Age, obscured, invaded; then whether owner, others and spectators see the cards. */
    @ParameterizedTest(name = "SE-{0}")
    @CsvSource({
        "H1, I,  false, false, false, false, false",
        "H2, II, false, false, true,  false, false",
        "H2, VI, false, false, true,  false, false",
        "H3, IV, true,  false, false, false, false",
        "H4, IV, false, true,  true,  true,  true",
        "H5, IV, true,  true,  false, true,  false",
        "H6, I,  false, true,  false, true,  false"
    })
    void whoSeesTheHand(
            String id,
            String age,
            boolean obscured,
            boolean invaded,
            boolean owner,
            boolean others,
            boolean spectators) {
        var table = dealt(age, obscured, invaded);
        var hand = table.player(RED).cards().handCards();
        checkSight(table, OWNER, owner, hand);
        checkSight(table, OTHER, others, hand);
        checkSight(table, SPECTATOR, spectators, hand);
        assertThat(shown(table, new Viewer.Open())).isEqualTo(hand);
        checkSight(table, new Viewer.Seat(7), false, hand);

        var red = table.view(OWNER).players().get(RED);
        boolean blind = table.player(RED).isBlind();
        if (blind) {
            assertThat(red.hand()).extracting(HandPlace::position).containsExactly(0, 1, 2, 3, 4);
        }
        if (table.toAct() == RED && table.phase() == Phase.TRICK_PLAY) {
            assertThat(table.legal(RED)).allMatch(move -> move.startsWith(blind ? "blind" : "play"));
        }
    }

    private static void checkSight(TestTable table, Viewer viewer, boolean sees, List<Card> hand) {
        if (sees) {
            assertThat(shown(table, viewer)).as("%s", viewer).isEqualTo(hand);
        } else {
            assertThat(shown(table, viewer)).as("%s", viewer).allMatch(card -> card == null);
        }
        for (SEvolutionEvent event : table.events()) {
            var seen = GAME.redact(event, viewer);
            if (seen instanceof CardsDealt dealt && dealt.seat() == RED) {
                assertThat(dealt.drawn() != null).as("%s", viewer).isEqualTo(sees);
            }
            if (seen instanceof BlindHandShuffled shuffled && shuffled.seat() == RED) {
                assertThat(shuffled.positions() != null).as("%s", viewer).isEqualTo(sees);
            }
        }
    }

    @ParameterizedTest(name = "SE-{0}: nothing hidden moves anything the viewer gets")
    @CsvSource({
        "H1, I, false, false",
        "H2, IV, false, false",
        "H3, IV, true, false",
        "H4, IV, false, true",
        "H5, IV, true, true",
        "H6, I, false, true"
    })
    void hiddenHandsLeaveNoTrace(String id, String age, boolean obscured, boolean invaded) {
        var fixture = new SEvolutionLawFixture();
        var random = new Random(4);
        var state = dealt(age, obscured, invaded).state();
        var pool = everyPlay();
        for (Viewer viewer : List.of(OWNER, OTHER, SPECTATOR)) {
            boolean hidden = SEvolutionLawFixture.isHidden(state.player(RED), viewer);
            boolean moved = false;
            for (int i = 0; i < 10; i++) {
                var other = fixture.redeal(state, viewer, random);
                moved |= !other.player(RED)
                        .cards()
                        .hand()
                        .equals(state.player(RED).cards().hand());
                assertThat(GAME.view(other, viewer)).isEqualTo(GAME.view(state, viewer));
                if (viewer instanceof Viewer.Seat(int seat)) {
                    assertThat(GAME.legalMoves(other, seat))
                            .containsExactlyElementsOf(
                                    GAME.legalMoves(state, seat).toList());
                    pool.forEach(move -> assertThat(MoveRules.refusal(other, seat, move))
                            .isEqualTo(MoveRules.refusal(state, seat, move)));
                }
            }
            assertThat(moved)
                    .as("the hand %s does not see was another one", viewer)
                    .isEqualTo(hidden);
        }
    }

    /** Every card of the box and some positions, held or not. */
    private static List<SEvolutionMove> everyPlay() {
        var moves = new ArrayList<SEvolutionMove>();
        Box.CARDS.keySet().forEach(code -> moves.add(new SEvolutionMove.Play(Card.ofCode(code))));
        for (int position = -1; position < 7; position++) {
            moves.add(new SEvolutionMove.PlayBlind(position));
        }
        return moves;
    }

    @Test
    @DisplayName("SE-H7: effects last one round")
    void effectsLastOneRound() {
        var table = dealt("IV", true, true);
        assertThat(table.player(RED).cards().sight()).isEqualTo(HandSight.OTHERS);
        int round = table.state().round();
        while (table.state().round() == round) {
            table.timeUp();
        }
        var red = table.player(RED);
        assertThat(red.shadows()).isEqualTo(CalamityEffects.NONE);
        assertThat(red.cards().sight()).isEqualTo(red.age() == 1 ? HandSight.NOBODY : HandSight.OWNER);
        assertThat(red.age()).isGreaterThan(1);
    }

    @Test
    void pilesAreHiddenFromEverybody() {
        var shuffled = new SEvolutionEvent.PileShuffled(RED, 4, Scene.cards("R-G1a R-O1a R-V1a R-G2a"));
        var returned = new SEvolutionEvent.CalamitiesReturned(RED, Scene.cards("R-O4a"), 2, Scene.cards("R-O4a R-G1a"));
        for (Viewer viewer : List.of(OWNER, OTHER, SPECTATOR)) {
            assertThat(GAME.redact(shuffled, viewer)).isEqualTo(new SEvolutionEvent.PileShuffled(RED, 4, null));
            assertThat(GAME.redact(returned, viewer))
                    .isEqualTo(new SEvolutionEvent.CalamitiesReturned(RED, Scene.cards("R-O4a"), 2, null));
            assertThat(dealt("II", false, false).view(viewer).players())
                    .allSatisfy(player -> assertThat(player.pile()).isNull());
        }
        assertThat(dealt("II", false, false).view(new Viewer.Open()).players())
                .allSatisfy(player -> assertThat(player.pile()).hasSize(4));
    }

    @Test
    void positionsOfABlindHandStayWhenOthersArePlayed() {
        var table = dealt("I", false, true);
        table.play(RED, "blind 2");
        assertThat(table.view(OWNER).players().get(RED).hand())
                .extracting(HandPlace::position)
                .containsExactly(0, 1, 3, 4);
        assertThat(table.view(OTHER).players().get(RED).hand())
                .extracting(HandPlace::card)
                .doesNotContainNull();
    }

    @Test
    void aStateIsNeverFoldedFromRedactedEvents() {
        var dealt = dealt("I", false, false);
        var redacted = GAME.redact(dealt.last(BlindHandShuffled.class), OWNER);
        assertThatThrownBy(() -> GAME.evolve(dealt.state(), redacted)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> GAME.evolve(null, redacted)).isInstanceOf(IllegalArgumentException.class);
    }
}
