package dev.perennial.games.planet;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The automatic opponent of a solo game: it has cards, but no planet and no points (planet spec 12). */
public record Opponent(List<Card> seasonCards, @Nullable Card card) {
    /** Its seat in the draft, next to the one human. */
    static final int SEAT = 1;

    public Opponent {
        seasonCards = List.copyOf(seasonCards);
    }

    Opponent withPicked(Card picked) {
        var cards = new ArrayList<>(seasonCards);
        cards.add(picked);
        return new Opponent(cards, picked);
    }

    Opponent withoutCard() {
        return new Opponent(seasonCards, null);
    }

    Opponent withoutSeasonCards() {
        return new Opponent(List.of(), card);
    }
}
