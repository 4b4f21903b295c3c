package dev.perennial.games.planet;

import static dev.perennial.games.planet.Positions.card;
import static dev.perennial.games.planet.Positions.cards;
import static dev.perennial.games.planet.Positions.cell;
import static dev.perennial.games.planet.Positions.cells;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Sentence;
import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.ActionType;
import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.board.Season;
import dev.perennial.games.planet.board.SoloTitle;
import dev.perennial.games.planet.board.SunSide;
import dev.perennial.games.planet.model.OpponentReason;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.Standing;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SentencesTest {
    private record Said(PlanetEvent event, Map<String, Object> params) {}

    static Stream<Said> events() {
        return Stream.of(
                new Said(
                        new PlanetEvent.GameStarted(2, SunSide.E, 1, List.of(1, 0)),
                        Map.of("startSeat", 1, "sun", "E")),
                new Said(new PlanetEvent.DeckShuffled(39, List.of()), Map.of("count", 39)),
                new Said(
                        new PlanetEvent.CardRevealed(card("SNOW-BUD"), 4, false),
                        Map.of("card", "SNOW-BUD", "total", 4)),
                new Said(new PlanetEvent.DeckReshuffled(12, List.of()), Map.of("count", 12)),
                new Said(
                        new PlanetEvent.DisplayLaid(Season.AUTUMN, 2, 0, cards("SNOW-BUD WILD-LAKE")),
                        Map.of("season", "AUTUMN", "round", 2, "cards", List.of("SNOW-BUD", "WILD-LAKE"))),
                new Said(new PlanetEvent.CardPicked(1, card("SNOW-BUD")), Map.of("seat", 1, "card", "SNOW-BUD")),
                new Said(
                        new PlanetEvent.OpponentPicked(card("SNOW-BUD"), OpponentReason.DRIEST),
                        Map.of("card", "SNOW-BUD", "reason", "DRIEST")),
                new Said(new PlanetEvent.MarkerPlaced(card("SNOW-BUD")), Map.of("card", "SNOW-BUD")),
                new Said(new PlanetEvent.MarkerTaken(1, card("SNOW-BUD")), Map.of("seat", 1, "card", "SNOW-BUD")),
                new Said(new PlanetEvent.MarkerReturned(2), Map.of("seat", 2)),
                new Said(
                        new PlanetEvent.LeftoverPlaced(card("SNOW-LAKE"), Biome.SNOW, 3),
                        Map.of("card", "SNOW-LAKE", "biome", "SNOW", "fertility", 3)),
                new Said(new PlanetEvent.LeftoverDiscarded(card("WILD-BUD")), Map.of("card", "WILD-BUD")),
                new Said(
                        new PlanetEvent.DroughtStruck(card("SNOW-BUD"), Biome.SNOW, card("SNOW-LAKE"), 2),
                        Map.of("card", "SNOW-BUD", "biome", "SNOW", "turnedDown", "SNOW-LAKE", "fertility", 2)),
                new Said(
                        new PlanetEvent.DroughtStruck(card("SNOW-BUD"), Biome.SNOW, null, 0),
                        Map.of("card", "SNOW-BUD", "biome", "SNOW", "turnedDown", "", "fertility", 0)),
                new Said(new PlanetEvent.QuotasSet(List.of(2, 0)), Map.of("quotas", List.of(2, 0))),
                new Said(new PlanetEvent.ActionTaken(0, ActionType.C), Map.of("seat", 0, "action", "C")),
                new Said(
                        new PlanetEvent.AbilityUsed(0, Ability.SPROUT, 2, 3),
                        Map.of("seat", 0, "ability", "SPROUT", "value", 3)),
                new Said(
                        new PlanetEvent.AbilityImproved(0, Ability.SPROUT, 2),
                        Map.of("seat", 0, "ability", "SPROUT", "level", 2)),
                new Said(new PlanetEvent.SproutPlanted(0, cell("c1")), Map.of("seat", 0, "cell", "c1")),
                new Said(
                        new PlanetEvent.TreeGrown(0, cell("c1"), Piece.LARGE),
                        Map.of("seat", 0, "cell", "c1", "piece", "LARGE")),
                new Said(new PlanetEvent.BushPlanted(0, cell("c1"), 18), Map.of("seat", 0, "cell", "c1", "left", 18)),
                new Said(new PlanetEvent.LakePlaced(0, cell("c1"), 17), Map.of("seat", 0, "cell", "c1", "left", 17)),
                new Said(new PlanetEvent.BudsCounted(0, 6, 40), Map.of("seat", 0, "points", 6, "score", 40)),
                new Said(new PlanetEvent.TurnFinished(3), Map.of("seat", 3)),
                new Said(new PlanetEvent.RoundEnded(Season.SPRING, 4), Map.of("season", "SPRING", "round", 4)),
                new Said(
                        new PlanetEvent.SunScored(0, Season.SPRING, SunSide.N, cells("c1"), 2, 12),
                        Map.of("seat", 0, "sun", "N", "points", 2, "score", 12)),
                new Said(
                        new PlanetEvent.ForestScored(0, Season.SPRING, cells("c1 d1"), 2, 14),
                        Map.of("seat", 0, "points", 2, "score", 14)),
                new Said(
                        new PlanetEvent.SeasonChanged(Season.SUMMER, SunSide.E, List.of()),
                        Map.of("season", "SUMMER", "sun", "E")),
                new Said(
                        new PlanetEvent.FertilityScored(1, List.of(), 29, 101),
                        Map.of("seat", 1, "points", 29, "score", 101)),
                new Said(
                        new PlanetEvent.GameScored(
                                0, List.of(new Standing(0, 100, 2, 0), new Standing(1, 120, 1, 1)), null),
                        Map.of("ranking", List.of(1, 0), "title", "")),
                new Said(
                        new PlanetEvent.GameScored(0, List.of(new Standing(0, 165, 1, 0)), SoloTitle.BIRCH),
                        Map.of("ranking", List.of(0), "title", "BIRCH")));
    }

    @ParameterizedTest
    @MethodSource("events")
    void sayWhatHappened(Said said) {
        assertThat(TestTable.GAME.describe(said.event()))
                .isEqualTo(new Sentence(
                        "evergreen-planet." + said.event().getClass().getSimpleName(), said.params()));
    }

    @Test
    void everyEventHasItsSentence() {
        assertThat(events().map(said -> said.event().getClass().getSimpleName()).distinct())
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(PlanetEvent.class.getPermittedSubclasses())
                        .map(Class::getSimpleName)
                        .toList());
    }
}
