package dev.perennial.games.sevolution.component;

/** The printed face of a card. */
public sealed interface Face {

    /** Everything that is not a Discovery: has a suit and a strength in the trick. */
    sealed interface Playing extends Face {
        Suit suit();

        int value();
    }

    record Goods(Suit suit, int value, Resource resource, int amount) implements Playing {}

    record Joker(Suit suit, int value) implements Playing {}

    record Disaster(Suit suit, int value, Calamity calamity) implements Playing {}

    /** The colour of a player, who need not be the deck's owner. */
    record Discovery(int age, PlayerColour colour) implements Face {}
}
