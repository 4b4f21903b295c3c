package dev.perennial.games.planet;

import static dev.perennial.games.planet.Positions.card;
import static dev.perennial.games.planet.Positions.cards;
import static dev.perennial.games.planet.Positions.draft;
import static dev.perennial.games.planet.Positions.zone;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.Season;
import dev.perennial.games.planet.board.Zone;
import dev.perennial.games.planet.board.ZoneCard;
import dev.perennial.games.planet.model.Leftover;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetEvent.DeckReshuffled;
import dev.perennial.games.planet.model.PlanetEvent.DroughtStruck;
import dev.perennial.games.planet.model.PlanetEvent.LeftoverDiscarded;
import dev.perennial.games.planet.model.PlanetEvent.LeftoverPlaced;
import dev.perennial.games.planet.model.PlanetEvent.MarkerReturned;
import dev.perennial.games.planet.model.PlanetEvent.MarkerTaken;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.Turn;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Planet spec 6. */
class DraftVectorsTest {
    private static final String DISPLAY = "SNOW-SMALL GRAIN-LAKE WILD-BUSH ROCK-LARGE";

    @Test
    @DisplayName("PV-V4 start marker")
    void whoTakesTheMarkedCardStartsTheNextRound() {
        var table = TestTable.at(draft(3, 0, DISPLAY)).play(0, "pick WILD-BUSH");
        assertThat(table.state().draft().marked()).isEqualTo(card("SNOW-SMALL"));
        table.play(1, "pick GRAIN-LAKE").play(2, "pick SNOW-SMALL");
        assertThat(table.events(MarkerTaken.class)).containsExactly(new MarkerTaken(2, card("SNOW-SMALL")));
        assertThat(table.events(LeftoverPlaced.class))
                .containsExactly(new LeftoverPlaced(card("ROCK-LARGE"), Biome.ROCK, 1));
        assertThat(table.state().zone()).isEqualTo(zone("ROCK-LARGE"));
        assertThat(table.state().draft().nextStartSeat()).isEqualTo(2);
        assertThat(table.state().draft().startSeat()).as("of this round").isZero();

        finishRound(table);
        assertThat(table.state().draft().startSeat()).isEqualTo(2);
        assertThat(List.of(0, 1, 2)).map(table.state()::seatInDraftOrder).containsExactly(2, 0, 1);
    }

    @Test
    @DisplayName("PV-V5 nobody takes the marked card")
    void theMarkerGoesBackToTheStartPlayer() {
        var table = TestTable.at(draft(3, 0, DISPLAY))
                .play(0, "pick WILD-BUSH")
                .play(1, "pick GRAIN-LAKE")
                .play(2, "pick ROCK-LARGE");
        assertThat(table.state().zone().fertility(Biome.SNOW)).isEqualTo(2);
        assertThat(table.events(MarkerReturned.class)).containsExactly(new MarkerReturned(0));
        assertThat(table.state().draft().nextStartSeat()).isZero();
        assertThat(table.state().draft().marked()).isNull();
        finishRound(table);
        assertThat(table.state().draft().startSeat()).isZero();
    }

    @Test
    @DisplayName("PV-V6 start player takes the nearest card")
    void theMarkerGoesOnTheNewNearestCard() {
        var table = TestTable.at(draft(3, 0, DISPLAY)).play(0, "pick SNOW-SMALL");
        assertThat(table.state().draft().marked()).isEqualTo(card("GRAIN-LAKE"));
        table.play(1, "pick GRAIN-LAKE");
        assertThat(table.state().draft().nextStartSeat()).isEqualTo(1);
    }

    @Test
    @DisplayName("PV-V7 drought")
    void aDroughtTurnsOverTheCardAddedLast() {
        var before = zone("SNOW-SMALL SNOW-BUSH");
        var table = leavingOver("SNOW-BUD", before);
        assertThat(table.events(DroughtStruck.class))
                .containsExactly(new DroughtStruck(card("SNOW-BUD"), Biome.SNOW, card("SNOW-BUSH"), 2));
        assertThat(table.state().zone().pile(Biome.SNOW))
                .containsExactly(
                        new ZoneCard(card("SNOW-SMALL"), true),
                        new ZoneCard(card("SNOW-BUSH"), false),
                        new ZoneCard(card("SNOW-BUD"), true));
        assertThat(table.state().zone().fertility(Biome.SNOW)).isEqualTo(2);

        var later = leavingOver("SNOW-SPROUT", table.state().zone()).state().zone();
        assertThat(later.fertility(Biome.SNOW)).isEqualTo(5);
        assertThat(later.pile(Biome.SNOW)).contains(new ZoneCard(card("SNOW-BUSH"), false));
    }

    @Test
    @DisplayName("PV-V8 drought without a card of that biome")
    void aDroughtMayLieAlone() {
        var table = leavingOver("SWAMP-SMALL", Zone.EMPTY);
        assertThat(table.events(DroughtStruck.class))
                .containsExactly(new DroughtStruck(card("SWAMP-SMALL"), Biome.SWAMP, null, 0));
        assertThat(table.state().zone()).isEqualTo(zone("SWAMP-SMALL"));
        var later = leavingOver("SWAMP-BUSH", table.state().zone()).state().zone();
        assertThat(later.fertility(Biome.SWAMP)).isEqualTo(2);
    }

