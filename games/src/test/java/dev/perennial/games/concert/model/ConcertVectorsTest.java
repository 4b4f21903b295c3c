package dev.perennial.games.concert.model;

import static dev.perennial.games.concert.Match.ANNA;
import static dev.perennial.games.concert.Match.CARLA;
import static dev.perennial.games.concert.Match.JOE;
import static dev.perennial.games.concert.Position.gala;
import static dev.perennial.games.concert.Position.plain;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Result.SeatResult;
import dev.perennial.games.Viewer;
import dev.perennial.games.concert.CardVectorsTest;
import dev.perennial.games.concert.Finale;
import dev.perennial.games.concert.Match;
import dev.perennial.games.concert.Position;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Hit disc, concerts, the final concert and the winner (concert spec 7 and 9). */
class ConcertVectorsTest {

    @Test
    void ev07TheHitDiscTurnsOnceAndEndsTheCards() {
        var match = CardVectorsTest.afterAnnasCards().play(ANNA, "hit +1");
        assertThat(match.events).containsExactly(new ConcertEvent.HitTurned(ANNA, 1, Colour.ORANGE, Colour.BLUE));
        assertThat(match.state.hit()).isEqualTo(Colour.BLUE);
        match.refuses(ANNA, "hit +1", ConcertRefusal.HIT_ALREADY_TURNED);
        match.refuses(ANNA, "play G1 0.0", ConcertRefusal.WRONG_STEP);
    }

    @Test
    void ev08AConcertScoresTheDiscsHeldTheHitTwice() {
        var match = CardVectorsTest.afterAnnasConcert();
        assertThat(match.happened(ConcertEvent.ConcertHeld.class))
                .containsExactly(new ConcertEvent.ConcertHeld(
                        ANNA,
                        1,
                        Colour.BLUE,
                        List.of(
                                new BillLine(Colour.ORANGE, 5, 1, 5),
                                new BillLine(Colour.BLUE, 7, 2, 14),
                                new BillLine(Colour.GREEN, 5, 1, 5)),
                        false,
                        24));
        assertThat(match.promoter(ANNA).concerts()).containsExactly(plain(24));
        assertThat(match.promoter(ANNA).isGalaUsed()).isFalse();
        assertThat(match.promoter(JOE).total()).isZero();
        assertThat(match.promoter(CARLA).total()).isZero();
        assertThat(match.discs()).isEqualTo("O:0@5 B:0@7 G:0@5 L:2@6 Y:2@5 N:1@5");
        assertThat(match.state.hit()).isEqualTo(Colour.BLUE);
        assertThat(match.mover()).isEqualTo(JOE);
    }

    @Test
    void ev09AGalaDoublesTheConcert() {
        var match = CardVectorsTest.afterAnnasCards().play(ANNA, "hit +1").play(ANNA, "gala");
        assertThat(match.promoter(ANNA).concerts()).containsExactly(gala(48));
        assertThat(match.promoter(ANNA).isGalaUsed()).isTrue();
        assertThat(match.view(new Viewer.Spectator()).seats().get(ANNA).concertsLeft())
                .isEqualTo(2);
    }

    @Test
    void ev22LastTurnFinalConcertAndTotals() {
        var match = new Position("G1 O7 B3", "N4 Y3 L3", "G6 L9 G2")
                .discs("B:0@7 O:0@5 G:2@8 L:2@6 Y:1@6 N:1@10")
                .hit(Colour.LILAC)
                .concerts(ANNA, plain(24))
                .concerts(JOE, gala(30))
                .concerts(CARLA, plain(20), plain(18))
                .hand(CARLA, "O9")
                .mover(CARLA)
                .match()
                .play(CARLA, "play O9 2.2");
        assertThat(match.discs()).isEqualTo("O:2@6 B:0@7 G:2@8 L:2@6 Y:1@6 N:1@10");
        match.play(CARLA, "hit -1");
        assertThat(match.state.hit()).isEqualTo(Colour.GREEN);
        match.play(CARLA, "concert");

        assertThat(match.promoter(CARLA).concerts()).containsExactly(plain(20), plain(18), plain(28));
        assertThat(match.state.promoters()).extracting(Promoter::finale).containsExactly(gala(14), plain(16), gala(40));
        assertThat(match.state.promoters()).extracting(Promoter::isGalaUsed).containsExactly(false, true, false);
        assertThat(match.game.awaited(match.state)).isEmpty();
        assertThat(match.game.result(match.state).orElseThrow().seats())
                .containsExactly(
                        new SeatResult(ANNA, 38, 3, Map.of("finalConcert", 14)),
                        new SeatResult(JOE, 46, 2, Map.of("finalConcert", 16)),
                        new SeatResult(CARLA, 106, 1, Map.of("finalConcert", 40)));
        var finalBills =
                match.happened(ConcertEvent.FinalConcertHeld.class).getFirst().bills();
        assertThat(finalBills.getFirst())
                .isEqualTo(new FinalBill(ANNA, List.of(new BillLine(Colour.BLUE, 7, 1, 7)), true, 14));
        assertThat(finalBills.getLast().lines()).allMatch(line -> line.factor() == 1);
    }

