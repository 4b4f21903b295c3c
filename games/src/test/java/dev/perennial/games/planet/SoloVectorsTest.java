package dev.perennial.games.planet;

import static dev.perennial.games.planet.Positions.card;
import static dev.perennial.games.planet.Positions.cards;
import static dev.perennial.games.planet.Positions.draft;
import static dev.perennial.games.planet.Positions.zone;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.FirstSeat;
import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.SoloTitle;
import dev.perennial.games.planet.model.Opponent;
import dev.perennial.games.planet.model.OpponentChoice;
import dev.perennial.games.planet.model.OpponentReason;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.PlanetEvent.GameScored;
import dev.perennial.games.planet.model.PlanetEvent.MarkerPlaced;
import dev.perennial.games.planet.model.PlanetEvent.MarkerReturned;
import dev.perennial.games.planet.model.PlanetEvent.MarkerTaken;
import dev.perennial.games.planet.model.PlanetEvent.OpponentPicked;
import dev.perennial.games.planet.model.PlanetEvent.SeasonChanged;
import dev.perennial.games.planet.model.PlanetRefusal;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.Standing;
import java.util.List;
import java.util.Objects;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Planet spec 12. */
class SoloVectorsTest {

    @ParameterizedTest
    @DisplayName("PV-V33 bot choices")
    @CsvSource({
        "SNOW-SPROUT WILD-BUD WILD-LAKE, '', WILD-BUD, WILD",
        "ROCK-BUD SNOW-SPROUT MEADOW-BUD, '', SNOW-SPROUT, MOST_FERTILE",
        "SNOW-BUD FLOWER-SPROUT SWAMP-SMALL, SNOW-SMALL FLOWER-LAKE SWAMP-SPROUT, FLOWER-SPROUT, DRIEST",
        "SNOW-BUD FLOWER-SPROUT SWAMP-SMALL, SNOW-SMALL FLOWER-LAKE, SWAMP-SMALL, DRIEST",
        "SNOW-BUD GRAIN-SPROUT, SNOW-SMALL, GRAIN-SPROUT, MOST_FERTILE"
    })
    void theOpponentTakes(String display, String zone, String taken, OpponentReason reason) {
        assertThat(OpponentChoice.of(cards(display), zone(zone))).isEqualTo(new OpponentPicked(card(taken), reason));
    }

    @Test
    void theOpponentIsNotAwaitedBetweenTheEventsOfAMove() {
        PlanetState state = draft(1, 0, "ROCK-BUD SNOW-SPROUT MEADOW-BUD");
        for (PlanetEvent event : TestTable.at(state).play(0, "pick SNOW-SPROUT").events()) {
            state = TestTable.GAME.evolve(state, event);
            assertThat(TestTable.GAME.awaited(state)).isSubsetOf(0);
        }
    }

    @Test
    @DisplayName("PV-V34 a solo draft")
    void theOpponentPicksAtOnce() {
        var table = TestTable.at(draft(1, 0, "ROCK-BUD SNOW-SPROUT MEADOW-BUD")).play(0, "pick SNOW-SPROUT");
        assertThat(table.events())
                .startsWith(
                        new PlanetEvent.CardPicked(0, card("SNOW-SPROUT")),
                        new MarkerPlaced(card("ROCK-BUD")),
                        new OpponentPicked(card("MEADOW-BUD"), OpponentReason.MOST_FERTILE),
                        new PlanetEvent.LeftoverPlaced(card("ROCK-BUD"), Biome.ROCK, 2),
                        new MarkerReturned(0));
        assertThat(table.state().zone().fertility(Biome.ROCK)).isEqualTo(2);
        assertThat(table.state().draft().nextStartSeat()).isZero();
        assertThat(table.state().phase()).isEqualTo(Phase.ACTION);
        assertThat(TestTable.GAME.awaited(table.state())).containsExactly(0);

        var other = TestTable.at(draft(1, 0, "ROCK-BUD SNOW-SPROUT MEADOW-BUD")).play(0, "pick MEADOW-BUD");
        assertThat(opponent(other.state()).card()).isEqualTo(card("SNOW-SPROUT"));
        assertThat(other.state().zone()).isEqualTo(zone("ROCK-BUD"));
    }

