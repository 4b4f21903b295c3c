package dev.perennial.games.arboretum;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Viewer;
import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardsDealt;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.arboretum.model.ArboretumView;
import dev.perennial.games.arboretum.model.Phase;
import dev.perennial.games.arboretum.model.Turn;
import java.util.List;
import org.junit.jupiter.api.Test;

class VisibilityTest {
    private static final Viewer SPECTATOR = new Viewer.Spectator();
    private static final Viewer OPEN = new Viewer.Open();

    @Test
    void dealShowsOnlyTheOwnHand() {
        var deal = (CardsDealt) Match.started(3, 1).events.get(2);
        var seat1 = (CardsDealt) Match.GAME.redact(deal, new Viewer.Seat(1));
        assertThat(seat1)
                .isEqualTo(new CardsDealt(List.of(List.of(), deal.hands().get(1), List.of()), List.of(), 43));
        assertThat(Match.GAME.redact(deal, SPECTATOR))
                .isEqualTo(new CardsDealt(List.of(List.of(), List.of(), List.of()), List.of(), 43));
    }

    @Test
    void ownerSeesTheOwnHandAndEverybodySeesItsSize() {
        var state = Match.started(2, 1).play(0, "draw deck").state;
        var own = Visibility.view(state, new Viewer.Seat(0)).players();
        assertThat(own.get(0).hand()).isEqualTo(state.player(0).hand());
        assertThat(own.get(1).hand()).isNull();
        assertThat(Visibility.view(state, SPECTATOR).players())
                .extracting(ArboretumView.PlayerView::handSize)
                .containsExactly(8, 7);
    }

    @Test
    void viewTellsHowFarTheTurnHasCome() {
        var match = Match.started(2, 1).play(0, "draw deck");
        var view = Visibility.view(match.state, SPECTATOR);
        assertThat(view.turn()).isEqualTo(new Turn(1, 0, Phase.DRAW, 1));
        assertThat(view.deckSize()).isEqualTo(33);
        assertThat(view.species()).hasSize(6);
    }

    @Test
    void gridsAndWholeDiscardPilesArePublic() {
        var match = Match.started(2, 1).timeUp(0).timeUp(1).timeUp(0);
        var view = Visibility.view(match.state, SPECTATOR);
        for (int seat = 0; seat < 2; seat++) {
            assertThat(view.players().get(seat).trees())
                    .isNotEmpty()
                    .isEqualTo(match.state.player(seat).trees());
            assertThat(view.players().get(seat).discards())
                    .isNotEmpty()
                    .isEqualTo(match.state.player(seat).discards());
        }
    }

    @Test
    void replayWithOpenCardsShowsHandsAndDeck() {
        var state = Match.started(2, 1).state;
        var view = Visibility.view(state, OPEN);
        assertThat(view.deck()).isEqualTo(state.deck());
        assertThat(view.players())
                .extracting(ArboretumView.PlayerView::hand)
                .containsExactly(state.player(0).hand(), state.player(1).hand());
    }

    /** A replay steps through single events: every position on the way can be shown. */
    @Test
    void everyPrefixOfTheGameCanBeViewed() {
        var match = Match.started(2, 1);
        while (!match.isOver()) {
            match.timeUp(match.state.turn().seat());
        }
        ArboretumState state = null;
        for (ArboretumEvent event : match.events) {
            state = Match.GAME.evolve(state, event);
            var view = Visibility.view(state, SPECTATOR);
            assertThat(view.result().isEmpty()).isEqualTo(!(event instanceof ArboretumEvent.GameScored));
            assertThat(view.deck()).isNull();
        }
        assertThat(state).isEqualTo(match.state);
    }
}
