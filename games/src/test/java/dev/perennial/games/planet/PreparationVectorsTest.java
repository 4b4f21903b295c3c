package dev.perennial.games.planet;

import static dev.perennial.games.planet.Positions.cards;
import static dev.perennial.games.planet.Positions.zone;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Setup;
import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.Season;
import dev.perennial.games.planet.board.SunSide;
import dev.perennial.games.planet.board.Zone;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.PlanetEvent.CardRevealed;
import dev.perennial.games.planet.model.PlanetEvent.DeckShuffled;
import dev.perennial.games.planet.model.PlanetEvent.GameStarted;
import dev.perennial.games.planet.model.PlanetOptions;
import dev.perennial.games.planet.model.PlanetRefusal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Planet spec 4. */
class PreparationVectorsTest {

    @Test
    @DisplayName("PV-V1 set-up of the fertility zone")
    void fertileCardsStayAndTheOthersGoBack() {
        var table = revealing("FLOWER-LARGE WILD-LAKE ROCK-SPROUT MEADOW-LAKE SNOW-SMALL GRAIN-BUSH");
        assertThat(totals(table)).containsExactly(2, 2, 4, 4, 6);
        Zone zone = table.state().zone();
        assertThat(zone).isEqualTo(zone("FLOWER-LARGE ROCK-SPROUT SNOW-SMALL"));
        assertThat(Arrays.stream(Biome.values()).map(zone::fertility)).containsExactly(2, 2, 0, 0, 2, 0);
        assertThat(table.state().deck())
                .hasSize(39)
                .containsAll(cards("WILD-LAKE MEADOW-LAKE GRAIN-BUSH"))
                .doesNotContainAnyElementsOf(cards("FLOWER-LARGE ROCK-SPROUT SNOW-SMALL"));
        assertThat(table.state().discard()).isEmpty();
    }

    @Test
    @DisplayName("PV-V2 start points of four players, start seat 2")
    void startPointsFollowTheDraftOrder() {
        assertThat(Opening.startPoints(4, 4, 2)).containsExactly(2, 3, 0, 1);
        var started = LongStream.range(0, 100)
                .mapToObj(seed -> TestTable.started(4, FirstSeat.RANDOM, seed))
                .filter(table -> table.state().draft().startSeat() == 2)
                .findFirst()
                .orElseThrow()
                .state();
        assertThat(started.players())
                .extracting(player -> player.scores().total())
                .containsExactly(2, 3, 0, 1);
        assertThat(started.calendar().sun()).isEqualTo(SunSide.N);
        assertThat(started.players())
                .allMatch(player -> player.planet().equals(Planet.EMPTY_PLANET)
                        && player.levels().values().stream().allMatch(level -> level == 0));
        assertThat(started.phase()).isEqualTo(Phase.DRAFT);
        assertThat(started.drafter()).contains(2);
    }

    @Test
    @DisplayName("PV-V3 overshoot and minimum")
    void wholeCardsCountAndTheTotalMayGoBeyondFive() {
        var overshoot = revealing("SNOW-SPROUT SNOW-BUSH FLOWER-SMALL");
        assertThat(totals(overshoot)).containsExactly(3, 4, 7);
        assertThat(overshoot.state().zone()).isEqualTo(zone("SNOW-SPROUT SNOW-BUSH FLOWER-SMALL"));
        assertThat(overshoot.state().zone().fertility(Biome.SNOW)).isEqualTo(4);
        assertThat(overshoot.state().zone().fertility(Biome.FLOWER)).isEqualTo(3);

        assertThat(totals(revealing("SNOW-SPROUT ROCK-BUD"))).containsExactly(3, 5);
    }