    @Test
    @DisplayName("PV-V9 leftover without symbol")
    void aWildLeftoverIsDiscarded() {
        var table = leavingOver("WILD-BUD", zone("SNOW-SMALL"));
        assertThat(table.events(LeftoverDiscarded.class)).containsExactly(new LeftoverDiscarded(card("WILD-BUD")));
        assertThat(table.state().discard()).containsExactly(card("WILD-BUD"));
        assertThat(table.state().zone()).isEqualTo(zone("SNOW-SMALL"));
    }

    @Test
    @DisplayName("PV-V10 empty deck")
    void anEmptyDeckIsRefilledWhileTheDisplayIsLaid() {
        var discarded = cards("SNOW-SMALL WILD-BUD ROCK-LARGE GRAIN-BUSH");
        var before = draft(2, 0, "")
                .withDeck(cards("FLOWER-BUD"))
                .withDiscard(discarded)
                .withZone(zone("SNOW-LAKE"))
                .withPlayer(1, player -> player.withPicked(card("MEADOW-BUD")));
        var table = PlanetDraft.from(before);
        CardDraftPhase.layDisplay(table, Season.SPRING, 3, TestTable.chance(3));

        PlanetState after = table.state();
        assertThat(after.draft().display()).hasSize(3).startsWith(card("FLOWER-BUD"));
        assertThat(discarded).containsAll(after.draft().display().subList(1, 3));
        assertThat(after.deck()).hasSize(2).isSubsetOf(discarded);
        assertThat(after.discard()).isEmpty();
        assertThat(after.zone()).isEqualTo(before.zone());
        assertThat(after.player(1).seasonCards()).containsExactly(card("MEADOW-BUD"));
        assertThat(table.events().getFirst())
                .isEqualTo(new DeckReshuffled(
                        4, TestTable.chance(3).shuffle(cards("SNOW-SMALL GRAIN-BUSH ROCK-LARGE WILD-BUD"))));
    }

    @Test
    void aDeckThatIsJustEnoughIsNotRefilled() {
        var table = PlanetDraft.from(
                draft(2, 0, "").withDeck(cards("FLOWER-BUD WILD-BUD SNOW-BUD")).withDiscard(cards("ROCK-BUD")));
        CardDraftPhase.layDisplay(table, Season.SPRING, 3, TestTable.chance(3));
        assertThat(table.events()).hasSize(1);
        assertThat(table.state().deck()).isEmpty();
        assertThat(table.state().discard()).containsExactly(card("ROCK-BUD"));
    }

    @Test
    void aSecondDroughtTurnsOverTheFirst() {
        var dry = Zone.EMPTY.add(Biome.SNOW, card("SNOW-SMALL")).add(Biome.SNOW, card("SNOW-BUD"));
        // No deck holds two droughts of a biome, so the same card stands for the second one.
        var struck = (DroughtStruck) Leftover.of(card("SNOW-BUD"), dry);
        assertThat(struck.turnedDown()).isEqualTo(card("SNOW-BUD"));
        assertThat(struck.fertility()).isEqualTo(2);
    }

    @Test
    void theMarkerDoesNotChangeTheOrderOfTheCurrentRound() {
        var table = TestTable.at(draft(3, 1, DISPLAY)).play(1, "pick WILD-BUSH").play(2, "pick SNOW-SMALL");
        assertThat(table.state().drafter()).contains(0);
        assertThat(table.state().draft().nextStartSeat()).isEqualTo(2);
        table.play(0, "pick GRAIN-LAKE");
        assertThat(table.events(MarkerReturned.class)).isEmpty();
        assertThat(table.state().draft().nextStartSeat()).isEqualTo(2);
    }

    @Test
    void chosenCardsLieInFrontOfThePlayers() {
        var table = TestTable.at(draft(2, 0, "SNOW-SMALL GRAIN-LAKE WILD-BUSH"))
                .play(0, "pick GRAIN-LAKE")
                .play(1, "pick WILD-BUSH");
        assertThat(table.player(0).turn().card()).isEqualTo(card("GRAIN-LAKE"));
        assertThat(table.player(0).seasonCards()).containsExactly(card("GRAIN-LAKE"));
        assertThat(table.state().draft().display()).isEmpty();
        assertThat(table.state().phase()).isEqualTo(Phase.ACTION);
        finishRound(table);
        assertThat(table.player(0).turn()).isEqualTo(Turn.FRESH);
        assertThat(table.player(0).seasonCards()).containsExactly(card("GRAIN-LAKE"));
    }

    /** Two players leave this card over. */
    private static TestTable leavingOver(String leftover, Zone zone) {
        return TestTable.at(draft(2, 0, "GRAIN-SPROUT GRAIN-SMALL " + leftover).withZone(zone))
                .play(0, "pick GRAIN-SPROUT")
                .play(1, "pick GRAIN-SMALL");
    }

    private static void finishRound(TestTable table) {
        for (int seat = 0; seat < table.state().players().size(); seat++) {
            table.play(seat, "A").play(seat, "end");
        }
    }
}
