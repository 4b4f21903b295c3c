package dev.perennial.games.planet;

import static dev.perennial.games.planet.Positions.action;
import static dev.perennial.games.planet.Positions.at;
import static dev.perennial.games.planet.Positions.cell;
import static dev.perennial.games.planet.Positions.draft;
import static dev.perennial.games.planet.Positions.planet;
import static dev.perennial.games.planet.Positions.turn;
import static dev.perennial.games.planet.Positions.withLevel;
import static dev.perennial.games.planet.Positions.withQuotas;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.Season;
import dev.perennial.games.planet.board.Supply;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetMove;
import dev.perennial.games.planet.model.PlanetMove.UseAbility;
import dev.perennial.games.planet.model.PlanetRefusal;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The illegal moves of the worked vectors, each with its code. */
class RefusalVectorsTest {
    private static final Planet SNOWY = planet("c1=s d1=t e1=T f1=b c2=~");

    @ParameterizedTest(name = "{0}: {2} with {1} is {3}")
    @DisplayName("PV-I1 to PV-I19, PV-I28, PV-I29: one command on the snowy planet")
    @CsvSource(delimiter = '|', textBlock = """
            PV-I1  | ROCK-SPROUT | A plant d2               | WRONG_BIOME
            PV-I2  | SNOW-SPROUT | A plant c1               | CELL_OCCUPIED
            PV-I3  | SNOW-SPROUT | A plant c2               | CELL_OCCUPIED
            PV-I4  | WILD-SPROUT | A plant c3               | CRACK
            PV-I5  | WILD-SPROUT | A plant a1               | CELL_UNKNOWN
            PV-I7  | SNOW-SPROUT | A plant d2,d2            | SAME_CELL
            PV-I8  | SNOW-SPROUT | B grow c1,c1             | SAME_CELL
            PV-I9  | SNOW-SPROUT | C plant d2 grow d2       | SAME_CELL
            PV-I10 | SNOW-SPROUT | B grow e1                | NOT_GROWABLE
            PV-I11 | SNOW-SPROUT | B grow f1                | NOT_GROWABLE
            PV-I11 | SNOW-SPROUT | B grow d2                | NOT_GROWABLE
            PV-I12 | SNOW-SPROUT | D plant d2 grow c1       | D_ONE_EFFECT
            PV-I13 | SNOW-SPROUT | D                        | D_ONE_EFFECT
            PV-I14 | SNOW-SMALL  | ability d1               | WRONG_PIECE
            PV-I15 | SNOW-LARGE  | ability c1               | WRONG_PIECE
            PV-I16 | SNOW-LAKE   | ability d2(c1)           | NOT_ADJACENT
            PV-I17 | SNOW-LAKE   | ability d2(d1,d1)        | SAME_CELL
            PV-I18 | SNOW-SPROUT | ability d2 e2 f2         | TOO_MANY
            PV-I19 | SNOW-BUSH   | ability c1               | CELL_OCCUPIED
            PV-I28 | SNOW-SPROUT | A plant d2 grow c1       | TOO_MANY
            PV-I29 | SNOW-BUD    | ability d2               | TOO_MANY
            """)
    void oneCommand(String vector, String card, String move, PlanetRefusal code) {
        assertThat(vector).startsWith("PV-I");
        assertThat(TestTable.at(turn(card, SNOWY)).refusal(0, move)).isEqualTo(code);
    }

    @Test
    @DisplayName("PV-I6 four sprouts")
    void fourSproutsAreTooMany() {
        assertThat(TestTable.at(turn("SNOW-SPROUT", planet(""))).refusal(0, "A plant c1,d1,e1,f1"))
                .isEqualTo(PlanetRefusal.TOO_MANY);
    }

    @Test
    @DisplayName("PV-I20 second ACTION in a round")
    void oneActionOnly() {
        assertThat(TestTable.at(turn("SNOW-SPROUT", SNOWY)).play(0, "A").refusal(0, "A plant d2"))
                .isEqualTo(PlanetRefusal.ACTION_DONE);
    }

    @Test
    @DisplayName("PV-I21 second ABILITY in a round")
    void oneAbilityOnly() {
        assertThat(TestTable.at(turn("SNOW-SPROUT", SNOWY)).play(0, "ability").refusal(0, "ability d2"))
                .isEqualTo(PlanetRefusal.ABILITY_DONE);
    }

    @Test
    @DisplayName("PV-I22 END_TURN before the action")
    void theActionIsMandatory() {
        var table = TestTable.at(turn("SNOW-SPROUT", SNOWY));
        assertThat(table.refusal(0, "end")).isEqualTo(PlanetRefusal.ACTION_REQUIRED);
        assertThat(table.play(0, "ability").refusal(0, "end")).isEqualTo(PlanetRefusal.ACTION_REQUIRED);
    }

    @Test
    @DisplayName("PV-I23 PICK out of turn")
    void theDraftIsInOrder() {
        var table = TestTable.at(draft(2, 0, "SNOW-SMALL GRAIN-LAKE WILD-BUSH"));
        assertThat(table.refusal(1, "pick SNOW-SMALL")).isEqualTo(PlanetRefusal.NOT_YOUR_TURN);
        assertThat(table.play(0, "pick SNOW-SMALL").refusal(0, "pick GRAIN-LAKE"))
                .isEqualTo(PlanetRefusal.NOT_YOUR_TURN);
    }

