package dev.perennial.games.planet;

import static dev.perennial.games.planet.Positions.planet;
import static dev.perennial.games.planet.Positions.turn;
import static dev.perennial.games.planet.Positions.withLevel;
import static dev.perennial.games.planet.Positions.withQuotas;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.Refusal;
import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.Supply;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.PlanetRefusal;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A move with several faults is refused for the one that is checked first (planet spec 7.3). */
class ValidationOrderTest {
    private static final Planet SNOWY = planet("c1=s d1=t e1=T f1=b c2=~");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # number before duplicates, duplicates before targets
            A plant c3,c3,a1,z9        | TOO_MANY
            B plant a1                 | TOO_MANY
            B grow a1,c3,h5            | TOO_MANY
            C plant c1 grow c1,c1      | TOO_MANY
            D plant a1 grow a1         | D_ONE_EFFECT
            A plant a1,c3,c3           | SAME_CELL
            # targets in list order, plant before grow
            A plant a1,c3              | CELL_UNKNOWN
            A plant c3,a1              | CRACK
            C plant c3 grow a1         | CRACK
            C plant c1 grow a1         | CELL_OCCUPIED
            C plant d2 grow h5         | WRONG_BIOME
            # each target: exists, no crack, biome, piece
            A plant h5                 | WRONG_BIOME
            B grow h5                  | WRONG_BIOME
            B grow a1                  | CELL_UNKNOWN
            B grow f3                  | CRACK
            D plant c3                 | CRACK
            D grow z9                  | CELL_UNKNOWN
            D grow h5                  | NOT_GROWABLE
            D plant c1                 | CELL_OCCUPIED
            """)
    void ofAnAction(String move, PlanetRefusal code) {
        assertThat(TestTable.at(turn("SNOW-SPROUT", SNOWY)).refusal(0, move)).isEqualTo(code);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            SNOW-SPROUT | ability c3 c3 c3            | TOO_MANY
            SNOW-SPROUT | ability c3 c3               | SAME_CELL
            SNOW-SPROUT | ability a1 c3               | CELL_UNKNOWN
            SNOW-SPROUT | ability c3 a1               | CRACK
            SNOW-SPROUT | ability d2 c1               | CELL_OCCUPIED
            SNOW-SMALL  | ability a1                  | CELL_UNKNOWN
            SNOW-SMALL  | ability c6                  | CRACK
            SNOW-SMALL  | ability d2                  | NOT_GROWABLE
            SNOW-SMALL  | ability e1                  | NOT_GROWABLE
            SNOW-SMALL  | ability c2                  | NOT_GROWABLE
            SNOW-LARGE  | ability d2                  | NOT_GROWABLE
            SNOW-BUD    | ability a1                  | TOO_MANY
            SNOW-LAKE   | ability d2(d1,e2,c2)        | TOO_MANY
            SNOW-LAKE   | ability a1(d1,d1)           | SAME_CELL
            SNOW-LAKE   | ability a1(c3)              | CELL_UNKNOWN
            SNOW-LAKE   | ability c3(a1)              | CRACK
            SNOW-LAKE   | ability c1(a1)              | CELL_OCCUPIED
            SNOW-LAKE   | ability d2(a1)              | CELL_UNKNOWN
            SNOW-LAKE   | ability d2(c3)              | CRACK
            SNOW-LAKE   | ability d2(h5)              | NOT_ADJACENT
            SNOW-LAKE   | ability d2(e2)              | NOT_GROWABLE
            SNOW-LAKE   | ability d2(c2)              | NOT_GROWABLE
            """)
    void ofAnAbility(String card, String move, PlanetRefusal code) {
        assertThat(TestTable.at(turn(card, SNOWY)).refusal(0, move)).isEqualTo(code);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ability d2 e2 c3           | TOO_MANY
            ability d2 a1              | SUPPLY
            ability a1 a1              | SAME_CELL
            ability a1                 | CELL_UNKNOWN
            """)
    void theSupplyComesAfterDuplicatesAndBeforeTargets(String move, PlanetRefusal code) {
        var state = withLevel(turn("SNOW-BUSH", SNOWY), 0, Ability.BUSH, 1).withSupply(new Supply(1, 20));
        assertThat(TestTable.at(withQuotas(state)).refusal(0, move)).isEqualTo(code);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ability d2(d1,d1) d2(d1)   | SAME_CELL
            ability d2(d1) e2(c3)      | CRACK
            ability d2(d1) e2(d1)      | NOT_ADJACENT
            ability d2(h5) a1          | NOT_ADJACENT
            ability e2(d2) d2          | NOT_GROWABLE
            ability d2 d3(d2)          | NOT_GROWABLE
            """)
    void lakesAreCheckedOneAfterTheOther(String move, PlanetRefusal code) {
        assertThat(TestTable.at(withLevel(turn("SNOW-LAKE", SNOWY), 0, Ability.LAKE, 2))
                        .refusal(0, move))
                .isEqualTo(code);
    }

    @Test
    void aSmallTreeNextToTwoLakesGrowsOnlyOnce() {
        var table = TestTable.at(withLevel(turn("SNOW-LAKE", planet("d4=t")), 0, Ability.LAKE, 2));
        assertThat(table.refusal(0, "ability d5(d4) d3(d4)")).isEqualTo(PlanetRefusal.NOT_GROWABLE);
    }

    @Test
    void whatWasDoneComesBeforeWhatIsWrong() {
        var table = TestTable.at(turn("SNOW-SPROUT", SNOWY)).play(0, "A");
        assertThat(table.refusal(0, "A plant a1,a1,a1,a1")).isEqualTo(PlanetRefusal.ACTION_DONE);
        assertThat(table.refusal(0, "D")).isEqualTo(PlanetRefusal.ACTION_DONE);
        table.play(0, "ability");
        assertThat(table.refusal(0, "ability a1")).isEqualTo(PlanetRefusal.ABILITY_DONE);
        assertThat(table.refusal(0, "end")).isEqualTo(PlanetRefusal.TURN_DONE);
    }

    @Test
    void refusalsSayWhereAndHowMuch() {
        assertThat(refusal("A plant d2,c3")).isEqualTo(new Refusal(PlanetRefusal.CRACK, Map.of("cell", "c3")));
        assertThat(refusal("ability d2 e2 f2")).isEqualTo(new Refusal(PlanetRefusal.TOO_MANY, Map.of("most", 2)));
        assertThat(refusal("end")).isEqualTo(new Refusal(PlanetRefusal.ACTION_REQUIRED, Map.of()));
    }

    private static Refusal refusal(String notation) {
        var move = TestTable.GAME.parseNotation(notation).orElseThrow();
        var context = new DecisionContext(Instant.EPOCH, TestTable.chance(0));
        return TestTable.GAME.decide(turn("WILD-SPROUT", SNOWY), 0, move, context)
                        instanceof Decision.Refused<PlanetEvent>(var refusal)
                ? refusal
                : new Refusal(PlanetRefusal.MALFORMED, Map.of());
    }
}