    @ParameterizedTest
    @DisplayName("PV-V32 the sun may start on any side and moves clockwise")
    @EnumSource
    void theSunStartsOnTheSideAgreedOn(SunSide sunStart) {
        var started = TestTable.started(new Setup<>(2, FirstSeat.SEAT1, new PlanetOptions(sunStart)), 1)
                .state()
                .calendar();
        assertThat(started.sun()).isEqualTo(sunStart);
        assertThat(Arrays.stream(Season.values()).map(SunSide.E::after))
                .containsExactly(SunSide.E, SunSide.S, SunSide.W, SunSide.N);
    }

    @ParameterizedTest
    @CsvSource({"1, 3", "2, 3", "3, 4", "4, 5"})
    void oneCardMoreThanPlayersLiesOpen(int seats, int cards) {
        var state = TestTable.started(seats, FirstSeat.SEAT1, 5).state();
        assertThat(state.draft().display()).hasSize(cards);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void afterSetUpTheZoneHoldsTwoToFiveCardsAndFiveToSevenSymbols(int seats) {
        for (int seed = 0; seed < 50; seed++) {
            var table = TestTable.started(seats, FirstSeat.RANDOM, seed);
            var state = table.state();
            long cards =
                    state.zone().piles().values().stream().mapToLong(List::size).sum();
            assertThat(cards).isBetween(2L, 5L);
            assertThat(Arrays.stream(Biome.values())
                            .mapToInt(state.zone()::fertility)
                            .sum())
                    .isBetween(5, 7);
            int laid = table.events(PlanetEvent.DisplayLaid.class)
                    .getFirst()
                    .cards()
                    .size();
            assertThat(laid).isEqualTo(Math.max(seats, 2) + 1);
            assertThat(state.deck()).hasSize((int) (42 - cards - laid));
            assertThat(state.discard()).isEmpty();
        }
    }

    @Test
    void theDeckIsShuffledFromTheOrderOfTheTableBothTimes() {
        var table = TestTable.started(3, FirstSeat.SEAT1, 5);
        var chance = TestTable.chance(5);
        var shuffles = table.events(DeckShuffled.class);
        assertThat(shuffles).hasSize(2);
        assertThat(shuffles.getFirst().order()).as("no draw of the start seat").isEqualTo(chance.shuffle(Card.ALL));
        var rest = new ArrayList<>(Card.ALL);
        table.events(CardRevealed.class).stream()
                .filter(CardRevealed::stays)
                .forEach(revealed -> rest.remove(revealed.card()));
        assertThat(shuffles.getLast().order()).isEqualTo(chance.shuffle(rest));
    }

    @Test
    void aRandomStartSeatIsTheFirstDraw() {
        for (int seed = 0; seed < 20; seed++) {
            for (int seats = 1; seats <= 4; seats++) {
                var chance = TestTable.chance(seed);
                var table = TestTable.started(seats, FirstSeat.RANDOM, seed);
                assertThat(table.state().draft().startSeat()).isEqualTo(chance.below(Math.max(seats, 2)));
                assertThat(table.events(DeckShuffled.class).getFirst().order()).isEqualTo(chance.shuffle(Card.ALL));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 5})
    void otherNumbersOfPlayersAreRefused(int seats) {
        var setup = new Setup<>(seats, FirstSeat.SEAT1, TestTable.GAME.defaultOptions());
        assertThat(TestTable.GAME.start(setup, new DecisionContext(Instant.EPOCH, TestTable.chance(0))))
                .isEqualTo(Decision.refused(PlanetRefusal.MALFORMED));
    }

    private static PlanetDraft revealing(String top) {
        var order = new ArrayList<>(cards(top));
        Card.ALL.stream().filter(card -> !order.contains(card)).forEach(order::add);
        var table = PlanetDraft.atAnEmptyTable();
        table.add(new GameStarted(2, SunSide.N, 0, List.of(0, 1)));
        table.add(new DeckShuffled(order.size(), order));
        Opening.reveal(table);
        return table;
    }

    private static List<Integer> totals(PlanetDraft table) {
        return table.events().stream()
                .filter(CardRevealed.class::isInstance)
                .map(revealed -> ((CardRevealed) revealed).total())
                .toList();
    }
}