    @Test
    @DisplayName("PV-I24 PICK of a card already taken")
    void aTakenCardIsGone() {
        var table = TestTable.at(draft(2, 0, "SNOW-SMALL GRAIN-LAKE WILD-BUSH")).play(0, "pick SNOW-SMALL");
        assertThat(table.refusal(1, "pick SNOW-SMALL")).isEqualTo(PlanetRefusal.NOT_IN_DISPLAY);
        assertThat(table.refusal(1, "pick ROCK-BUD")).isEqualTo(PlanetRefusal.NOT_IN_DISPLAY);
    }

    @Test
    @DisplayName("PV-I25 moves of the other phase")
    void eachPhaseHasItsMoves() {
        var drafting = TestTable.at(draft(2, 0, "SNOW-SMALL GRAIN-LAKE WILD-BUSH"));
        assertThat(List.of("A plant c1", "ability", "end"))
                .allMatch(move -> drafting.refusal(0, move) == PlanetRefusal.WRONG_PHASE)
                .allMatch(move -> drafting.refusal(1, move) == PlanetRefusal.WRONG_PHASE);
        var acting = TestTable.at(turn("SNOW-SPROUT", SNOWY));
        assertThat(acting.refusal(0, "pick SNOW-SMALL")).isEqualTo(PlanetRefusal.WRONG_PHASE);
    }

    @Test
    @DisplayName("PV-I26 ABILITY after END_TURN")
    void aFinishedTurnIsOver() {
        assertThat(TestTable.at(turn("SNOW-SPROUT", SNOWY))
                        .play(0, "A")
                        .play(0, "end")
                        .refusal(0, "ability"))
                .isEqualTo(PlanetRefusal.TURN_DONE);
    }

    @Test
    @DisplayName("PV-I27 more bushes than the quota")
    void theQuotaLimitsBushes() {
        var state = withLevel(turn("SNOW-BUSH", SNOWY), 0, Ability.BUSH, 2).withSupply(new Supply(1, 20));
        var table = TestTable.at(withQuotas(state));
        assertThat(table.player(0).turn().quota()).isEqualTo(1);
        assertThat(table.refusal(0, "ability d2 e2")).isEqualTo(PlanetRefusal.SUPPLY);
        assertThat(table.play(0, "ability d2").player(0).planet()).isEqualTo(SNOWY.with(cell("d2"), Piece.BUSH));
    }

    @ParameterizedTest
    @DisplayName("PV-I30, PV-I31 two lakes")
    @CsvSource({"PV-I30, ability d2 d2, SAME_CELL", "PV-I31, ability d2(d1) d1, CELL_OCCUPIED"})
    void twoLakes(String vector, String move, PlanetRefusal code) {
        assertThat(vector).startsWith("PV-I");
        assertThat(TestTable.at(withLevel(turn("SNOW-LAKE", SNOWY), 0, Ability.LAKE, 2))
                        .refusal(0, move))
                .isEqualTo(code);
    }

    @Test
    @DisplayName("PV-I32 second END_TURN while others still act")
    void aTurnEndsOnce() {
        assertThat(TestTable.at(turn("SNOW-SPROUT", SNOWY))
                        .play(0, "A")
                        .play(0, "end")
                        .refusal(0, "end"))
                .isEqualTo(PlanetRefusal.TURN_DONE);
    }

    @Test
    @DisplayName("PV-I33 ACTION when the turn is done")
    void theActionIsCheckedBeforeTheTurn() {
        assertThat(TestTable.at(turn("SNOW-SPROUT", SNOWY))
                        .play(0, "A")
                        .play(0, "end")
                        .refusal(0, "A"))
                .isEqualTo(PlanetRefusal.ACTION_DONE);
    }

    @ParameterizedTest
    @DisplayName("PV-I34 any command after the end of the game")
    @ValueSource(strings = {"pick SNOW-SMALL", "A", "D", "ability", "ability a1", "end"})
    void afterTheEndEverythingIsTheWrongPhase(String move) {
        var table = TestTable.at(at(action("SNOW-SPROUT", "WILD-BUD"), Season.WINTER, 2))
                .timeUp(1)
                .timeUp(0);
        assertThat(table.state().phase()).isEqualTo(Phase.GAME_OVER);
        assertThat(table.refusal(0, move)).isEqualTo(PlanetRefusal.WRONG_PHASE);
    }

    @Test
    @DisplayName("a refused command changes nothing")
    void allOrNothing() {
        var table = TestTable.at(turn("WILD-SPROUT", SNOWY));
        assertThat(table.refusal(0, "A plant d2,c3")).isEqualTo(PlanetRefusal.CRACK);
        assertThat(table.player(0).planet().isEmpty(cell("d2"))).isTrue();
        assertThat(table.events()).isEmpty();
    }

    @Test
    void aLakeCannotGrowItsOwnCell() {
        assertThat(TestTable.at(turn("SNOW-LAKE", SNOWY)).refusal(0, "ability d2(d2)"))
                .isEqualTo(PlanetRefusal.NOT_ADJACENT);
    }

    @Test
    void onlyLakesMakeOthersGrow() {
        var target = new PlanetMove.Target(cell("d2"), List.of(cell("d1")));
        assertThat(TestTable.at(turn("SNOW-SPROUT", SNOWY)).refusal(0, new UseAbility(List.of(target))))
                .isEqualTo(PlanetRefusal.TOO_MANY);
    }
}
