package dev.perennial.games.sevolution.model;

import static dev.perennial.games.sevolution.Scene.BLUE;
import static dev.perennial.games.sevolution.Scene.GREEN;
import static dev.perennial.games.sevolution.Scene.RED;
import static dev.perennial.games.sevolution.Scene.YELLOW;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.sevolution.Scene;
import dev.perennial.games.sevolution.TestTable;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.DiscoverySlot;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.RankedCard;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.component.TrickGroup;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sections B and C of the worked vectors: legal plays, pick order, winner. */
class TrickVectorsTest {

    /** The suit is fixed by GREEN, Age III, who leads; RED follows. */
    @ParameterizedTest(name = "SE-{0}")
    @CsvSource(delimiter = '|', textBlock = """
            L1 | III | R-O5a R-V2a R-G1a R-D3 | G-O1a |       | R-O5a R-D3
            L2 | III | R-V2a R-G1a            | G-O1a |       | R-V2a R-G1a
            L3 | VI  | R-O1a R-G6a            | G-O1a | GREEN | R-O1a
            L4 | VI  | R-V1a R-G6a            | G-O1a | GREEN | R-V1a R-G6a
            L5 | II  | R-O5a R-V2a            | G-O1a | GREEN | R-O5a R-V2a
            L6 | IV  | R-V4a R-G3a            | G-V1a |       | R-V4a
            """)
    void legalAnswers(String id, String age, String hand, String led, String trump, String legal) {
        var scene = Scene.seats(2)
                .people(RED, age)
                .people(GREEN, "III")
                .hand(RED, hand)
                .hand(GREEN, led);
        if (trump != null) {
            scene = scene.trump(Suit.valueOf(trump));
        }
        var table = scene.trick(GREEN).play(GREEN, "play " + led);
        assertThat(table.legal(RED))
                .containsExactlyElementsOf(Arrays.stream(legal.split(" "))
                        .map(card -> "play " + card)
                        .toList());
        for (Card card : Scene.cards(hand)) {
            if (!legal.contains(card.code())) {
                assertThat(table.refusal(RED, "play " + card)).isEqualTo(SEvolutionRefusal.MUST_FOLLOW_SUIT);
            }
        }
    }

    @Test
    @DisplayName("SE-L7: behind a colourless leader the first coloured player fixes any suit")
    void firstColouredPlayerFixes() {
        for (String card : List.of("R-O1a", "R-V3a")) {
            var table = Scene.seats(2)
                    .people(GREEN, "II")
                    .people(RED, "IV")
                    .hand(GREEN, "G-O6a")
                    .hand(RED, "R-O1a R-V3a")
                    .trick(GREEN)
                    .play(GREEN, "play G-O6a");
            assertThat(table.state().currentTrick().fixedSuit()).isNull();
            assertThat(table.legal(RED)).containsExactly("play R-O1a", "play R-V3a");
            table.play(RED, "play " + card);
            assertThat(table.last(SEvolutionEvent.CardPlayed.class).fixedSuit())
                    .isEqualTo(card.equals("R-O1a") ? Suit.ORANGE : Suit.VIOLET);
        }
    }

    @Test
    @DisplayName("SE-L8: an obscured player may turn up any position")
    void obscuredPlayerMayPlayAnything() {
        var table = Scene.seats(2)
                .people(RED, "V")
                .obscured(RED)
                .people(GREEN, "VI")
                .trump(Suit.GREEN)
                .hand(RED, HandSight.NOBODY, "R-O5a R-V2a R-G1a R-D5 R-G3a")
                .hand(GREEN, "G-O1a")
                .trick(GREEN)
                .play(GREEN, "play G-O1a");
        assertThat(table.legal(RED)).containsExactly("blind 0", "blind 1", "blind 2", "blind 3", "blind 4");
    }

    @Test
    @DisplayName("SE-L9: the leader may lead anything; a Discovery leaves the suit open")
    void leaderMayLeadAnything() {
        var scene = Scene.seats(2)
                .people(RED, "V")
                .people(GREEN, "III")
                .trump(Suit.GREEN)
                .hand(RED, "R-G2a R-O3a R-D5")
                .hand(GREEN, "G-O1a");
        assertThat(scene.trick(RED).legal(RED)).containsExactly("play R-G2a", "play R-O3a", "play R-D5");
        assertThat(scene.trick(RED)
                        .play(RED, "play R-D5")
                        .state()
                        .currentTrick()
                        .fixedSuit())
                .isNull();
        assertThat(scene.trick(RED)
                        .play(RED, "play R-G2a")
                        .state()
                        .currentTrick()
                        .fixedSuit())
                .isEqualTo(Suit.GREEN);
    }