    @Test
    void ev23TheFinalConcertAsRecordedDecidesATie() {
        assertThat(places(closed(50, plain(20)), closed(44, gala(26)))).containsExactly(2, 1);
        assertThat(places(closed(44, plain(26)), closed(44, gala(26)))).containsExactly(1, 1);
    }

    @Test
    void sharedPlacesUseUpThePlacesTheyCover() {
        assertThat(places(closed(10, plain(5)), closed(10, plain(5)), closed(0, plain(14)), closed(0, plain(0))))
                .containsExactly(1, 1, 3, 4);
    }

    @Test
    void ev25aTheHitOfAnOpponentDoublesNothing() {
        assertThat(concert("G:0@6 Y:0@7 B:1@8", Colour.BLUE, "concert")).isEqualTo(13);
    }

    @Test
    void ev25bAConcertWithoutDiscsIsLegalAndCounts() {
        var match = concertPosition("B:1@8", Colour.BLUE);
        match.play(0, "concert");
        assertThat(match.promoter(0).concerts()).containsExactly(plain(0));
    }

    @Test
    void ev25cHitFirstThenGala() {
        assertThat(concert("B:0@12 G:0@5", Colour.BLUE, "gala")).isEqualTo(58);
    }

    @Test
    void ev25dADiscHeldWithoutInfluenceCounts() {
        var match = CardVectorsTest.afterAnnasConcert()
                .play(JOE, "play G2 2.2")
                .play(JOE, "end")
                .play(CARLA, "play N2 2.0")
                .play(CARLA, "concert");
        // Brown N2 also beats Joe's N1 and comes to Carla: the vector's 11 and that disc.
        assertThat(match.happened(ConcertEvent.ConcertHeld.class).getFirst().bill())
                .containsExactly(
                        new BillLine(Colour.LILAC, 6, 1, 6),
                        new BillLine(Colour.YELLOW, 5, 1, 5),
                        new BillLine(Colour.BROWN, 6, 1, 6));
        var before = CardVectorsTest.afterAnnasConcert().play(JOE, "play G2 2.2");
        assertThat(before.view(new Viewer.Spectator()).seats().get(CARLA).worth())
                .isEqualTo(11);
    }

    @Test
    void ev27TheHitRingIsARing() {
        assertThat(ConcertTables.hitNeighbour(Colour.ORANGE, 1)).isEqualTo(Colour.BLUE);
        assertThat(ConcertTables.hitNeighbour(Colour.ORANGE, -1)).isEqualTo(Colour.BROWN);
        assertThat(ConcertTables.hitNeighbour(Colour.BROWN, 1)).isEqualTo(Colour.ORANGE);
        for (Colour start : Colour.values()) {
            Colour hit = start;
            for (int i = 0; i < 6; i++) {
                hit = ConcertTables.hitNeighbour(hit, 1);
                assertThat(ConcertTables.hitNeighbour(ConcertTables.hitNeighbour(hit, -1), 1))
                        .isEqualTo(hit);
            }
            assertThat(hit).isEqualTo(start);
        }
    }

    @Test
    void ev27WhoDoesNotTurnTheHitDiscLeavesIt() {
        var match = CardVectorsTest.afterAnnasCards().play(ANNA, "end");
        assertThat(match.state.hit()).isEqualTo(Colour.ORANGE);
    }

    @Test
    void aDiscInTheCentreScoresForNobodyAtTheEnd() {
        var match = new Position("B1 B2 G1", "G2 G3 G4")
                .discs("B:0@5 G:1@5")
                .hand(0, "B4")
                .match()
                .play(0, "play B4 0.0")
                .play(0, "end");
        assertThat(match.state.promoters()).extracting(Promoter::finale).containsExactly(gala(10), gala(10));
    }

    private static int concert(String discs, Colour hit, String move) {
        return concertPosition(discs, hit)
                .play(0, move)
                .happened(ConcertEvent.ConcertHeld.class)
                .getFirst()
                .score();
    }

    /** Seat 0 has laid a card that moves nothing. */
    private static Match concertPosition(String discs, Colour hit) {
        return new Position("L1 L2 L4", "N1 N2 N3")
                .discs("N:1@5 " + discs)
                .hand(0, "N4 N5")
                .hand(1, "N6")
                .hit(hit)
                .match()
                .play(0, "play N4 1.0");
    }

    private static Promoter closed(int earlier, Concert finale) {
        return Promoter.newcomer().held(plain(earlier)).heldFinal(finale);
    }

    private static List<Integer> places(Promoter... promoters) {
        return Finale.standings(List.of(promoters)).stream()
                .map(Standing::place)
                .toList();
    }
}
