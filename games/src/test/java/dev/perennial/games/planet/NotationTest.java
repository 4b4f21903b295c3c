package dev.perennial.games.planet;

import static dev.perennial.games.planet.Positions.card;
import static dev.perennial.games.planet.Positions.cell;
import static dev.perennial.games.planet.Positions.cells;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.planet.board.ActionType;
import dev.perennial.games.planet.model.PlanetMove;
import dev.perennial.games.planet.model.PlanetMove.EndTurn;
import dev.perennial.games.planet.model.PlanetMove.PickCard;
import dev.perennial.games.planet.model.PlanetMove.TakeAction;
import dev.perennial.games.planet.model.PlanetMove.Target;
import dev.perennial.games.planet.model.PlanetMove.UseAbility;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {

    static Stream<Arguments> moves() {
        return Stream.of(
                Arguments.of("pick GRAIN-LAKE", new PickCard(card("GRAIN-LAKE"))),
                Arguments.of("A", new TakeAction(ActionType.A, List.of(), List.of())),
                Arguments.of("A plant c7,e7,d8", new TakeAction(ActionType.A, cells("c7 e7 d8"), List.of())),
                Arguments.of("B grow b5,c5", new TakeAction(ActionType.B, List.of(), cells("b5 c5"))),
                Arguments.of("C plant d2 grow c1", new TakeAction(ActionType.C, cells("d2"), cells("c1"))),
                Arguments.of("ability", new UseAbility(List.of())),
                Arguments.of("ability h4 e5", new UseAbility(List.of(Target.of(cell("h4")), Target.of(cell("e5"))))),
                Arguments.of(
                        "ability d7(c7,e7) c8",
                        new UseAbility(List.of(new Target(cell("d7"), cells("c7 e7")), Target.of(cell("c8"))))),
                Arguments.of("end", new EndTurn()));
    }

    @ParameterizedTest
    @MethodSource("moves")
    void isWrittenAndReadBack(String text, PlanetMove move) {
        assertThat(Notation.write(move)).isEqualTo(text);
        assertThat(Notation.read(text)).contains(move);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "E",
                "A plant",
                "A plant c7,",
                "A plant C7",
                "A grow",
                "A plant c7 e7",
                "pick",
                "pick GRAIN",
                "pick grain-lake",
                "ability d7()",
                "ability d7 (c7)",
                "abilityd7",
                "end turn",
                " end"
            })
    void otherTextsAreNoMoves(String text) {
        assertThat(Notation.read(text)).isEmpty();
    }

    @Test
    void movesOutsideThePlanetAreStillMoves() {
        assertThat(Notation.read("A plant a1,z9")).isPresent();
    }
}
