package dev.perennial.games.arboretum;

import dev.perennial.games.Viewer;
import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardDiscarded;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardDrawn;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardTaken;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardsDealt;
import dev.perennial.games.arboretum.model.ArboretumEvent.FirstPlayerChosen;
import dev.perennial.games.arboretum.model.ArboretumEvent.GameScored;
import dev.perennial.games.arboretum.model.ArboretumEvent.HandsRevealed;
import dev.perennial.games.arboretum.model.ArboretumEvent.SpeciesChosen;
import dev.perennial.games.arboretum.model.ArboretumEvent.SpeciesScored;
import dev.perennial.games.arboretum.model.ArboretumEvent.TreePlanted;
import dev.perennial.games.arboretum.model.ArboretumEvent.TurnBegan;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.arboretum.model.ArboretumView;
import dev.perennial.games.arboretum.model.ArboretumView.PlayerView;
import dev.perennial.games.arboretum.model.Card;
import java.util.List;
import java.util.stream.IntStream;

/** Visibility rules (arboretum spec 9): a hand is visible to its owner until the scoring, the deck to no one. */
public final class Visibility {
    private Visibility() {}

    public static ArboretumView view(ArboretumState state, Viewer viewer) {
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
