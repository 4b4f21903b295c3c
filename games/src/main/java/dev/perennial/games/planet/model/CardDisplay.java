package dev.perennial.games.planet.model;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.planet.board.Card;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The row of cards and the start marker (planet spec 6). Until the marker is taken, {@code nextStartSeat} is the start
 * seat. In a solo game seat 1 is the automatic opponent.
 *
 * @param picked how many cards of this round's display were taken
 * @param display the card nearest the deck comes first
 * @param marked the card in the display that carries the start marker
 */
public record CardDisplay(
        int startSeat,
        int nextStartSeat,
        int picked,
        List<Card> display,
        @Nullable Card marked) {
    public CardDisplay {
        display = List.copyOf(display);
    }

    public CardDisplay without(Card card) {
        return new CardDisplay(startSeat, nextStartSeat, picked + 1, Lists.without(display, card), marked);
    }

    public CardDisplay withMarkerOn(Card card) {
        return new CardDisplay(startSeat, nextStartSeat, picked, display, card);
    }

    public CardDisplay withMarkerAt(int seat) {
        return new CardDisplay(startSeat, seat, picked, display, null);
    }

    public CardDisplay cleared() {
        return new CardDisplay(startSeat, nextStartSeat, picked, List.of(), marked);
    }
}
