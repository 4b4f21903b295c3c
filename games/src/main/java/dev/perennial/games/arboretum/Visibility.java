package dev.perennial.games.arboretum;

import dev.perennial.games.Viewer;
import dev.perennial.games.arboretum.ArboretumEvent.CardDiscarded;
import dev.perennial.games.arboretum.ArboretumEvent.CardDrawn;
import dev.perennial.games.arboretum.ArboretumEvent.CardTaken;
import dev.perennial.games.arboretum.ArboretumEvent.CardsDealt;
import dev.perennial.games.arboretum.ArboretumEvent.FirstPlayerChosen;
import dev.perennial.games.arboretum.ArboretumEvent.GameScored;
import dev.perennial.games.arboretum.ArboretumEvent.HandsRevealed;
import dev.perennial.games.arboretum.ArboretumEvent.SpeciesChosen;
import dev.perennial.games.arboretum.ArboretumEvent.SpeciesScored;
import dev.perennial.games.arboretum.ArboretumEvent.TreePlanted;
import dev.perennial.games.arboretum.ArboretumEvent.TurnBegan;
import dev.perennial.games.arboretum.ArboretumView.PlayerView;
import java.util.List;
import java.util.stream.IntStream;

/** Who sees what (arboretum spec 9): a hand its owner until the scoring, the deck nobody. */
final class Visibility {
    private Visibility() {}

    static ArboretumView view(ArboretumState state, Viewer viewer) {
        var players = IntStream.range(0, state.seats())
                .mapToObj(seat -> playerView(state, seat, viewer))
                .toList();
        return new ArboretumView(
                state.species(),
                state.firstSeat(),
                state.turn(),
                state.deck().size(),
                viewer instanceof Viewer.Open ? state.deck() : null,
                players,
                state.scores(),
                state.result());
    }

    private static PlayerView playerView(ArboretumState state, int seat, Viewer viewer) {
        var player = state.player(seat);
        boolean open = state.turn().phase().handsAreOpen() || seesHand(viewer, seat);
        return new PlayerView(
                seat, player.hand().size(), open ? player.hand() : null, player.trees(), player.discards());
    }

    static ArboretumEvent redact(ArboretumEvent event, Viewer viewer) {
        return switch (event) {
            case CardsDealt dealt -> redact(dealt, viewer);
            case CardDrawn(int seat, var _, int drawn, int deckSize) ->
                seesHand(viewer, seat) ? event : new CardDrawn(seat, null, drawn, deckSize);
            case SpeciesChosen _,
                    FirstPlayerChosen _,
                    TurnBegan _,
                    CardTaken _,
                    TreePlanted _,
                    CardDiscarded _,
                    HandsRevealed _,
                    SpeciesScored _,
                    GameScored _ -> event;
        };
    }

    private static CardsDealt redact(CardsDealt dealt, Viewer viewer) {
        var hands = IntStream.range(0, dealt.hands().size())
                .mapToObj(seat -> seesHand(viewer, seat) ? dealt.hands().get(seat) : List.<Card>of())
                .toList();
        return new CardsDealt(hands, viewer instanceof Viewer.Open ? dealt.deck() : List.of(), dealt.deckSize());
    }

    private static boolean seesHand(Viewer viewer, int seat) {
        return viewer.isSeat(seat) || viewer instanceof Viewer.Open;
    }
}
