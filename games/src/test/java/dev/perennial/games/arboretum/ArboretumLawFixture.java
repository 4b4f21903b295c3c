package dev.perennial.games.arboretum;

import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.Viewer;
import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumMove;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.laws.LawFixture;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Hidden from a viewer: the deck and every hand but the viewer's own. */
class ArboretumLawFixture implements LawFixture<ArboretumState> {

    @Override
    public ArboretumState redeal(ArboretumState state, Viewer viewer, Random random) {
        var hidden = new ArrayList<>(state.deck());
        for (int seat = 0; seat < state.seats(); seat++) {
            if (!viewer.isSeat(seat)) {
                hidden.addAll(state.player(seat).hand());
            }
        }
        Collections.shuffle(hidden, random);
        var other = state;
        for (int seat = 0; seat < state.seats(); seat++) {
            if (!viewer.isSeat(seat)) {
                var hand = take(hidden, state.player(seat).hand().size());
                other = other.withPlayer(seat, player -> player.withHand(hand));
            }
        }
        return other.withDeck(hidden);
    }

    /** The first tree stands at (0,0), wherever it was asked for. */
    @Override
    public Object essence(ArboretumState state, int seat, GameMove move) {
        boolean first = state.player(seat).trees().isEmpty();
        return first && move instanceof ArboretumMove.Plant(Card card, int _, int _)
                ? new ArboretumMove.Plant(card, 0, 0)
                : move;
    }

    @Override
    public boolean reveals(GameEvent event, Viewer viewer) {
        return event instanceof ArboretumEvent.HandsRevealed
                || (event instanceof ArboretumEvent.CardDrawn drawn && viewer.isSeat(drawn.seat()));
    }

    @Override
    public boolean revealsByTimeUp(GameEvent event, Viewer viewer) {
        return switch ((ArboretumEvent) event) {
            case ArboretumEvent.TreePlanted planted -> !viewer.isSeat(planted.seat());
            case ArboretumEvent.CardDiscarded discarded -> !viewer.isSeat(discarded.seat());
            default -> reveals(event, viewer);
        };
    }

    private static List<Card> take(List<Card> cards, int count) {
        var front = cards.subList(0, count);
        var taken = List.copyOf(front);
        front.clear();
        return taken;
    }
}
