package dev.perennial.games.arboretum;

import dev.perennial.games.arboretum.model.ArboretumMove;
import dev.perennial.games.arboretum.model.ArboretumMove.Discard;
import dev.perennial.games.arboretum.model.ArboretumMove.DrawFromDeck;
import dev.perennial.games.arboretum.model.ArboretumMove.DrawFromDiscard;
import dev.perennial.games.arboretum.model.ArboretumMove.Plant;
import dev.perennial.games.arboretum.model.Card;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** {@code draw deck}, {@code draw pile 1} (the seat), {@code plant O4 1,-2} (x, y), {@code discard O4}. */
public final class Notation {
    private static final String CARD = "([SCHDJMORTW][1-8])";
    private static final Pattern PILE = Pattern.compile("draw pile (\\d{1,2})");
    private static final Pattern PLANT = Pattern.compile("plant " + CARD + " (-?\\d{1,9}),(-?\\d{1,9})");
    private static final Pattern DISCARD = Pattern.compile("discard " + CARD);

    private Notation() {}

    public static String write(ArboretumMove move) {
        return switch (move) {
            case DrawFromDeck _ -> "draw deck";
            case DrawFromDiscard(int seat) -> "draw pile " + seat;
            case Plant(Card card, int x, int y) -> "plant " + card.code() + " " + x + "," + y;
            case Discard(Card card) -> "discard " + card.code();
        };
    }

    static Optional<ArboretumMove> read(String text) {
        if (text.equals("draw deck")) {
            return Optional.of(new DrawFromDeck());
        }
        return match(PILE, text)
                .<ArboretumMove>map(found -> new DrawFromDiscard(number(found, 1)))
                .or(() -> match(PLANT, text).map(found -> new Plant(card(found), number(found, 2), number(found, 3))))
                .or(() -> match(DISCARD, text).map(found -> new Discard(card(found))));
    }

    private static Optional<MatchResult> match(Pattern pattern, String text) {
        var matcher = pattern.matcher(text);
        return matcher.matches() ? Optional.of(matcher.toMatchResult()) : Optional.empty();
    }

    private static Card card(MatchResult found) {
        return Card.ofCode(found.group(1));
    }

    private static int number(MatchResult found, int group) {
        return Integer.parseInt(found.group(group));
    }
}
