package dev.perennial.games.planet.model;

import dev.perennial.games.planet.board.Card;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The automatic opponent of a solo game: it has cards, but no planet and no points (planet spec 12). */
public record Opponent(List<Card> seasonCards, @Nullable Card card) {
    /** Its seat in the draft, next to the one human. */
    public static final int SEAT = 1;

    public Opponent {
        seasonCards = List.copyOf(seasonCards);
    }

    public Opponent withPicked(Card picked) {
        var cards = new ArrayList<>(seasonCards);
        cards.add(picked);
        return new Opponent(cards, picked);
    }

    public Opponent withoutCard() {
        return new Opponent(seasonCards, null);
    }

    public Opponent withoutSeasonCards() {
        return new Opponent(List.of(), card);
    }
}
