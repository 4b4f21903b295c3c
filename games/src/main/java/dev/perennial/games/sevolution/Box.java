package dev.perennial.games.sevolution;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** All cards of the box, made from the {@link Tables}. */
final class Box {
    /** By code, in the order of the tables: deck, suit, value, copy; then each deck's Discoveries by Age. */
    static final Map<String, Face> FACES = print();

    private static final Map<PlayerColour, List<Card>> PLAYING_CARDS = byDeck(Card::isPlaying);
    private static final Map<PlayerColour, List<Card>> DISCOVERIES = byDeck(Card::isDiscovery);

    private Box() {}

    static Face face(String code) {
        return Tables.at(FACES, code);
    }

    /** The 24 playing cards of a deck as they lie before the first shuffle. */
    static List<Card> playingCards(PlayerColour deck) {
        return Tables.at(PLAYING_CARDS, deck);
    }

    /** The six Discoveries of a deck, Age I first. */
    static List<Card> discoveries(PlayerColour deck) {
        return Tables.at(DISCOVERIES, deck);
    }

    private static Map<PlayerColour, List<Card>> byDeck(Predicate<Card> wanted) {
        var cards = new EnumMap<PlayerColour, List<Card>>(PlayerColour.class);
        for (PlayerColour deck : PlayerColour.values()) {
            cards.put(
                    deck,
                    FACES.keySet().stream()
                            .filter(code -> code.charAt(0) == deck.letter())
                            .map(Card::new)
                            .filter(wanted)
                            .toList());
        }
        return cards;
    }

    private static Map<String, Face> print() {
        var faces = new LinkedHashMap<String, Face>();
        for (PlayerColour deck : PlayerColour.values()) {
            for (Suit suit : Suit.values()) {
                for (Tables.CardRow row : Tables.PLAYING_CARDS) {
                    for (char copy : copies(row)) {
                        faces.put("" + deck.letter() + '-' + suit.letter() + row.value() + copy, face(deck, suit, row));
                    }
                }
            }
            IntStream.rangeClosed(1, Tables.AGE_MAX)
                    .forEach(age -> faces.put(deck.letter() + "-D" + age, new Face.Discovery(age, colour(deck, age))));
        }
        return faces;
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
