package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.Scene.BLUE;
import static dev.perennial.games.sevolution.Scene.GREEN;
import static dev.perennial.games.sevolution.Scene.RED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.sevolution.component.Box;
import dev.perennial.games.sevolution.component.CalamityEffects;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.CardSource;
import dev.perennial.games.sevolution.component.DiscoverySlot;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.PlayerColour;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.model.HandSight;
import dev.perennial.games.sevolution.model.SEvolutionEvent.CalamitiesReturned;
import dev.perennial.games.sevolution.model.SEvolutionEvent.CalamitySetAside;
import dev.perennial.games.sevolution.model.SEvolutionEvent.CardPlayed;
import dev.perennial.games.sevolution.model.SEvolutionEvent.TrickBegan;
import dev.perennial.games.sevolution.model.SEvolutionEvent.TrickTaken;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section C of the worked vectors from T12 on: trump, Discoveries, leaders, round 1. */
public class RoundVectorsTest {
    private static final String PILE = "%1$s-G1a %1$s-O1a %1$s-V1a %1$s-G2a %1$s-O2a %1$s-V2a %1$s-G3a %1$s-O3a";

    /** A star marks an obscured player; the leader comes second, then who names trump. */
    @ParameterizedTest(name = "SE-{0}")
    @CsvSource({
        "T12a, V/5 VI/2 VI/3 IV/2, 0, 2",
        "T12b, V/5 VI/2 VI/3* IV/2, 0, 1",
        "T12c, V/2* IV/2 III/2 II/2, 0, -1",
        "T12d, V/3 II/2 V/3 II/2, 2, 2"
    })
    void whoNamesTrump(String id, String people, int leader, int namer) {
        var scene = Scene.seats(4).round(3, leader);
        var ages = people.split(" ");
        for (int seat = 0; seat < 4; seat++) {
            scene.people(seat, ages[seat].replace("*", "")).pile(seat, PILE.formatted("RGBY".charAt(seat)));
            scene.shadows(seat, new CalamityEffects(false, false, ages[seat].endsWith("*"), false));
        }
        var table = scene.round(leader);
        if (namer < 0) {
            assertThat(table.phase()).isEqualTo(Phase.TRICK_PLAY);
            assertThat(table.state().trump()).isNull();
        } else {
            assertThat(table.phase()).isEqualTo(Phase.NAME_TRUMP);
            assertThat(table.toAct()).isEqualTo(namer);
            assertThat(table.legal(namer)).containsExactly("trump GREEN", "trump ORANGE", "trump VIOLET");
            table.play(namer, "trump VIOLET");
            assertThat(table.state().trump()).isEqualTo(Suit.VIOLET);
        }
        assertThat(table.last(TrickBegan.class).leader()).isEqualTo(leader);
        assertThat(table.toAct()).isEqualTo(leader);
    }

    public static TestTable threeDiscoveries() {
        return Scene.seats(3)
                .people(RED, "II/3")
                .people(GREEN, "II/2")
                .people(BLUE, "II/3")
                .hand(RED, "R-D2 R-O1a")
                .hand(GREEN, "G-D2 G-O1a")
                .hand(BLUE, "B-D2 B-O1a")
                .trick(GREEN)
                .play(GREEN, "play G-D2")
                .play(BLUE, "play B-D2")
                .play(RED, "play R-D2");
    }

    @Test
    @DisplayName("SE-T13: Discoveries of one Age are exchanged in the order of the tie rule")
    void discoveryExchange() {
        var table = threeDiscoveries();
        assertThat(table.toAct()).isEqualTo(BLUE);
        assertThat(table.legal(BLUE)).containsExactlyInAnyOrder("discover R-D2", "discover G-D2", "discover B-D2");
        table.play(BLUE, "discover R-D2");
        assertThat(table.toAct()).isEqualTo(RED);
        assertThat(table.legal(RED)).containsExactlyInAnyOrder("discover G-D2", "discover B-D2");
        table.play(RED, "discover B-D2");
        assertThat(table.state().players())
                .extracting(player -> player.discovery(2))
                .containsExactly(
                        new DiscoverySlot(Card.ofCode("B-D2"), true),
                        new DiscoverySlot(Card.ofCode("G-D2"), true),
                        new DiscoverySlot(Card.ofCode("R-D2"), true));
        assertThat(table.state().players())
                .allSatisfy(player -> assertThat(player.cards().taken()).isEmpty());
        assertThat(table.last(TrickTaken.class).winner()).isEqualTo(BLUE);
    }

    @Test
    @DisplayName("SE-T14: Discoveries of different Ages do not meet")
    void discoveriesOfDifferentAges() {
        var table = Scene.seats(3)
                .people(RED, "III")
                .people(GREEN, "II")
                .people(BLUE, "II")
                .hand(RED, "R-D3 R-O2a")
                .hand(GREEN, "G-D2 G-O2a")
                .hand(BLUE, "B-O1a B-O2a")
                .trick(RED)
                .play(RED, "play R-D3")
                .play(GREEN, "play G-D2")
                .play(BLUE, "play B-O1a");
        assertThat(table.player(RED).discovery(3)).isEqualTo(new DiscoverySlot(Card.ofCode("R-D3"), true));
        assertThat(table.player(GREEN).discovery(2)).isEqualTo(new DiscoverySlot(Card.ofCode("G-D2"), true));
        assertThat(table.player(BLUE).cards().taken()).isEqualTo(Scene.cards("B-O1a"));
        assertThat(table.last(TrickTaken.class).winner()).isEqualTo(BLUE);
    }

