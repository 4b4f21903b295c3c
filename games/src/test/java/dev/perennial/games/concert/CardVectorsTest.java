package dev.perennial.games.concert;

import static dev.perennial.games.concert.Match.ANNA;
import static dev.perennial.games.concert.Match.CARLA;
import static dev.perennial.games.concert.Match.JOE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.concert.model.Colour;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertRefusal;
import dev.perennial.games.concert.model.ConcertTables;
import org.junit.jupiter.api.Test;

/** Cards and the discs that follow them (concert spec 6). */
public class CardVectorsTest {

    /** EV-05, from which the rulebook example goes on. */
    public static Match afterAnnasCards() {
        return OpeningVectorsTest.revealed()
                .play(ANNA, "play N1 1.0")
                .play(ANNA, "play L9 2.1")
                .play(ANNA, "play O7 0.1");
    }

    /** EV-08: Anna turned the hit disc to blue and held a plain concert. */
    public static Match afterAnnasConcert() {
        return afterAnnasCards().play(ANNA, "hit +1").play(ANNA, "concert");
    }

    @Test
    void ev03AnnasFirstCardMovesTwoDiscs() {
        var match = OpeningVectorsTest.revealed().play(ANNA, "play N1 1.0");
        assertThat(match.row(JOE)).isEqualTo("N1 B2 L3");
        assertThat(match.discs()).isEqualTo("O:-@5 B:2@6 G:0@5 L:1@5 Y:2@5 N:1@5");
        assertThat(match.events)
                .containsExactly(
                        new ConcertEvent.InfluenceCardPlayed(ANNA, Cards.card("N1"), JOE, 0, Cards.card("B8"), 1),
                        new ConcertEvent.ArtistMoved(Colour.BROWN, null, JOE, 5),
                        new ConcertEvent.ArtistMoved(Colour.BLUE, JOE, CARLA, 6));
    }

    @Test
    void ev04AnnasSecondCardMovesTwoDiscs() {
        var match = OpeningVectorsTest.revealed().play(ANNA, "play N1 1.0").play(ANNA, "play L9 2.1");
        assertThat(match.row(CARLA)).isEqualTo("G6 L9 Y4");
        assertThat(match.discs()).isEqualTo("O:-@5 B:0@7 G:0@5 L:2@6 Y:2@5 N:1@5");
    }

    @Test
    void ev05AnnasThirdCardBringsOrangeFromTheCentre() {
        var match = afterAnnasCards();
        assertThat(match.row(ANNA)).isEqualTo("G9 O7 B3");
        assertThat(match.row(JOE)).isEqualTo("N1 B2 L3");
        assertThat(match.row(CARLA)).isEqualTo("G6 L9 Y4");
        assertThat(match.discs()).isEqualTo("O:0@5 B:0@7 G:0@5 L:2@6 Y:2@5 N:1@5");
        assertThat(match.promoter(ANNA).hand()).hasSize(7);
    }

    @Test
    void ev06AFourthCardIsRefused() {
        var match = afterAnnasCards();
        match.promoter(ANNA)
                .hand()
                .forEach(card -> match.refuses(ANNA, "play " + card + " 0.0", ConcertRefusal.CARD_LIMIT));
    }

    @Test
    void ev10TheLastVisibleCardOfAColourLeavesTheDiscWhereItIs() {
        var match = afterAnnasConcert().play(JOE, "play G2 2.2");
        assertThat(match.row(CARLA)).isEqualTo("G6 L9 G2");
        assertThat(match.disc(Colour.YELLOW)).isEqualTo("Y:2@5");
        assertThat(match.disc(Colour.GREEN)).isEqualTo("G:0@5");
        assertThat(match.happened(ConcertEvent.ArtistMoved.class)).isEmpty();
    }

    @Test
    void ev11AVanishedColourComesBackInFrontOfAnother() {
        var match = afterAnnasConcert().play(JOE, "play G2 2.2").play(JOE, "play Y3 1.1");
        assertThat(match.row(JOE)).isEqualTo("N1 Y3 L3");
        assertThat(match.disc(Colour.YELLOW)).isEqualTo("Y:1@6");
        assertThat(match.disc(Colour.BLUE)).isEqualTo("B:0@7");
    }

    @Test
    void ev12AVanishedColourComesBackInFrontOfItsHolder() {
        var match = afterAnnasConcert().play(JOE, "play G2 2.2").play(JOE, "play Y3 2.0");
        assertThat(match.row(CARLA)).isEqualTo("Y3 L9 G2");
        assertThat(match.disc(Colour.YELLOW)).isEqualTo("Y:2@5");
        assertThat(match.disc(Colour.GREEN)).isEqualTo("G:0@5");
        assertThat(match.happened(ConcertEvent.ArtistMoved.class)).isEmpty();
    }

