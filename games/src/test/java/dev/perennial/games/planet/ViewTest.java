package dev.perennial.games.planet;

import static dev.perennial.games.planet.Positions.card;
import static dev.perennial.games.planet.Positions.cells;
import static dev.perennial.games.planet.Positions.draft;
import static dev.perennial.games.planet.Positions.planet;
import static dev.perennial.games.planet.Positions.turn;
import static dev.perennial.games.planet.Positions.zone;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.FirstSeat;
import dev.perennial.games.Viewer;
import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.Kind;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetEvent.DeckReshuffled;
import dev.perennial.games.planet.model.PlanetEvent.DeckShuffled;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.PlanetView;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ViewTest {
    static Stream<Viewer> closedViewers() {
        return Stream.of(new Viewer.Seat(0), new Viewer.Seat(1), new Viewer.Seat(9), new Viewer.Spectator());
    }

    @ParameterizedTest
    @MethodSource("closedViewers")
    void theDeckIsHiddenWhileTheGameRuns(Viewer viewer) {
        var state = TestTable.started(2, FirstSeat.SEAT1, 1).state();
        assertThat(view(state, viewer).deck()).isNull();
        assertThat(view(state, viewer).deckCount()).isEqualTo(state.deck().size());
        assertThat(view(state, viewer)).isEqualTo(view(state, new Viewer.Spectator()));
    }

    @ParameterizedTest
    @MethodSource("closedViewers")
    void afterTheGameEverythingIsOpen(Viewer viewer) {
        var table = TestTable.started(2, FirstSeat.SEAT1, 1);
        while (table.state().phase() != Phase.GAME_OVER) {
            table.timeUp(TestTable.GAME.awaited(table.state()).iterator().next());
        }
        assertThat(view(table.state(), viewer).deck()).isEqualTo(table.state().deck());
        assertThat(view(table.state(), viewer).outcome())
                .isEqualTo(table.state().outcome());
    }

    @Test
    void theOpenViewShowsTheDeckAtAnyTime() {
        var state = TestTable.started(2, FirstSeat.SEAT1, 1).state();
        assertThat(view(state, new Viewer.Open()).deck()).isEqualTo(state.deck());
    }

    @ParameterizedTest
    @MethodSource("closedViewers")
    void shufflesKeepTheirSecret(Viewer viewer) {
        var cards = List.of(card("SNOW-BUD"), card("WILD-BUD"));
        assertThat(TestTable.GAME.redact(new DeckShuffled(2, cards), viewer)).isEqualTo(new DeckShuffled(2, List.of()));
        assertThat(TestTable.GAME.redact(new DeckReshuffled(2, cards), viewer))
                .isEqualTo(new DeckReshuffled(2, List.of()));
        assertThat(TestTable.GAME.describe(new DeckReshuffled(2, cards)).params())
                .isEqualTo(Map.of("count", 2));
    }

    @Test
    void theRowOfCardsShowsWhatIsPrinted() {
        var shown = view(draft(2, 1, "SNOW-BUD GRAIN-LAKE WILD-BUSH"), new Viewer.Spectator());
        assertThat(shown.draft().onTurn()).isEqualTo(1);
        assertThat(shown.draft().display())
                .containsExactly(
                        new PlanetView.CardFace(card("SNOW-BUD"), Kind.SNOW, Ability.BUD, 0, true),
                        new PlanetView.CardFace(card("GRAIN-LAKE"), Kind.GRAIN, Ability.LAKE, 2, false),
                        new PlanetView.CardFace(card("WILD-BUSH"), Kind.WILD, Ability.BUSH, 0, false));
        assertThat(shown.players()).extracting(PlanetView.PlayerView::awaited).containsExactly(false, true);
        assertThat(shown.players()).extracting(PlanetView.PlayerView::reach).containsOnlyNulls();
    }

    @Test
    void thePlayerSeesWhatMayBeAimedAt() {
        var state = turn("SNOW-SMALL", planet("c1=s d1=t h5=s"));
        var reach = Objects.requireNonNull(player(state).reach());
        assertThat(reach.plant()).containsExactlyElementsOf(cells("e1 f1 c2 d2 e2 f2"));
        assertThat(reach.grow()).containsExactlyElementsOf(cells("c1 d1"));
        assertThat(reach.plantAnywhere()).hasSize(45);
        assertThat(reach.growAnywhere()).containsExactlyElementsOf(cells("c1 d1 h5"));
        assertThat(reach.ability()).containsExactlyElementsOf(cells("c1 h5"));
        assertThat(reach.abilityMost()).isEqualTo(1);

        var acted = TestTable.at(state).play(0, "A").state();
        assertThat(Objects.requireNonNull(player(acted).reach()).plantAnywhere())
                .isEmpty();
        var used = TestTable.at(state).play(0, "ability").state();
        var left = Objects.requireNonNull(player(used).reach());
        assertThat(left.ability()).isEmpty();
        assertThat(left.abilityMost()).isZero();
        assertThat(left.abilityValue()).isZero();
        var done = TestTable.at(state).play(0, "ability").play(0, "A").state();
        assertThat(player(done).reach()).isNull();
    }

    @Test
    void theOutlookIsWhatThePlanetWouldScoreNow() {
        var state = turn("SNOW-SMALL", planet("c1=T c2=t d2=b")).withZone(zone("SNOW-SPROUT"));
        var outlook = player(state).outlook();
        assertThat(outlook.lit()).containsExactlyElementsOf(cells("c1"));
        assertThat(outlook.sunPoints()).isEqualTo(2);
        assertThat(outlook.forest()).containsExactlyElementsOf(cells("c1 c2 d2"));
        assertThat(outlook.forestPoints()).isEqualTo(3);
        assertThat(outlook.harvestPoints()).isEqualTo(3);
    }

    @Test
    void theSoloOpponentIsShown() {
        var table = TestTable.at(draft(1, 0, "ROCK-BUD SNOW-SPROUT MEADOW-BUD"));
        var before =
                Objects.requireNonNull(view(table.state(), new Viewer.Seat(0)).opponent());
        assertThat(before.card()).isNull();
        table.play(0, "pick SNOW-SPROUT");
        var after =
                Objects.requireNonNull(view(table.state(), new Viewer.Seat(0)).opponent());
        assertThat(Objects.requireNonNull(after.card()).card()).isEqualTo(card("MEADOW-BUD"));
        assertThat(view(turn("SNOW-BUD", planet("")), new Viewer.Seat(0)).opponent())
                .isNull();
    }

    private static PlanetView.PlayerView player(PlanetState state) {
        return view(state, new Viewer.Seat(0)).players().getFirst();
    }

    private static PlanetView view(PlanetState state, Viewer viewer) {
        return (PlanetView) TestTable.GAME.view(state, viewer);
    }
}
