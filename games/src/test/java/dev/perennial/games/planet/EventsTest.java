package dev.perennial.games.planet;

import static dev.perennial.games.planet.Positions.action;
import static dev.perennial.games.planet.Positions.at;
import static dev.perennial.games.planet.Positions.card;
import static dev.perennial.games.planet.Positions.cards;
import static dev.perennial.games.planet.Positions.cell;
import static dev.perennial.games.planet.Positions.cells;
import static dev.perennial.games.planet.Positions.draft;
import static dev.perennial.games.planet.Positions.planet;
import static dev.perennial.games.planet.Positions.turn;
import static dev.perennial.games.planet.Positions.withPlanet;
import static dev.perennial.games.planet.Positions.zone;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.ActionType;
import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.Calendar;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.board.Season;
import dev.perennial.games.planet.board.SunSide;
import dev.perennial.games.planet.board.Supply;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.PlanetEvent.AbilityImproved;
import dev.perennial.games.planet.model.PlanetEvent.AbilityUsed;
import dev.perennial.games.planet.model.PlanetEvent.ActionTaken;
import dev.perennial.games.planet.model.PlanetEvent.BushPlanted;
import dev.perennial.games.planet.model.PlanetEvent.CardPicked;
import dev.perennial.games.planet.model.PlanetEvent.DisplayLaid;
import dev.perennial.games.planet.model.PlanetEvent.FertilityScored;
import dev.perennial.games.planet.model.PlanetEvent.ForestScored;
import dev.perennial.games.planet.model.PlanetEvent.GameScored;
import dev.perennial.games.planet.model.PlanetEvent.LakePlaced;
import dev.perennial.games.planet.model.PlanetEvent.LeftoverPlaced;
import dev.perennial.games.planet.model.PlanetEvent.MarkerPlaced;
import dev.perennial.games.planet.model.PlanetEvent.MarkerTaken;
import dev.perennial.games.planet.model.PlanetEvent.QuotasSet;
import dev.perennial.games.planet.model.PlanetEvent.RoundEnded;
import dev.perennial.games.planet.model.PlanetEvent.SeasonChanged;
import dev.perennial.games.planet.model.PlanetEvent.SproutPlanted;
import dev.perennial.games.planet.model.PlanetEvent.SunScored;
import dev.perennial.games.planet.model.PlanetEvent.TreeGrown;
import dev.perennial.games.planet.model.PlanetEvent.TurnFinished;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.Scores;
import dev.perennial.games.planet.model.Standing;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The exact course of events, and that the state takes their numbers as they are. */
class EventsTest {

    @Test
    void aRoundOfTwoPlayers() {
        var table = TestTable.at(draft(2, 0, "SNOW-SMALL GRAIN-LAKE ROCK-BUSH").withZone(zone("GRAIN-SPROUT")))
                .play(0, "pick ROCK-BUSH")
                .play(1, "pick SNOW-SMALL")
                .play(1, "A plant c1")
                .play(0, "ability h5")
                .play(1, "ability c1")
                .play(0, "A");
        assertThat(table.events())
                .containsExactly(
                        new CardPicked(0, card("ROCK-BUSH")),
                        new MarkerPlaced(card("SNOW-SMALL")),
                        new CardPicked(1, card("SNOW-SMALL")),
                        new MarkerTaken(1, card("SNOW-SMALL")),
                        new LeftoverPlaced(card("GRAIN-LAKE"), Biome.GRAIN, 3),
                        new QuotasSet(List.of(1, 0)),
                        new ActionTaken(1, ActionType.A),
                        new SproutPlanted(1, cell("c1")),
                        new AbilityUsed(0, Ability.BUSH, 1, 1),
                        new AbilityImproved(0, Ability.BUSH, 1),
                        new BushPlanted(0, cell("h5"), 19),
                        new AbilityUsed(1, Ability.SMALL, 1, 1),
                        new AbilityImproved(1, Ability.SMALL, 1),
                        new TreeGrown(1, cell("c1"), Piece.SMALL),
                        new TurnFinished(1),
                        new ActionTaken(0, ActionType.A),
                        new TurnFinished(0),
                        new RoundEnded(Season.SPRING, 1),
                        new DisplayLaid(Season.SPRING, 2, 1, cards("SNOW-SPROUT SNOW-LARGE SNOW-BUSH")));
    }