    @Test
    void ev13aTheChallengerWithTheHigherCardTakesTheDisc() {
        var match = new Position("B1 B3 G2", "Y5 L2 O6", "N3 N5 L4")
                .discs("B:0@6 G:0@5 Y:1@5 O:1@5 L:2@5 N:2@5")
                .hand(1, "B4")
                .mover(1)
                .match()
                .play(1, "play B4 1.1");
        assertThat(match.row(1)).isEqualTo("Y5 B4 O6");
        assertThat(match.discs()).isEqualTo("O:1@5 B:1@7 G:0@5 L:2@5 Y:1@5 N:2@5");
    }

    @Test
    void ev13bTheHolderWithTheHigherCardKeepsTheDisc() {
        var match = new Position("B4 G2 G5", "B1 L2 O6", "N3 N5 L4")
                .discs("B:0@6 G:0@5 O:1@5 L:2@5 N:2@5 Y:-@5")
                .hand(1, "B3")
                .mover(1)
                .match()
                .play(1, "play B3 1.1");
        assertThat(match.row(1)).isEqualTo("B1 B3 O6");
        assertThat(match.disc(Colour.BLUE)).isEqualTo("B:0@6");
    }

    @Test
    void ev14AfterTwelveComesFive() {
        var match = new Position("B2 G1 G2", "Y1 Y2 L1")
                .discs("B:0@12 G:0@5 Y:1@5 L:1@5 O:-@5 N:-@5")
                .hand(1, "B5")
                .mover(1)
                .match()
                .play(1, "play B5 1.0");
        assertThat(match.discs()).isEqualTo("O:-@5 B:1@5 G:0@5 L:1@5 Y:1@5 N:-@5");
    }

    @Test
    void ev15OneDiscMovesThreeTimesInOneTurn() {
        var match = threeMoves().play(1, "play B7 1.0");
        assertThat(match.disc(Colour.BLUE)).isEqualTo("B:1@10");
        match.play(1, "play B9 2.0");
        assertThat(match.disc(Colour.BLUE)).isEqualTo("B:2@12");
        match.play(1, "play O2 2.0");
        assertThat(match.discs()).isEqualTo("O:2@5 B:1@5 G:0@5 L:1@5 Y:1@5 N:2@5");
        assertThat(match.row(1)).isEqualTo("B7 Y2 L1");
        assertThat(match.row(2)).isEqualTo("O2 N2 O1");
    }

    @Test
    void ev16TwoDiscsMoveWithOneCardOneOfThemByTheTieRule() {
        var match = threeMoves().play(1, "play B7 1.0").play(1, "play B9 2.0").play(1, "play G3 2.0");
        assertThat(match.events.subList(1, 3))
                .containsExactly(
                        new ConcertEvent.ArtistMoved(Colour.GREEN, 0, 2, 6),
                        new ConcertEvent.ArtistMoved(Colour.BLUE, 2, 1, 5));
    }

    @Test
    void ev17TheSameColourOnTheSameColourIsJudgedOnce() {
        var match = new Position("B8 G4 Y2", "B5 L2 O6", "N3 N5 L4")
                .discs("B:0@7 G:0@5 Y:0@5 L:2@5 O:1@5 N:2@5")
                .hand(2, "B2 G3")
                .mover(2)
                .match()
                .play(2, "play B2 0.0");
        assertThat(match.disc(Colour.BLUE)).isEqualTo("B:1@8");
        assertThat(match.happened(ConcertEvent.ArtistMoved.class)).hasSize(1);
        match.play(2, "play G3 0.1");
        assertThat(match.disc(Colour.GREEN)).isEqualTo("G:0@5");
        assertThat(match.happened(ConcertEvent.ArtistMoved.class)).isEmpty();
    }

    @Test
    void aCoveredCardStaysInTheStackForEverybodyToSee() {
        var match = OpeningVectorsTest.revealed().play(ANNA, "play N1 1.0");
        assertThat(match.promoter(JOE).stacks().getFirst()).isEqualTo(Cards.cards("B8 N1"));
    }

    @Test
    void theCycleOfDiscValuesIsTheDecidedOne() {
        int value = 5;
        for (int expected : new int[] {6, 7, 8, 10, 12, 5}) {
            value = ConcertTables.nextDiscValue(value);
            assertThat(value).isEqualTo(expected);
        }
    }

    private static Match threeMoves() {
        return new Position("B5 G1 G2", "Y1 Y2 L1", "N1 N2 O1")
                .discs("B:0@8 G:0@5 Y:1@5 L:1@5 N:2@5 O:2@5")
                .hand(1, "B7 B9 O2 G3")
                .mover(1)
                .match();
    }
}