    @Test
    @DisplayName("SE-T15: if the winner has no card left the next clockwise with cards leads")
    void winnerOutOfCards() {
        var table = Scene.seats(3)
                .people(RED, "II/3")
                .people(GREEN, "II")
                .people(BLUE, "II")
                .hand(RED, "R-O6a")
                .hand(GREEN, "G-O5a G-O1a")
                .hand(BLUE, "B-O3a B-O1a")
                .trick(RED)
                .play(RED, "play R-O6a")
                .play(GREEN, "play G-O5a")
                .play(BLUE, "play B-O3a")
                .play(RED, "take R-O6a")
                .play(GREEN, "take G-O5a");
        assertThat(table.last(TrickTaken.class).winner()).isEqualTo(RED);
        assertThat(table.last(TrickBegan.class)).isEqualTo(new TrickBegan(2, GREEN, List.of(GREEN, BLUE)));
        table.play(GREEN, "play G-O1a").play(BLUE, "play B-O1a").play(GREEN, "take B-O1a");
        assertThat(table.player(RED).cards().taken()).hasSize(1);
    }

    @ParameterizedTest(name = "SE-T15: a lone last card {0}")
    @CsvSource({"B-O1a", "B-D2"})
    void loneLastCard(String card) {
        var table = Scene.seats(3)
                .people(RED, "II")
                .people(GREEN, "II")
                .people(BLUE, "II")
                .hand(BLUE, card)
                .trick(RED);
        assertThat(table.toAct()).isEqualTo(BLUE);
        table.play(BLUE, "play " + card);
        if (card.equals("B-D2")) {
            assertThat(table.player(BLUE).discovery(2).faceUp()).isTrue();
        } else {
            assertThat(table.player(BLUE).cards().taken()).isEqualTo(Scene.cards(card));
        }
        assertThat(table.last(TrickTaken.class).winner()).isEqualTo(BLUE);
        assertThat(table.phase()).isEqualTo(Phase.MANAGEMENT);
        assertThat(table.toAct()).isEqualTo(BLUE);
    }

    @ParameterizedTest(name = "SE-T16: {0} players, {1} wins the last trick")
    @CsvSource({"4, 2, 2301, 1", "2, 1, 10, 0"})
    void nextRoundsLeader(int seats, int winner, String order, int leader) {
        var scene = Scene.seats(seats);
        for (int seat = 0; seat < seats; seat++) {
            scene.people(seat, "II").pile(seat, PILE.formatted("RGBY".charAt(seat)));
        }
        var table = scene.action(winner);
        for (char seat : order.toCharArray()) {
            assertThat(table.toAct()).isEqualTo(seat - '0');
            table.play(seat - '0', "end");
        }
        assertThat(table.state().round()).isEqualTo(4);
        assertThat(table.last(TrickBegan.class).leader()).isEqualTo(leader);
    }

    @Test
    @DisplayName("SE-T17: in round 1 calamities make way for the top of the pile and go back afterwards")
    void calamitiesOfRoundOne() {
        var table = Scene.seats(2)
                .round(1, RED)
                .hand(RED, HandSight.NOBODY, "R-O4a")
                .pile(RED, "R-V4a R-G5a R-G1a")
                .hand(GREEN, HandSight.NOBODY, "G-G1a")
                .trick(RED)
                .play(RED, "blind 0");
        assertThat(table.happened(CalamitySetAside.class))
                .containsExactly(
                        new CalamitySetAside(RED, Card.ofCode("R-O4a"), CardSource.HAND, 0),
                        new CalamitySetAside(RED, Card.ofCode("R-V4a"), CardSource.PILE, null));
        assertThat(table.last(CardPlayed.class))
                .isEqualTo(new CardPlayed(RED, Card.ofCode("R-G5a"), CardSource.PILE, 0, null));
        assertThat(table.player(RED).cards().setAside()).isEqualTo(Scene.cards("R-O4a R-V4a"));
        assertThat(table.player(RED).cards().pile()).isEqualTo(Scene.cards("R-G1a"));
    }

    @Test
    @DisplayName("SE-T17: after the round the pile has 20 cards again, calamities among them")
    void calamitiesReturn() {
        var played = Box.playingCards(PlayerColour.RED).subList(0, 4);
        var aside = Scene.cards("R-O4a R-V4a");
        var pile = Box.playingCards(PlayerColour.RED).stream()
                .filter(card -> !played.contains(card) && !aside.contains(card))
                .toList();
        var table = Scene.seats(2)
                .round(1, RED)
                .player(
                        RED,
                        player -> player.cards(cards -> cards.withPile(pile).withSetAside(aside)))
                .player(
                        GREEN,
                        player -> player.cards(cards -> cards.withPile(
                                Box.playingCards(PlayerColour.GREEN).subList(4, 24))))
                .action(RED)
                .play(RED, "end")
                .play(GREEN, "end");
        var returned = table.happened(CalamitiesReturned.class);
        assertThat(returned).hasSize(1);
        assertThat(returned.getFirst().calamities()).isEqualTo(aside);
        assertThat(returned.getFirst().pile())
                .hasSize(20)
                .containsAll(aside)
                .isEqualTo(Scene.chance().shuffle(Lists.concat(pile, aside)));
        assertThat(table.player(RED).cards().setAside()).isEmpty();
        assertThat(table.player(RED).cards().pile()).hasSize(16);
    }
}
