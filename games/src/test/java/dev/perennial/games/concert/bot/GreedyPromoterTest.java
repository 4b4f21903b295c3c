package dev.perennial.games.concert.bot;

import static dev.perennial.games.concert.Match.ANNA;
import static dev.perennial.games.concert.Position.gala;
import static dev.perennial.games.concert.Position.plain;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Viewer;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.concert.Match;
import dev.perennial.games.concert.Position;
import dev.perennial.games.concert.model.Colour;
import org.junit.jupiter.api.Test;

class GreedyPromoterTest {

    @Test
    void opensWithThreeArtistsAndTheWeakestInTheMiddle() {
        assertThat(choice(Position.rulebookExample(), ANNA)).isEqualTo("open G9 O7 L9");
    }

    @Test
    void takesADiscWithTheCheapestCardThatDoes() {
        var match = new Position("B1 B2 G1", "Y3 Y1 L1")
                .discs("B:0@5 G:0@5 Y:1@5 L:1@5")
                .hand(0, "Y5 Y9 N1")
                .hand(1, "O1")
                .hit(Colour.LILAC)
                .match();
        assertThat(choice(match, 0)).startsWith("play Y5 0.");
    }

    @Test
    void turnsTheHitDiscForAConcertAndThenHoldsIt() {
        var match = lastCardPlayed(Colour.LILAC);
        assertThat(choice(match, 0)).isEqualTo("hit -1");
        assertThat(choice(match.play(0, "hit -1"), 0)).isEqualTo("gala");
    }

    @Test
    void leavesTheHitDiscWhereItServesBest() {
        assertThat(choice(lastCardPlayed(Colour.GREEN), 0)).isEqualTo("gala");
    }

    @Test
    void keepsTheGalaForAGreatConcert() {
        var match = new Position("B1 B2 G1", "Y3 Y1 L1", "N1 N2 O1")
                .discs("B:0@5 G:0@5 Y:1@12 L:1@12 N:2@12 O:2@12")
                .hand(0, "G2")
                .hit(Colour.BROWN)
                .match()
                .play(0, "play G2 0.2");
        assertThat(choice(match, 0)).isEqualTo("concert");
    }

    @Test
    void waitsForABetterDayWhileThereIsTime() {
        var match = new Position("B1 B2 G1", "Y3 Y1 L1", "N1 N2 O1")
                .discs("B:0@5 Y:1@12 L:1@12 N:2@12 O:2@12 G:1@12")
                .hand(0, "N3 N4 N5 N6 N7 N8")
                .concerts(0, plain(30))
                .hit(Colour.YELLOW)
                .match()
                .play(0, "play N3 2.0")
                .play(0, "play N4 2.0")
                .play(0, "play N5 2.0");
        assertThat(choice(match, 0)).isEqualTo("end");
    }

    @Test
    void endsTheTurnWhenNoConcertIsLeft() {
        var match = new Position("B1 B2 G1", "Y3 Y1 L1")
                .discs("B:0@12 G:0@12 Y:1@5 L:1@5")
                .hand(0, "G2")
                .concerts(0, plain(30), gala(30), plain(30))
                .match()
                .play(0, "play G2 0.2");
        assertThat(choice(match, 0)).isEqualTo("end");
    }

    private static Match lastCardPlayed(Colour hit) {
        return new Position("B1 B2 G1", "Y3 Y1 L1")
                .discs("B:0@8 G:0@12 O:0@12 Y:1@5 L:1@5")
                .hand(0, "G2")
                .hit(hit)
                .match()
                .play(0, "play G2 0.2");
    }

    private static String choice(Match match, int seat) {
        var move = new GreedyPromoter()
                .choose(
                        match.view(new Viewer.Seat(seat)),
                        seat,
                        () -> match.game.legalMoves(match.state, seat),
                        Chance.of(GameSeed.ofHex("01")));
        assertThat(match.game.legalMoves(match.state, seat)).contains(move);
        return match.game.notation(move);
    }
}