    @Test
    @DisplayName("PV-V34 the opponent takes the marker and starts the next round")
    void theOpponentMayWinTheMarker() {
        var table =
                TestTable.at(draft(1, 0, "ROCK-BUD SNOW-SPROUT GRAIN-SMALL")).play(0, "pick SNOW-SPROUT");
        assertThat(table.events(MarkerTaken.class)).containsExactly(new MarkerTaken(1, card("ROCK-BUD")));
        assertThat(table.state().zone().fertility(Biome.GRAIN)).isEqualTo(1);
        table.play(0, "A").play(0, "end");
        assertThat(table.state().draft().startSeat()).isEqualTo(1);
        assertThat(table.events(OpponentPicked.class))
                .as("it has begun the next round")
                .hasSize(2);
        assertThat(table.state().draft().display()).hasSize(2);
        assertThat(table.state().draft().marked())
                .isEqualTo(table.state().draft().display().getFirst());
        assertThat(TestTable.GAME.awaited(table.state())).containsExactly(0);
    }

    @ParameterizedTest
    @DisplayName("PV-V35 titles")
    @CsvSource({
        "0, BROCCOLI",
        "120, BROCCOLI",
        "121, BONSAI",
        "135, BONSAI",
        "136, OLIVE_TREE",
        "150, OLIVE_TREE",
        "151, HOLLY",
        "160, HOLLY",
        "161, BIRCH",
        "170, BIRCH",
        "171, PINE",
        "180, PINE",
        "181, OAK",
        "190, OAK",
        "191, BAOBAB",
        "200, BAOBAB",
        "201, GIANT_SEQUOIA",
        "999, GIANT_SEQUOIA"
    })
    void titlesByPoints(int points, SoloTitle title) {
        assertThat(SoloTitle.of(points)).isEqualTo(title);
    }

    @Test
    void theHumanHasOneStartPointWhenTheOpponentStarts() {
        var starts = LongStream.range(0, 40)
                .mapToObj(seed -> TestTable.started(1, FirstSeat.RANDOM, seed).state())
                .toList();
        assertThat(starts).extracting(state -> state.draft().startSeat()).contains(0, 1);
        assertThat(starts)
                .allMatch(state ->
                        state.player(0).scores().total() == state.draft().startSeat());
        assertThat(TestTable.started(1, FirstSeat.SEAT1, 3).state().draft().startSeat())
                .isZero();
    }

    @Test
    void aGameEndsWithATitleAndNoOtherSeat() {
        var table = TestTable.started(1, FirstSeat.RANDOM, 2);
        while (table.state().phase() != Phase.GAME_OVER) {
            table.timeUp(0);
        }
        var scored = table.events(GameScored.class).getFirst();
        assertThat(scored.title()).isEqualTo(SoloTitle.BROCCOLI);
        assertThat(scored.standings()).extracting(Standing::place).containsExactly(1);
        assertThat(TestTable.GAME.result(table.state()).orElseThrow().seats()).hasSize(1);
        assertThat(table.events(OpponentPicked.class)).hasSize(14);
    }

    @Test
    void theOpponentsCardsAreKeptUntilTheSeasonChanges() {
        var table = TestTable.started(1, FirstSeat.SEAT1, 4);
        while (table.events(SeasonChanged.class).isEmpty()) {
            if (table.state().calendar().round() == 5 && table.state().phase() == Phase.ACTION) {
                assertThat(opponent(table.state()).seasonCards()).hasSize(5);
            }
            table.timeUp(0);
        }
        assertThat(table.events(SeasonChanged.class).getFirst().discarded()).hasSize(10);
        assertThat(opponent(table.state()).seasonCards()).hasSizeLessThanOrEqualTo(1);
    }

    @Test
    void theOpponentsCardIsClearedBeforeTheNextDraft() {
        var table = TestTable.at(draft(1, 0, "ROCK-BUD SNOW-SPROUT MEADOW-BUD")).play(0, "pick SNOW-SPROUT");
        assertThat(opponent(table.state()).card()).isEqualTo(card("MEADOW-BUD"));
        table.timeUp(0);
        assertThat(opponent(table.state()).card()).isNull();
        assertThat(opponent(table.state()).seasonCards()).containsExactly(card("MEADOW-BUD"));
    }

    @Test
    void commandsForTheOpponentAreMalformed() {
        var table = TestTable.at(draft(1, 0, "ROCK-BUD SNOW-SPROUT MEADOW-BUD"));
        assertThat(List.of("pick ROCK-BUD", "A", "ability", "end"))
                .allMatch(move -> table.refusal(1, move) == PlanetRefusal.MALFORMED);
        assertThat(table.refusal(-1, "end")).isEqualTo(PlanetRefusal.MALFORMED);
    }

    private static Opponent opponent(PlanetState state) {
        return Objects.requireNonNull(state.opponent());
    }
}
