package dev.perennial.games.planet;

import dev.perennial.games.Lists;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The row of cards and the start marker (planet spec 6). While nobody has taken the marker, {@code nextStartSeat} is
 * the start seat. In a solo game seat 1 is the automatic opponent.
 *
 * @param picked how many cards of this round's display were taken
 * @param display the card nearest the deck comes first
 * @param marked the card in the display that carries the start marker
 */
public record Draft(
        int startSeat,
        int nextStartSeat,
        int picked,
        List<Card> display,
        @Nullable Card marked) {
    public Draft {
        display = List.copyOf(display);
    }

    Draft without(Card card) {
        return new Draft(startSeat, nextStartSeat, picked + 1, Lists.without(display, card), marked);
    }

    Draft withMarkerOn(Card card) {
        return new Draft(startSeat, nextStartSeat, picked, display, card);
    }

    Draft withMarkerAt(int seat) {
        return new Draft(startSeat, seat, picked, display, null);
    }

    Draft cleared() {
        return new Draft(startSeat, nextStartSeat, picked, List.of(), marked);
    }
}
