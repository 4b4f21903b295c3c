package dev.perennial.games.sevolution.component;

import static dev.perennial.games.sevolution.component.Calamity.*;
import static dev.perennial.games.sevolution.component.Resource.*;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Every number of the game that is printed on a component or was chosen where the rulebook is silent, in one place.
 * Changing one of these is a new rules version.
 */
public final class Tables {
    public static final int ROUNDS = 6;
    public static final int CARDS_PER_ROUND = 4;
    public static final int AGE_MAX = 6;
    public static final int STOCK_MAX = 8;
    public static final int POP_START = 2;
    public static final int POP_MAX = 6;

    /** From this Trick Age on a player follows suit, and can be hurt by unmet needs at this real Age. */
    public static final int COLOURED_AGE = 3;

    public static final int TRUMP_AGE = 5;

    /** Judgements on silent places of the rulebook (spec D9, D10, D4). */
    public static final boolean DECADENCE_TURNS_DISCOVERY = false;

    public static final boolean POINTS_AFTER_POP_LOSS = true;
    public static final boolean OBSCURED_MAY_NAME_TRUMP = false;

    public static final int EVOLVE_COST = 3;

    /** FOOD for one and for two more population. */
    public static final Map<Integer, Integer> POP_COST = Map.of(1, 1, 2, 3);

    public static final Map<Suit, Resource> RESOURCE_OF =
            Map.of(Suit.GREEN, FOOD, Suit.ORANGE, TOOLS, Suit.VIOLET, SCIENCE);

    /**
     * Value, copies in each suit, and what the card is in GREEN, ORANGE, VIOLET: a digit is an amount of the suit's
     * resource, J a Joker, A and B the deck's two calamities (spec 2.3).
     */
    public static final List<CardRow> PLAYING_CARDS = List.of(
            new CardRow(1, 1, '1', '1', '1'),
            new CardRow(2, 2, '2', '2', '2'),
            new CardRow(3, 2, '3', '3', '3'),
            new CardRow(4, 1, '2', 'A', 'B'),
            new CardRow(5, 1, '1', '1', '1'),
            new CardRow(6, 1, 'J', 'J', 'J'));

    /** Calamities A and B of each deck. */
    public static final Map<PlayerColour, List<Calamity>> CALAMITIES = Map.of(
            PlayerColour.RED, List.of(FAMINE, DECADENCE),
            PlayerColour.GREEN, List.of(EARTHQUAKE, EPIDEMIC),
            PlayerColour.BLUE, List.of(FANATICISM, OBSCURANTISM),
            PlayerColour.YELLOW, List.of(HURRICANE, INVASION));

    /** Which resource's cards a calamity throws away. */
    public static final Map<Calamity, Resource> SPOILS = Map.of(FAMINE, FOOD, EARTHQUAKE, TOOLS, FANATICISM, SCIENCE);

    /** Colours of each deck's Discoveries of Ages I to VI, by first letter (spec 2.4). */
    static final Map<PlayerColour, String> DISCOVERY_COLOURS = Map.of(
            PlayerColour.RED, "GBYRRR",
            PlayerColour.GREEN, "BYRGGG",
            PlayerColour.BLUE, "YRGBBB",
            PlayerColour.YELLOW, "RGBYYY");

    /** Price of going from a level to a higher one; row 0 is an empty Site, column 0 is level 1 (spec 2.5). */
    public static final Map<Site, SiteRow> SITES = Map.of(
            Site.FARM, new SiteRow(TOOLS, List.of(List.of(1, 2), List.of(0, 2))),
            Site.FACTORY, new SiteRow(TOOLS, List.of(List.of(1, 2), List.of(0, 2))),
            Site.RESEARCH, new SiteRow(TOOLS, List.of(List.of(1, 2), List.of(0, 2))),
            Site.COMMERCE, new SiteRow(SCIENCE, List.of(List.of(1, 2, 3), List.of(0, 1, 2), List.of(0, 0, 1))),
            Site.PRESTIGE, new SiteRow(SCIENCE, List.of(List.of(1, 2), List.of(0, 2))),
            Site.PROTECTION, new SiteRow(SCIENCE, List.of(List.of(2, 4), List.of(0, 2))));

    /** The resource each Site yields at harvest, per level. */
    public static final Map<Site, Resource> PRODUCES =
            Map.of(Site.FARM, FOOD, Site.FACTORY, TOOLS, Site.RESEARCH, SCIENCE);

    /** Needs of Ages I to VI: one of each per population. */
    public static final List<List<Resource>> NEEDS = List.of(
            List.of(FOOD),
            List.of(FOOD),
            List.of(FOOD, TOOLS),
            List.of(FOOD, TOOLS),
            List.of(FOOD, TOOLS, SCIENCE),
            List.of(FOOD, TOOLS, SCIENCE));

    /** Points for 0 to 6 face-up Discoveries of one colour. */
    public static final List<Integer> DISCOVERY_POINTS = List.of(0, 1, 3, 6, 10, 15, 21);

    public record CardRow(int value, int copies, char green, char orange, char violet) {
        char kind(Suit suit) {
            return switch (suit) {
                case GREEN -> green;
                case ORANGE -> orange;
                case VIOLET -> violet;
            };
        }
    }

    public record SiteRow(Resource paidIn, List<List<Integer>> prices) {}

    private Tables() {}

    /** The entry of a table that has one for every key. */
    public static <K, V> V at(Map<K, V> table, K key) {
        return Objects.requireNonNull(table.get(key), "a table has an entry for every key");
    }
}