    /** Seats in the order RED to YELLOW; after the plays comes the order of the picks, first letters. */
    @ParameterizedTest(name = "SE-{0}")
    @CsvSource(delimiter = '|', textBlock = """
            T1  | III/2 III/2 II/2 II/2  | R |        | R-O5a G-O2a B-V1a Y-O6a | RGYB | ORANGE
            T2  | VI/2 V/2 IV/2 IV/2     | R | GREEN  | R-V6a G-G3a B-V4a Y-G2a | GRBY | VIOLET
            T3  | III/3 IV/2 III/5 II/2  | R |        | R-O5a G-O5a B-O5a Y-O5a | GBRY | ORANGE
            T4  | III/3 III/3 III/2 III/3| B |        | R-V3a G-V3a B-V3a Y-V3a | YRGB | VIOLET
            T5  | I/2 II/2 II/3 I/2      | R |        | R-V5a G-G5a B-G5a Y-O6a | YBGR |
            T6  | II/2 IV/2 III/2 III/2  | R |        | R-O6a G-G2a B-G5a Y-V6a | BGYR | GREEN
            T7  | III/2 IV/2 II/2 III/2  | R |        | R-D3 G-V2a B-O6a Y-V1a  | GYB  | VIOLET
            T8  | V/2 IV/2 VI/2 II/2     | R | GREEN  | R-G2a G-G6a B-G1a Y-G5a | RBGY | GREEN
            T9  | III/2 V/2 VI/2 IV/2    | R | GREEN  | R-G6a G-G1a B-O6a Y-G5a | GRYB | GREEN
            T10 | VI/2* V/2 IV/2 III/2   | R | GREEN  | R-G6a G-V3a B-V5a Y-O6a | BGRY | VIOLET
            T11 | V/2 VI/2 V/2 IV/2      | R | ORANGE | R-V5a G-O2a B-O2a Y-O6a | GBRY | VIOLET
            """)
    void pickOrder(String id, String people, String leader, String trump, String plays, String order, String fixed) {
        var table = played(people, leader, trump, plays);
        var set = table.last(SEvolutionEvent.PickOrderSet.class);
        assertThat(set.cardPicks()).extracting(RankedCard::seat).containsExactlyElementsOf(seats(order));
        assertThat(set.winner()).isEqualTo(seats(order).getFirst());
        assertThat(table.last(SEvolutionEvent.CardPlayed.class).fixedSuit())
                .isEqualTo(fixed == null ? null : Suit.valueOf(fixed));
        assertThat(table.toAct()).isEqualTo(seats(order).getFirst());

        int winner = seats(order).getFirst();
        table.timeUpUntil(winner, Phase.TRICK_PLAY);
        assertThat(table.last(SEvolutionEvent.TrickTaken.class).winner()).isEqualTo(winner);
        assertThat(table.last(SEvolutionEvent.TrickBegan.class).leader()).isEqualTo(winner);
    }

    @Test
    @DisplayName("SE-T2: the groups behind the order, and the picks of the rulebook")
    void rulebookPicks() {
        var table = played("VI/2 V/2 IV/2 IV/2", "R", "GREEN", "R-V6a G-G3a B-V4a Y-G2a");
        assertThat(table.last(SEvolutionEvent.PickOrderSet.class).cardPicks())
                .extracting(RankedCard::group)
                .containsExactly(TrickGroup.TRUMP, TrickGroup.FIXED_SUIT, TrickGroup.FIXED_SUIT, TrickGroup.REST);
        table.play(GREEN, "take G-G3a").play(RED, "take Y-G2a").play(BLUE, "take R-V6a");
        assertThat(table.player(YELLOW).cards().taken()).isEqualTo(Scene.cards("B-V4a"));
        assertThat(table.player(RED).cards().taken()).isEqualTo(Scene.cards("Y-G2a"));
        assertThat(table.toAct()).isEqualTo(GREEN);
    }

    @Test
    @DisplayName("SE-T7: who led a Discovery has it back face up and takes no playing card")
    void discoveryLed() {
        var table = played("III/2 IV/2 II/2 III/2", "R", null, "R-D3 G-V2a B-O6a Y-V1a");
        assertThat(table.player(RED).discovery(3)).isEqualTo(new DiscoverySlot(Card.ofCode("R-D3"), true));
        table.play(GREEN, "take G-V2a").play(YELLOW, "take B-O6a");
        assertThat(table.player(BLUE).cards().taken()).isEqualTo(Scene.cards("Y-V1a"));
        assertThat(table.player(RED).cards().taken()).isEmpty();
    }

    /** Everybody keeps another card back, so that a next trick shows its leader. A star marks an obscured player. */
    private static TestTable played(String people, String leader, String trump, String plays) {
        var scene = Scene.seats(4);
        var ages = people.strip().split("\\s+");
        var cards = plays.strip().split("\\s+");
        for (int seat = 0; seat < 4; seat++) {
            boolean obscured = ages[seat].endsWith("*");
            scene.people(seat, ages[seat].replace("*", ""))
                    .hand(seat, obscured ? HandSight.NOBODY : HandSight.OWNER, cards[seat] + " " + kept(seat, cards));
            if (obscured) {
                scene.obscured(seat);
            }
        }
        if (trump != null) {
            scene.trump(Suit.valueOf(trump));
        }
        int first = seats(leader).getFirst();
        var table = scene.trick(first);
        for (int step = 0; step < 4; step++) {
            int seat = (first + step) % 4;
            boolean blind = table.player(seat).isBlind();
            table.play(seat, blind ? "blind 0" : "play " + cards[seat]);
        }
        return table;
    }

    /** A Discovery fits any hand, for it never has to be played; who plays one keeps a playing card. */
    private static String kept(int seat, String[] cards) {
        char deck = "RGBY".charAt(seat);
        return cards[seat].contains("-D") ? deck + "-O1a" : deck + "-D6";
    }

    private static List<Integer> seats(String letters) {
        return letters.chars().map("RGBY"::indexOf).boxed().toList();
    }
}
