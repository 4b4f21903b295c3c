package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.Scene.BLUE;
import static dev.perennial.games.sevolution.Scene.GREEN;
import static dev.perennial.games.sevolution.Scene.RED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Setup;
import dev.perennial.games.Viewer;
import dev.perennial.games.sevolution.component.Box;
import dev.perennial.games.sevolution.component.Calamity;
import dev.perennial.games.sevolution.component.CalamityEffects;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.ColourSet;
import dev.perennial.games.sevolution.component.DiscoverySlot;
import dev.perennial.games.sevolution.component.Face;
import dev.perennial.games.sevolution.component.HandPlace;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.PlayerColour;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionOptions;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Section A of the worked vectors. */
class DealVectorsTest {
    private static final String FOUR = "%1$s-G1a %1$s-O1a %1$s-V1a %1$s-G2a";
    private static final String PILE = "%1$s-G1a %1$s-O1a %1$s-V1a %1$s-G2a %1$s-O2a %1$s-V2a %1$s-G3a %1$s-O3a "
            + "%1$s-V3a %1$s-G5a %1$s-O5a %1$s-V5a %1$s-G6a %1$s-O6a %1$s-V6a %1$s-G4a";

    @ParameterizedTest(name = "{0} players")
    @DisplayName("SE-C1: in round 1 everybody gets four cards and the Discovery of Age I, blind")
    @ValueSource(ints = {2, 3, 4})
    void firstRound(int seats) {
        var setup = new Setup<>(seats, FirstSeat.SEAT1, new SEvolutionOptions());
        var decision = TestTable.GAME.start(setup, new DecisionContext(Instant.EPOCH, Scene.chance()));
        assertThat(decision).isInstanceOf(Decision.Accepted.class);
        var state = TestTable.GAME.fold(null, ((Decision.Accepted<SEvolutionEvent>) decision).events());
        assertThat(state.players()).hasSize(seats).allSatisfy(player -> {
            assertThat(player.cards().hand()).hasSize(5);
            assertThat(player.cards().handCards())
                    .contains(player.discovery(1).card())
                    .filteredOn(Card::isPlaying)
                    .hasSize(4);
            assertThat(player.isBlind()).isTrue();
            assertThat(player.cards().pile()).hasSize(20);
        });
        assertThat(TestTable.GAME.legalMoves(state, 0).map(TestTable.GAME::notation))
                .containsExactly("blind 0", "blind 1", "blind 2", "blind 3", "blind 4");
    }

    @Test
    @DisplayName("SE-C1: the hand of a blind player is shuffled")
    void blindHandsAreShuffled() {
        var table = Scene.seats(2)
                .round(1, RED)
                .pile(RED, PILE.formatted("R"))
                .pile(GREEN, PILE.formatted("G"))
                .round(RED);
        var shuffled = table.happened(SEvolutionEvent.BlindHandShuffled.class);
        assertThat(shuffled).hasSize(2);
        var redDrawn = Scene.cards(FOUR.formatted("R") + " R-D1");
        assertThat(shuffled.getFirst().positions())
                .containsExactlyInAnyOrderElementsOf(redDrawn)
                .isEqualTo(Scene.chance().shuffle(redDrawn))
                .isEqualTo(table.player(RED).cards().handCards());
    }

    @Test
    @DisplayName("SE-C2: the Discovery is added unless it is face up already")
    void discoveryIsAddedOnce() {
        var table = Scene.seats(2)
                .round(3, RED)
                .people(RED, "III/2")
                .people(GREEN, "III/2")
                .faceUp(GREEN, "R-D3")
                .pile(RED, PILE.formatted("R"))
                .pile(GREEN, PILE.formatted("G"))
                .round(RED);
        assertThat(table.player(RED).cards().handCards()).isEqualTo(Scene.cards(FOUR.formatted("R") + " R-D3"));
        assertThat(table.player(GREEN).cards().handCards()).isEqualTo(Scene.cards(FOUR.formatted("G")));
        assertThat(table.state().players())
                .allSatisfy(player -> assertThat(player.cards().pile()).hasSize(12));
    }

    @Test
    @DisplayName("SE-C3: a Discovery turned down is played again when its Age comes back")
    void turnedDownDiscoveryReturns() {
        var table = Scene.seats(2)
                .people(RED, "IV/2")
                .faceUp(RED, "B-D3 R-D4")
                .taken(RED, "R-V1a R-V2a G-V1a G-V2a")
                .pile(RED, PILE.formatted("R"))
                .pile(GREEN, PILE.formatted("G"))
                .action(RED);
        assertThat(table.player(RED).age()).isEqualTo(3);
        assertThat(table.player(RED).discovery(4).faceUp()).isFalse();
        assertThat(table.last(SEvolutionEvent.DiscoveryTurnedDown.class).card()).isEqualTo(Card.ofCode("R-D4"));

        table.play(RED, "end").play(GREEN, "end");
        assertThat(table.player(RED).cards().hand()).hasSize(4);

        table.timeUpUntil(RED, Phase.MANAGEMENT);
        var again = Scene.seats(2)
                .player(RED, _ -> table.player(RED).civilisation(civilisation -> civilisation.withAge(4)))
                .pile(GREEN, PILE.formatted("G"))
                .round(RED);
        assertThat(again.player(RED).cards().handCards()).hasSize(5).endsWith(Card.ofCode("R-D4"));
        again.play(RED, "play R-D4").timeUp();
        assertThat(again.player(RED).discovery(4).faceUp()).isTrue();
        assertThat(Finale.sets(again.player(RED).discoveries())).contains(new ColourSet(PlayerColour.RED, 1, 1));
    }