    @Test
    void theEndOfASeason() {
        var state = at(action("SNOW-SPROUT", "ROCK-SPROUT"), Season.SUMMER, 4);
        var table = TestTable.at(withPlanet(state, 1, planet("d4=T e4=t a5=b")))
                .timeUp(0)
                .timeUp(1);
        assertThat(table.events())
                .containsSubsequence(
                        new TurnFinished(1),
                        new RoundEnded(Season.SUMMER, 4),
                        new SunScored(0, Season.SUMMER, SunSide.E, List.of(), 0, 0),
                        new SunScored(1, Season.SUMMER, SunSide.E, cells("e4 d4"), 3, 3),
                        new ForestScored(0, Season.SUMMER, List.of(), 0, 0),
                        new ForestScored(1, Season.SUMMER, cells("d4 e4"), 2, 5),
                        new SeasonChanged(Season.AUTUMN, SunSide.S, cards("SNOW-SPROUT ROCK-SPROUT")),
                        new DisplayLaid(Season.AUTUMN, 1, 0, cards("SNOW-SPROUT SNOW-SMALL SNOW-LARGE")));
    }

    @Test
    void theEndOfTheGame() {
        var state = at(action("SNOW-SPROUT", "ROCK-SPROUT"), Season.WINTER, 2).withZone(zone("MEADOW-BUD"));
        var table = TestTable.at(withPlanet(state, 1, planet("e4=T"))).timeUp(0).timeUp(1);
        assertThat(table.events(FertilityScored.class))
                .extracting(FertilityScored::points, FertilityScored::score)
                .containsExactly(tuple(0, 0), tuple(3, 6));
        assertThat(table.events().getLast())
                .isEqualTo(new GameScored(0, List.of(new Standing(0, 0, 2, 0), new Standing(1, 6, 1, 1)), null));
    }

    @Test
    void numbersAreCopiedNotJudged() {
        var state = turn("SNOW-LAKE", planet("c1=s"));
        assertThat(evolve(state, new LakePlaced(0, cell("d1"), 7)).supply()).isEqualTo(new Supply(20, 7));
        assertThat(evolve(state, new BushPlanted(0, cell("d1"), 3)).supply()).isEqualTo(new Supply(3, 20));
        assertThat(evolve(state, new TreeGrown(0, cell("c1"), Piece.LARGE))
                        .player(0)
                        .planet())
                .isEqualTo(planet("c1=T"));
        assertThat(evolve(state, new AbilityImproved(0, Ability.BUD, 2))
                        .player(0)
                        .level(Ability.BUD))
                .isEqualTo(2);
        assertThat(evolve(state, new PlanetEvent.BudsCounted(0, 5, 50))
                        .player(0)
                        .scores())
                .isEqualTo(new Scores(50, 0, 5, List.of(), List.of(), Map.of()));
        assertThat(evolve(state, new SunScored(0, Season.SPRING, SunSide.N, List.of(), 4, 77))
                        .player(0)
                        .scores())
                .isEqualTo(new Scores(77, 0, 0, List.of(4), List.of(), Map.of()));
        assertThat(evolve(state, new ForestScored(1, Season.SPRING, List.of(), 9, 12))
                        .player(1)
                        .scores())
                .isEqualTo(new Scores(12, 0, 0, List.of(), List.of(9), Map.of()));
    }

    @Test
    void aGameBeginsOnceAndFirst() {
        assertThatThrownBy(() -> TestTable.GAME.evolve(null, new TurnFinished(0)))
                .isInstanceOf(IllegalArgumentException.class);
        var fresh = TestTable.GAME.evolve(null, new PlanetEvent.GameStarted(3, SunSide.S, 1, List.of(2, 0, 1)));
        assertThat(fresh.players())
                .extracting(player -> player.scores().start())
                .containsExactly(2, 0, 1);
        assertThat(fresh.calendar()).isEqualTo(new Calendar(SunSide.S, Season.SPRING, 1));
        assertThat(fresh.opponent()).isNull();
        assertThat(TestTable.GAME
                        .evolve(null, new PlanetEvent.GameStarted(1, SunSide.N, 1, List.of(1)))
                        .opponent())
                .isNotNull();
    }

    private static PlanetState evolve(PlanetState state, PlanetEvent event) {
        return TestTable.GAME.evolve(state, event);
    }
}
