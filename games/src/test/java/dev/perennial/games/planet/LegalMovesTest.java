package dev.perennial.games.planet;

import static dev.perennial.games.planet.Positions.draft;
import static dev.perennial.games.planet.Positions.planet;
import static dev.perennial.games.planet.Positions.turn;
import static dev.perennial.games.planet.Positions.withLevel;
import static dev.perennial.games.planet.Positions.withQuotas;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.ActionType;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.PlanetMap;
import dev.perennial.games.planet.board.Supply;
import dev.perennial.games.planet.model.PlanetMove;
import dev.perennial.games.planet.model.PlanetMove.EndTurn;
import dev.perennial.games.planet.model.PlanetMove.TakeAction;
import dev.perennial.games.planet.model.PlanetMove.Target;
import dev.perennial.games.planet.model.PlanetMove.UseAbility;
import dev.perennial.games.planet.model.Selections;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class LegalMovesTest {
    private static final Planet MIXED = planet("c1=s d1=t e1=T f1=b c2=~ d4=s e4=t a5=s h5=t");

    @ParameterizedTest
    @EnumSource
    void everyListOfTargetsThatDecideAcceptsIsListedOnce(Ability ability) {
        var table = TestTable.at(turn("SNOW-" + ability, MIXED));
        assertComplete(table, allUses(ability));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SNOW-BUD", "MEADOW-BUD", "WILD-BUD"})
    void everyActionThatDecideAcceptsIsListedOnce(String card) {
        // The planet is nearly full, so that all choices of the few cells left can be tried.
        Planet full = MIXED;
        for (Cell cell : MIXED.emptyCells().subList(8, MIXED.emptyCells().size())) {
            full = full.with(cell, Piece.LARGE);
        }
        assertComplete(TestTable.at(turn(card, full)), allActions(full));
    }

    @Test
    void twoLakesAreListedCompletely() {
        Planet planet = MIXED;
        for (Cell cell : MIXED.emptyCells().stream().skip(8).toList()) {
            planet = planet.with(cell, cell.column() % 3 == 0 ? Piece.SPROUT : Piece.SMALL);
        }
        var table = TestTable.at(withLevel(turn("SNOW-LAKE", planet), 0, Ability.LAKE, 2));
        var single = allLakes();
        var pairs = new HashSet<PlanetMove>();
        for (Target first : single) {
            for (Target second : single) {
                if (PlanetMap.CELLS.indexOf(first.cell()) < PlanetMap.CELLS.indexOf(second.cell())
                        && planet.isEmpty(first.cell())
                        && planet.isEmpty(second.cell())) {
                    pairs.add(new UseAbility(List.of(first, second)));
                }
            }
        }
        assertThat(pairs.size()).isGreaterThan(1_000);
        assertComplete(
                table,
                pairs,
                move -> move instanceof UseAbility use && use.targets().size() == 2);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 48", "2, 1128", "3, 17296"})
    void countsOfTheEmptyPlanet(int size, int count) {
        assertThat(Selections.stream(Selections.of(PlanetMap.FERTILE, size)).count())
                .isEqualTo(count);
    }

    @Test
    void theQuotaBoundsWhatIsListed() {
        var state = withLevel(turn("SNOW-BUSH", planet("")), 0, Ability.BUSH, 2).withSupply(new Supply(1, 20));
        assertThat(uses(TestTable.at(withQuotas(state)))).hasSize(1 + 48);
    }

    @Test
    void allMovesOfTheEmptyPlanetCanBeCounted() {
        var table = TestTable.at(withLevel(turn("WILD-SPROUT", planet("")), 0, Ability.SPROUT, 2));
        assertThat(legal(table).count()).isEqualTo(actionsOnEmpty() + usesOnEmpty());
    }

    @Test
    void theFirstFewMovesAreOfEveryKind() {
        var first = legal(TestTable.at(turn("SNOW-SPROUT", MIXED))).limit(12).toList();
        assertThat(first).hasAtLeastOneElementOfType(UseAbility.class);
        assertThat(first.stream().filter(TakeAction.class::isInstance).map(move -> ((TakeAction) move).action()))
                .contains(ActionType.values());
    }

    @Test
    void streamsDependOnWhatIsDone() {
        var table = TestTable.at(turn("SNOW-SPROUT", MIXED)).play(0, "A");
        assertThat(legal(table)).contains(new EndTurn()).noneMatch(TakeAction.class::isInstance);
        var other = TestTable.at(turn("SNOW-SPROUT", MIXED)).play(0, "ability");
        assertThat(legal(other)).allMatch(TakeAction.class::isInstance);
        assertThat(legal(other.play(0, "A"))).isEmpty();
    }

    @Test
    void inTheDraftTheDisplayIsListedForTheSeatOnTurn() {
        var table = TestTable.at(draft(2, 1, "SNOW-SMALL GRAIN-LAKE WILD-BUSH"));
        assertThat(TestTable.GAME.legalMoves(table.state(), 1).map(TestTable.GAME::notation))
                .containsExactly("pick SNOW-SMALL", "pick GRAIN-LAKE", "pick WILD-BUSH");
        assertThat(TestTable.GAME.legalMoves(table.state(), 0)).isEmpty();
        assertThat(TestTable.GAME.legalMoves(table.state(), 7)).isEmpty();
    }

    private static void assertComplete(TestTable table, Set<PlanetMove> candidates) {
        assertComplete(
                table,
                candidates,
                move -> candidates.iterator().next().getClass().isInstance(move));
    }

    /** The listed moves among the candidates are exactly those that decide accepts, and none comes twice. */
    private static void assertComplete(TestTable table, Set<PlanetMove> candidates, Predicate<PlanetMove> ofThisKind) {
        var listed = legal(table).filter(ofThisKind).toList();
        assertThat(listed).doesNotHaveDuplicates();
        var accepted =
                candidates.stream().filter(move -> table.isLegal(0, move)).collect(Collectors.toSet());
        assertThat(Set.copyOf(listed)).isEqualTo(accepted);
    }

    private static Stream<PlanetMove> legal(TestTable table) {
        return TestTable.GAME.legalMoves(table.state(), 0);
    }

    private static List<PlanetMove> uses(TestTable table) {
        return legal(table).filter(UseAbility.class::isInstance).toList();
    }

    /** All lists of up to two targets in reading order, cracks and taken cells included. */
    private static Set<PlanetMove> allUses(Ability ability) {
        var uses = new HashSet<PlanetMove>();
        if (ability == Ability.LAKE) {
            uses.add(new UseAbility(List.of()));
            allLakes().forEach(lake -> uses.add(new UseAbility(List.of(lake))));
            return uses;
        }
        for (int size = 0; size <= 2; size++) {
            Selections.stream(Selections.of(PlanetMap.CELLS, size))
                    .forEach(cells -> uses.add(
                            new UseAbility(cells.stream().map(Target::of).toList())));
        }
        return uses;
    }

    private static List<Target> allLakes() {
        var lakes = new ArrayList<Target>();
        for (Cell cell : PlanetMap.CELLS) {
            var around = PlanetMap.CELLS.stream().filter(cell::touches).toList();
            for (int size = 0; size <= 2; size++) {
                Selections.stream(Selections.of(around, size)).forEach(grow -> lakes.add(new Target(cell, grow)));
            }
        }
        return lakes;
    }

    /** Up to three effects of every mixture, also with cells where nothing can be done. */
    private static Set<PlanetMove> allActions(Planet planet) {
        var worthTrying = PlanetMap.CELLS.stream()
                .filter(cell -> planet.isEmpty(cell)
                        || planet.canGrow(cell)
                        || Positions.cells("e1 c3").contains(cell))
                .toList();
        var actions = new HashSet<PlanetMove>();
        for (ActionType type : ActionType.values()) {
            for (int planted = 0; planted <= 3; planted++) {
                for (int grown = 0; planted + grown <= 3; grown++) {
                    int growing = grown;
                    Selections.stream(Selections.of(worthTrying, planted))
                            .forEach(plant -> Selections.stream(Selections.of(worthTrying, growing))
                                    .forEach(grow -> actions.add(new TakeAction(type, plant, grow))));
                }
            }
        }
        return actions;
    }

    private static long actionsOnEmpty() {
        long upTo3 = IntStream.rangeClosed(0, 3)
                .mapToLong(LegalMovesTest::chosenOf48)
                .sum();
        return upTo3 + 1 + (1 + 48) + 48;
    }

    private static long usesOnEmpty() {
        return IntStream.rangeClosed(0, 4).mapToLong(LegalMovesTest::chosenOf48).sum();
    }

    private static long chosenOf48(int size) {
        long count = 1;
        for (int i = 0; i < size; i++) {
            count = count * (48 - i) / (i + 1);
        }
        return count;
    }
}