    @Test
    @DisplayName("SE-C4: an Age that is skipped leaves its Discovery face down")
    void skippedAge() {
        var table = Scene.seats(2)
                .people(RED, "II/2")
                .stock(RED, "(2,0,3)")
                .pile(RED, PILE.formatted("R"))
                .pile(GREEN, PILE.formatted("G"))
                .action(RED)
                .play(RED, "evolve;end")
                .play(GREEN, "end");
        assertThat(table.player(RED).age()).isEqualTo(4);
        assertThat(table.player(RED).cards().handCards()).hasSize(5).endsWith(Card.ofCode("R-D4"));
        assertThat(table.player(RED).discovery(3)).isEqualTo(new DiscoverySlot(Card.ofCode("R-D3"), false));
    }

    @Test
    @DisplayName("SE-C5: an obscured player has five positions nobody knows, one of them the Discovery")
    void obscuredHand() {
        var table = Scene.seats(4)
                .people(BLUE, "IV/2")
                .shadows(BLUE, new CalamityEffects(false, false, true, false))
                .pile(0, PILE.formatted("R"))
                .pile(1, PILE.formatted("G"))
                .pile(2, PILE.formatted("B"))
                .pile(3, PILE.formatted("Y"))
                .round(RED);
        assertThat(table.player(BLUE).cards().handCards()).hasSize(5).contains(Card.ofCode("B-D4"));
        assertThat(table.player(BLUE).shadows()).isEqualTo(new CalamityEffects(true, false, false, false));
        Stream.of(new Viewer.Seat(BLUE), new Viewer.Seat(RED), new Viewer.Spectator())
                .forEach(viewer -> assertThat(
                                table.view(viewer).players().get(BLUE).hand())
                        .extracting(HandPlace::card)
                        .hasSize(5)
                        .containsOnlyNulls());
    }

    @ParameterizedTest(name = "{0} players")
    @CsvSource({
        "2, FAMINE DECADENCE EARTHQUAKE EPIDEMIC",
        "3, FAMINE DECADENCE EARTHQUAKE EPIDEMIC FANATICISM OBSCURANTISM",
        "4, FAMINE DECADENCE EARTHQUAKE EPIDEMIC FANATICISM OBSCURANTISM HURRICANE INVASION"
    })
    void calamitiesComeFromTheDecksInPlay(int seats, String calamities) {
        var setup = new Setup<>(seats, FirstSeat.SEAT1, new SEvolutionOptions());
        var decision = TestTable.GAME.start(setup, new DecisionContext(Instant.EPOCH, Scene.chance()));
        var state = TestTable.GAME.fold(null, ((Decision.Accepted<SEvolutionEvent>) decision).events());
        assertThat(state.players().stream()
                        .flatMap(player ->
                                Stream.concat(player.cards().pile().stream(), player.cards().handCards().stream()))
                        .flatMap(card -> card.calamity().stream())
                        .map(Calamity::name))
                .containsExactlyInAnyOrder(calamities.split(" "));
    }

    @Test
    void cardsOfTheBoxFollowTheTables() {
        var red = Box.playingCards(PlayerColour.RED);
        assertThat(red).hasSize(24).doesNotHaveDuplicates();
        assertThat(red).filteredOn(Card::isJoker).extracting(Card::code).containsExactly("R-G6a", "R-O6a", "R-V6a");
        assertThat(red).filteredOn(Card::isCalamity).extracting(Card::code).containsExactly("R-O4a", "R-V4a");
        assertThat(red.subList(0, 8))
                .extracting(Card::code)
                .containsExactly("R-G1a", "R-G2a", "R-G2b", "R-G3a", "R-G3b", "R-G4a", "R-G5a", "R-G6a");
        for (Resource resource : Resource.values()) {
            assertThat(red.stream()
                            .map(Card::face)
                            .filter(Face.Goods.class::isInstance)
                            .map(Face.Goods.class::cast)
                            .filter(goods -> goods.resource() == resource)
                            .mapToInt(Face.Goods::amount)
                            .sum())
                    .isEqualTo(resource == Resource.FOOD ? 14 : 12);
        }
        assertThat(Stream.of(PlayerColour.values())
                        .flatMap(deck -> Box.playingCards(deck).stream())
                        .flatMap(card -> card.calamity().stream()))
                .containsExactlyInAnyOrder(Calamity.values());
        for (int age = 1; age <= 6; age++) {
            int of = age;
            assertThat(Stream.of(PlayerColour.values())
                            .map(deck -> (Face.Discovery)
                                    Box.discoveries(deck).get(of - 1).face())
                            .map(Face.Discovery::colour))
                    .containsExactlyInAnyOrder(PlayerColour.values());
        }
        assertThat(List.of("R-G7a", "R-G1b", "X-G1a", "R-D7", ""))
                .allSatisfy(code ->
                        assertThatThrownBy(() -> Card.ofCode(code)).isInstanceOf(IllegalArgumentException.class));
    }
}
