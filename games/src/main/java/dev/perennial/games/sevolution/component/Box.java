package dev.perennial.games.sevolution.component;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** All cards of the box, made from the {@link Tables}. */
public final class Box {
    /** By code, in the order of the tables: deck, suit, value, copy; then each deck's Discoveries by Age. */
    public static final Map<String, Card> CARDS = print();

    private static final Map<PlayerColour, List<Card>> PLAYING_CARDS = byDeck(Card::isPlaying);
    private static final Map<PlayerColour, List<Card>> DISCOVERIES = byDeck(Card::isDiscovery);

    private Box() {}

    /** The 24 playing cards of a deck as they lie before the first shuffle. */
    public static List<Card> playingCards(PlayerColour deck) {
        return Tables.at(PLAYING_CARDS, deck);
    }

    /** The six Discoveries of a deck, Age I first. */
    public static List<Card> discoveries(PlayerColour deck) {
        return Tables.at(DISCOVERIES, deck);
    }

    private static Map<PlayerColour, List<Card>> byDeck(Predicate<Card> wanted) {
        var cards = new EnumMap<PlayerColour, List<Card>>(PlayerColour.class);
        for (PlayerColour deck : PlayerColour.values()) {
            cards.put(
                    deck,
                    CARDS.values().stream()
                            .filter(card -> card.code().charAt(0) == deck.letter())
                            .filter(wanted)
                            .toList());
        }
        return cards;
    }

    private static Map<String, Card> print() {
        var cards = new LinkedHashMap<String, Card>();
        for (PlayerColour deck : PlayerColour.values()) {
            for (Suit suit : Suit.values()) {
                for (Tables.CardRow row : Tables.PLAYING_CARDS) {
                    for (char copy : copies(row)) {
                        add(
                                cards,
                                "" + deck.letter() + '-' + suit.letter() + row.value() + copy,
                                face(deck, suit, row));
                    }
                }
            }
            IntStream.rangeClosed(1, Tables.AGE_MAX)
                    .forEach(age -> add(cards, deck.letter() + "-D" + age, new Face.Discovery(age, colour(deck, age))));
        }
        return cards;
    }

    private static void add(Map<String, Card> cards, String code, Face face) {
        cards.put(code, new Card(code, face));
    }

    private static List<Character> copies(Tables.CardRow row) {
        var letters = new ArrayList<Character>();
        for (int copy = 0; copy < row.copies(); copy++) {
            letters.add((char) ('a' + copy));
        }
        return letters;
    }

    private static Face face(PlayerColour deck, Suit suit, Tables.CardRow row) {
        char kind = row.kind(suit);
        return switch (kind) {
            case 'J' -> new Face.Joker(suit, row.value());
            case 'A', 'B' -> new Face.Disaster(suit, row.value(), calamity(deck, kind - 'A'));
            default -> new Face.Goods(suit, row.value(), Tables.at(Tables.RESOURCE_OF, suit), kind - '0');
        };
    }

    private static Calamity calamity(PlayerColour deck, int which) {
        return Tables.at(Tables.CALAMITIES, deck).get(which);
    }

    private static PlayerColour colour(PlayerColour deck, int age) {
        char letter = Tables.at(Tables.DISCOVERY_COLOURS, deck).charAt(age - 1);
        return Arrays.stream(PlayerColour.values())
                .filter(colour -> colour.letter() == letter)
                .findFirst()
                .orElseThrow();
    }
}
