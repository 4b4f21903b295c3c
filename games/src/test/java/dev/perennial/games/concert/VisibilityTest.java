package dev.perennial.games.concert;

import static dev.perennial.games.concert.Cards.cards;
import static dev.perennial.games.concert.Match.ANNA;
import static dev.perennial.games.concert.Match.CARLA;
import static dev.perennial.games.concert.Match.JOE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Viewer;
import dev.perennial.games.concert.model.Colour;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.SeatView;
import dev.perennial.games.concert.model.Turn;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Visibility of cards (concert spec 11). */
class VisibilityTest {
    private static final Viewer OPEN = new Viewer.Open();
    private static final Viewer SPECTATOR = new Viewer.Spectator();

    private final EvergreenConcert game = new EvergreenConcert();
    private final ConcertEvent deal =
            new ConcertEvent.HandsDealt(List.of(cards("O1 O2"), cards("B1 B2"), cards("G1 G2")), 2, cards("N1 N2"));

    @Test
    void theDealShowsEachPlayerHisOwnHandOnly() {
        assertThat(game.redact(deal, new Viewer.Seat(JOE)))
                .isEqualTo(new ConcertEvent.HandsDealt(List.of(List.of(), cards("B1 B2"), List.of()), 2, List.of()));
        assertThat(game.redact(deal, OPEN)).isEqualTo(deal);
    }

    @ParameterizedTest
    @MethodSource("strangers")
    void theDealShowsStrangersNoCard(Viewer viewer) {
        assertThat(game.redact(deal, viewer))
                .isEqualTo(new ConcertEvent.HandsDealt(List.of(List.of(), List.of(), List.of()), 2, List.of()));
    }

    @Test
    void anOpeningChoiceIsShownToItsOwnerOnly() {
        var chosen = new ConcertEvent.OpeningChosen(JOE, cards("B8 B2 L3"));
        assertThat(game.redact(chosen, new Viewer.Seat(JOE))).isEqualTo(chosen);
        assertThat(game.redact(chosen, new Viewer.Seat(ANNA)))
                .isEqualTo(new ConcertEvent.OpeningChosen(JOE, List.of()));
        assertThat(game.redact(chosen, SPECTATOR)).isEqualTo(new ConcertEvent.OpeningChosen(JOE, List.of()));
    }

    @Test
    void theLogTellsOfAHiddenChoiceWithoutItsCards() {
        var chosen = new ConcertEvent.OpeningChosen(JOE, cards("B8 B2 L3"));
        assertThat(game.describe(chosen).params()).containsEntry("cards", List.of("B8", "B2", "L3"));
        var hidden = game.describe(game.redact(chosen, SPECTATOR));
        assertThat(hidden.key()).isEqualTo("evergreen-concert.OpeningChosen.hidden");
        assertThat(hidden.params()).containsOnlyKeys("seat");
    }

    @ParameterizedTest
    @MethodSource("strangers")
    void strangersSeeNoHandChoiceOrUndealtCard(Viewer viewer) {
        var match = Position.rulebookExample().play(ANNA, "open G9 B1 B3");
        var view = match.view(viewer);
        assertThat(view.seats())
                .allMatch(seat -> seat.hand().isEmpty() && seat.opening().isEmpty() && seat.handSize() == 13);
        assertThat(view.undealt()).isEmpty();
        assertThat(view.dealer()).isEqualTo(JOE);
    }

    @Test
    void theOpenViewShowsEverything() {
        var match = Position.rulebookExample().play(ANNA, "open G9 B1 B3");
        var view = match.view(OPEN);
        assertThat(view.seats()).allMatch(seat -> seat.hand().size() == 13);
        assertThat(view.seats().get(ANNA).opening()).isEqualTo(cards("G9 B1 B3"));
        assertThat(view.undealt()).hasSize(15);
    }

    @Test
    void whatLiesOnTheTableIsSeenByAll() {
        var match = CardVectorsTest.afterAnnasConcert();
        var view = match.view(SPECTATOR);
        assertThat(view.seats().get(JOE).stacks()).containsExactly(cards("B8 N1"), cards("B2"), cards("L3"));
        assertThat(view.seats().get(ANNA).influence())
                .containsEntry(Colour.GREEN, 9)
                .containsEntry(Colour.LILAC, 0);
        assertThat(view.seats()).extracting(SeatView::total).containsExactly(24, 0, 0);
        assertThat(view.seats()).extracting(SeatView::concertsLeft).containsExactly(2, 3, 3);
        assertThat(view.seats()).extracting(SeatView::worth).containsExactly(24, 5, 11);
        assertThat(view.turn()).isEqualTo(new Turn(JOE, 0));
        assertThat(view.hourglass()).isEqualTo(match.state.hourglass());
        assertThat(view.hit()).isEqualTo(Colour.BLUE);
    }

    @Test
    void theEndOpensTheUndealtCardsToAll() {
        var match = new Position("B1 B2 B3", "G1 G2 G3")
                .hand(0, "Y1")
                .undealt("O1 O2 O3 O4")
                .match();
        assertThat(match.view(new Viewer.Seat(0)).undealt()).isEmpty();
        match.play(0, "play Y1 0.0").play(0, "end");
        assertThat(match.view(SPECTATOR).undealt()).isEqualTo(cards("O1 O2 O3 O4"));
        assertThat(match.view(new Viewer.Seat(1)).standings()).hasSize(2);
    }

    @Test
    void anOpponentSeesHandSizesOnly() {
        var view = CardVectorsTest.afterAnnasConcert().view(new Viewer.Seat(CARLA));
        assertThat(view.seats()).extracting(SeatView::handSize).containsExactly(7, 10, 10);
        assertThat(view.seats()).extracting(seat -> seat.hand().size()).containsExactly(0, 0, 10);
    }

    static List<Viewer> strangers() {
        return List.of(SPECTATOR, new Viewer.Seat(-1), new Viewer.Seat(3));
    }
}
