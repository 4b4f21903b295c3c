package dev.perennial.games.planet.board;

import dev.perennial.games.Coded;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** One of the 42 cards, such as {@code GRAIN-LAKE}: each kind has each ability once (planet spec 2.2). */
public record Card(Kind kind, Ability ability) implements Coded {

    /** All cards in the order of the table, as they lie before the first shuffle. */
    public static final List<Card> ALL = all();

    /** The same order for any cards; every shuffle starts from it. */
    public static final Comparator<Card> TABLE_ORDER =
            Comparator.comparing(Card::kind).thenComparing(Card::ability);

    @Override
    public String code() {
        return kind + "-" + ability;
    }

    public static Card ofCode(String code) {
        String[] parts = code.split("-", -1);
        if (parts.length != 2) {
            throw new IllegalArgumentException("a card is written KIND-ABILITY");
        }
        return new Card(Kind.valueOf(parts[0]), Ability.valueOf(parts[1]));
    }

    private int symbols() {
        return Objects.requireNonNull(PlanetTables.SYMBOLS.get(kind)).get(PlanetTables.SYMBOL_COLUMNS.indexOf(ability));
    }

    /** Fertility symbols on top of the card. */
    public int fertility() {
        return isDrought() ? 0 : symbols();
    }

    public boolean isDrought() {
        return symbols() == PlanetTables.DROUGHT;
    }

    private static List<Card> all() {
        var cards = new ArrayList<Card>();
        for (Kind kind : Kind.values()) {
            for (Ability ability : Ability.values()) {
                cards.add(new Card(kind, ability));
            }
        }
        return List.copyOf(cards);
    }
}
