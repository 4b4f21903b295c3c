package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.Scene.RED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.sevolution.component.AgeCause;
import dev.perennial.games.sevolution.component.CalamityEffects;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.DiscoverySlot;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.Sites;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.model.Civilisation;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionEvent.PointsScored;
import dev.perennial.games.sevolution.model.SEvolutionEvent.ResourcesHarvested;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section D of the worked vectors: RED's Action turn in round 3, up to its management. */
class ActionVectorsTest {

    @ParameterizedTest(name = "SE-{0}")
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
    A1   | V/4   | (1,2,0) |                                | R-G2a R-G1a R-O2a R-V1a | -                                                                     | (4,4,1) | V/4   | (0,0,0) |  8 | -
    A2   | III/3 | (0,2,0) | FARM 2                         | R-O4a G-G3a G-G2a B-V6a | jokers TOOLS                                                          | (2,3,0) | III/3 | (0,0,0) |  3 | -
    A3   | V/2   | (3,3,3) |                                | R-O4a G-O4a B-O4a R-G6a | resolve B-O4a;resolve R-O4a                                           | (3,3,3) | VI/2  | (1,1,1) |  6 | -
    A4   | III/2 | (1,0,3) |                                | Y-O4a R-G1a R-O3a R-V2a | -                                                                     | (1,3,4) | III/2 | (0,1,4) |  2 | -
    A5a  | III/3 | (3,3,0) | FARM 1 COMMERCE 1 PRESTIGE 2   | G-V4a R-G1a R-O1a R-V1a | remove COMMERCE                                                       | (5,4,1) | IV/2  | (3,2,1) |  4 | FARM 1 PRESTIGE 2
    A5b  | III/3 | (3,3,0) | FARM 1 PRESTIGE 2              | G-V4a R-G1a R-O1a R-V1a | -                                                                     | (5,4,1) | IV/2  | (3,2,1) |  4 | -
    A5c  | II/1  | (0,0,0) |                                | G-V4a R-G1a R-O1a R-V1a | -                                                                     | (1,1,1) | III/1 | (0,1,1) |  1 | -
    A6a  | III/3 | (2,0,0) |                                | R-V4a R-G1a G-V1a B-V1a | -                                                                     | (3,0,2) | III/3 | (0,0,2) |  3 | -
    A6b  | I/2   | (0,0,0) |                                | R-V4a R-G2a R-O1a G-O1a | -                                                                     | (2,2,0) | II/2  | (0,2,0) |  2 | -
    A6c  | V/2   | (1,2,0) |                                | R-V4a R-G1a R-O1a R-V1a | -                                                                     | (2,3,1) | V/2   | (0,1,1) |  4 | -
    A7   | III/2 | (0,1,0) | PROTECTION 1                   | R-O4a R-G3a R-O1a R-V2a | -                                                                     | (3,2,2) | IV/2  | (1,0,2) |  4 | -
    A8   | III/2 | (0,0,0) | PROTECTION 2                   | R-V4a R-G2a R-V1a G-V1a | resolve R-V4a TOOLS TOOLS                                             | (2,2,2) | IV/2  | (0,0,2) |  4 | -
    A9a  | III/3 | (1,3,0) | PROTECTION 2                   | R-O4a G-V4a R-G3a R-V1a | protect R-O4a;resolve R-O4a FOOD SCIENCE                              | (5,3,2) | IV/2  | (3,1,2) |  4 | -
    A9b  | III/3 | (1,3,0) | PROTECTION 2                   | R-O4a G-V4a R-G3a R-V1a | protect G-V4a;resolve R-O4a;resolve G-V4a FOOD FOOD                   | (3,3,1) | IV/3  | (0,0,1) |  6 | -
    A9c  | III/2 | (0,0,0) | PROTECTION 2 FARM 1            | R-O4a G-V4a R-G2a R-O1a | protect R-O4a;resolve G-V4a;remove PROTECTION;resolve R-O4a TOOLS SCIENCE | (3,2,1) | IV/1 | (2,1,1) | 2 | FARM 1
    A10  | II/2  | (7,8,0) | FARM 1                         | R-G3a R-O2a R-V1a R-G1a | -                                                                     | (8,8,1) | III/2 | (6,8,1) |  2 | -
    A11  | V/3   | (3,2,0) | COMMERCE 2                     | R-G3a R-O1a R-V1a B-V4a | commerce FOOD>SCIENCE FOOD>SCIENCE                                    | (6,3,1) | VI/3  | (1,0,0) |  9 | -
    A12  | VI/1  | (0,0,0) |                                | R-G1a R-O1a R-V1a G-V1a | -                                                                     | (1,1,2) | VI/1  | (0,0,1) |  3 | -
    A13  | IV/3  | (1,0,5) |                                | R-G1a R-V1a R-V2a G-V1a | -                                                                     | (2,0,8) | III/2 | (0,0,8) |  0 | -
    A14a | IV/3  | (1,0,2) | RESEARCH 1 PRESTIGE 1 COMMERCE 1 | R-G1a R-V1a R-V2a G-V1a | commerce;remove COMMERCE                                            | (2,0,7) | III/2 | (0,0,7) |  1 | RESEARCH 1 PRESTIGE 1
    A14b | IV/3  | (1,0,2) | RESEARCH 1 PRESTIGE 1 COMMERCE 1 | R-G1a R-V1a R-V2a G-V1a | commerce;remove PRESTIGE                                            | (2,0,7) | III/2 | (0,0,7) |  0 | RESEARCH 1 COMMERCE 1
    A15  | V/4   | (2,2,0) |                                | R-G2a R-O2a R-O1a R-G1a | -                                                                     | (5,5,0) | V/3   | (1,1,0) |  6 | -
    A16  | VI/3  | (0,0,0) |                                | R-G2a R-G1a R-O1a Y-V4a | -                                                                     | (3,1,0) | VI/2  | (0,0,0) |  2 | -
    A17  | II/3  | (0,0,0) |                                | R-G1a R-O1a R-V1a R-V2a | -                                                                     | (1,1,3) | II/3  | (0,1,3) |  0 | -
    A18  | I/2   | (0,0,0) |                                | R-O1a R-O2a R-V1a R-V2a | -                                                                     | (0,3,3) | I/2   | (0,3,3) |  0 | -
    A19  | V/4   | (2,2,0) | PRESTIGE 2                     | R-G2a R-O2a R-V1a R-O1a | -                                                                     | (4,5,1) | V/4   | (0,1,0) | 10 | -
    A20  | III/2 | (0,0,0) | PRESTIGE 2                     | R-G2a R-O2a R-V1a G-V1a | -                                                                     | (2,2,2) | IV/2  | (0,0,2) |  4 | -
    A21  | III/1 | (0,0,0) |                                | R-O1a R-V1a G-V1a B-V1a | -                                                                     | (0,1,3) | III/1 | (0,0,3) |  1 | -
    A22a | II/2  | (3,0,1) |                                | R-G2a R-O2a R-V2a Y-V4a | -                                                                     | (5,2,3) | III/2 | (3,2,3) |  2 | -
    """)
    void actionTurn(
            String id,
            String people,
            String stock,
            String sites,
            String taken,
            String moves,
            String harvest,
            String peopleAfter,
            String stockAfter,
            int points,
            String sitesAfter) {
        String start = sites == null ? "" : sites;
        var table = Scene.seats(4)
                .people(RED, people)
                .stock(RED, stock)
                .sites(RED, start)
                .taken(RED, taken)
                .action(RED);
        if (moves != null) {
            table.play(RED, moves);
        }
        assertThat(table.phase()).isEqualTo(Phase.MANAGEMENT);
        assertThat(table.toAct()).isEqualTo(RED);
        assertThat(table.last(ResourcesHarvested.class).stock()).isEqualTo(Scene.stockOf(harvest));
        assertThat(table.player(RED).civilisation())
                .isEqualTo(new Civilisation(
                        Scene.ageOf(peopleAfter),
                        Scene.populationOf(peopleAfter),
                        Scene.stockOf(stockAfter),
                        Scene.sitesOf(sitesAfter == null ? start : sitesAfter),
                        points));
        assertThat(table.happened(PointsScored.class)).hasSize(1);
    }

    private static TestTable turn(int round, String people, String stock, String faceUp, String taken) {
        return Scene.seats(4)
                .round(round, RED)
                .people(RED, people)
                .stock(RED, stock)
                .faceUp(RED, faceUp)
                .taken(RED, taken)
                .action(RED);
    }

    @Test
    @DisplayName("SE-A1: unmet needs beside met ones turn nothing down")
    void paulKeepsHisDiscovery() {
        var table = turn(3, "V/4", "(1,2,0)", "R-D5", "R-G2a R-G1a R-O2a R-V1a");
        assertThat(table.player(RED).discovery(5).faceUp()).isTrue();
        var scored = table.last(PointsScored.class);
        assertThat(scored).isEqualTo(new PointsScored(RED, 2, 4, 8, 0, 8));
    }

    @Test
    @DisplayName("SE-A2: the green cards are thrown away at once and the farm still produces")
    void famineThrowsCards() {
        var table = Scene.seats(4)
                .people(RED, "III/3")
                .sites(RED, "FARM 2")
                .taken(RED, "R-O4a G-G3a G-G2a B-V6a")
                .action(RED);
        assertThat(table.last(SEvolutionEvent.HarvestSpoiled.class).thrown()).isEqualTo(Scene.cards("G-G3a G-G2a"));
        assertThat(table.state().gone()).isEqualTo(Scene.cards("G-G3a G-G2a"));
        assertThat(table.player(RED).cards().taken()).isEqualTo(Scene.cards("R-O4a B-V6a"));
        assertThat(table.legal(RED)).containsExactly("jokers TOOLS", "jokers SCIENCE");
    }

    @Test
    @DisplayName("SE-A3: with all three resources forbidden a Joker gives nothing")
    void jokerGivesNothing() {
        var table = turn(3, "V/2", "(3,3,3)", "", "R-O4a G-O4a B-O4a R-G6a");
        table.play(RED, "resolve R-O4a;resolve G-O4a");
        assertThat(table.happened(SEvolutionEvent.JokerTaken.class))
                .containsExactly(new SEvolutionEvent.JokerTaken(RED, Card.ofCode("R-G6a"), null));
    }

    @Test
    @DisplayName("SE-A6a: Decadence leaves the Discovery face up")
    void decadenceTurnsNothing() {
        var table = turn(3, "III/3", "(2,0,0)", "R-D3", "R-V4a R-G1a G-V1a B-V1a");
        assertThat(table.player(RED).discovery(3).faceUp()).isTrue();
        assertThat(table.happened(SEvolutionEvent.AgeChanged.class))
                .containsExactly(
                        new SEvolutionEvent.AgeChanged(RED, 3, 2, AgeCause.DECADENCE),
                        new SEvolutionEvent.AgeChanged(RED, 2, 3, AgeCause.ALL_NEEDS_MET));
    }

    @Test
    @DisplayName("SE-A11, SE-A16, SE-A22a: Obscurantism and Invasion wait for the next round")
    void pendingEffects() {
        var obscured = turn(3, "V/3", "(3,2,0)", "", "R-G3a R-O1a R-V1a B-V4a");
        assertThat(obscured.player(RED).shadows()).isEqualTo(new CalamityEffects(false, false, true, false));
        var invaded = turn(3, "VI/3", "(0,0,0)", "", "R-G2a R-G1a R-O1a Y-V4a");
        assertThat(invaded.player(RED).shadows()).isEqualTo(new CalamityEffects(false, false, false, true));
    }

    @Test
    @DisplayName("SE-A13: no need met and nothing paid for one cost an Age, its Discovery and a population")
    void bothPenalties() {
        var table = turn(3, "IV/3", "(1,0,5)", "R-D4", "R-G1a R-V1a R-V2a G-V1a");
        assertThat(table.player(RED).discovery(4)).isEqualTo(new DiscoverySlot(Card.ofCode("R-D4"), false));
        assertThat(table.last(ResourcesHarvested.class).surplus()).isEqualTo(new Stock(0, 0, 1));
    }

    @Test
    @DisplayName("SE-A22a: management after the needs")
    void managementAfterNeeds() {
        var table =
                turn(3, "II/2", "(3,0,1)", "", "R-G2a R-O2a R-V2a Y-V4a").play(RED, "buy 2;evolve;place FARM 2;end");
        assertThat(table.player(RED).civilisation())
                .isEqualTo(new Civilisation(4, 4, Stock.NONE, Scene.sitesOf("FARM 2"), 2));
        assertThat(table.player(RED).shadows().pendingInvasion()).isTrue();
        assertThat(table.toAct()).isEqualTo(Scene.GREEN);
    }

    @Test
    @DisplayName("SE-A22b: round 6 has no management and Invasion no effect")
    void lastRound() {
        var table = turn(6, "II/2", "(3,0,1)", "", "R-G2a R-O2a R-V2a Y-V4a");
        assertThat(table.player(RED).civilisation())
                .isEqualTo(new Civilisation(3, 2, new Stock(3, 2, 3), Sites.EMPTY, 2));
        assertThat(table.player(RED).shadows()).isEqualTo(CalamityEffects.NONE);
        assertThat(table.happened(SEvolutionEvent.CalamityStruck.class)).hasSize(1);
        assertThat(table.happened(SEvolutionEvent.ShadowCast.class)).isEmpty();
        assertThat(table.phase()).isEqualTo(Phase.GAME_OVER);
    }
}
