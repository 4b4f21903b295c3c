package dev.perennial.games.planet.board;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Every number of the game that is not a rule (planet spec 2.5). The map, the symbols on the cards, and the tracks of
 * lakes and buds were made for this platform, because no source prints them; rule code takes all of them from here.
 */
public final class PlanetTables {
    /** Rows 1 to 8 from the top, columns a to h; {@code -} lies outside, {@code #} is a crack. */
    public static final List<String> MAP = List.of(
            "--SSSS--", // 1
            "-RSSSSM-", // 2
            "RR#RM#MM", // 3
            "RRRRMMMM", // 4
            "WWWWFFFF", // 5
            "WW#WF#FF", // 6
            "-WGGGGF-", // 7
            "--GGGG--"); // 8

    static final char OUTSIDE = '-';
    static final char CRACK = '#';

    public static final Map<Character, Biome> BIOME_LETTERS = Map.of(
            'S', Biome.SNOW,
            'R', Biome.ROCK,
            'M', Biome.MEADOW,
            'W', Biome.SWAMP,
            'F', Biome.FLOWER,
            'G', Biome.GRAIN);

    static final int DROUGHT = -1;

    static final List<Ability> SYMBOL_COLUMNS =
            List.of(Ability.SPROUT, Ability.SMALL, Ability.LARGE, Ability.BUSH, Ability.LAKE, Ability.BUD);

    /** Symbols per kind, in the order of the columns: fertility, or drought. */
    static final Map<Kind, List<Integer>> SYMBOLS = Map.of(
            Kind.SNOW, List.of(3, 2, 2, 1, 1, DROUGHT),
            Kind.FLOWER, List.of(DROUGHT, 3, 2, 2, 1, 1),
            Kind.SWAMP, List.of(1, DROUGHT, 3, 2, 2, 1),
            Kind.GRAIN, List.of(1, 1, DROUGHT, 3, 2, 2),
            Kind.ROCK, List.of(2, 1, 1, DROUGHT, 3, 2),
            Kind.MEADOW, List.of(2, 2, 1, 1, DROUGHT, 3),
            Kind.WILD, List.of(0, 0, 0, 0, 0, 0));

    /** Value of each level, the start hole first; the last entry is the end of the track. */
    public static final Map<Ability, List<Integer>> TRACKS = Map.of(
            Ability.SPROUT, List.of(0, 2, 3, 4),
            Ability.SMALL, List.of(0, 1, 2, 3),
            Ability.LARGE, List.of(0, 1, 2, 3),
            Ability.BUSH, List.of(0, 1, 2, 3),
            Ability.LAKE, List.of(0, 1, 1, 2),
            Ability.BUD, List.of(0, 3, 6, 9));

    static final Map<Season, Integer> ROUNDS =
            Map.of(Season.SPRING, 5, Season.SUMMER, 4, Season.AUTUMN, 3, Season.WINTER, 2);

    /** By place in the first draft order. */
    public static final List<Integer> START_POINTS = List.of(0, 1, 2, 3);

    public static final List<SunSide> SUN_ORDER = List.of(SunSide.N, SunSide.E, SunSide.S, SunSide.W);

    /** Set-up turns cards over until this many fertility symbols are open. */
    public static final int SETUP_FERTILITY = 5;

    public static final int MAX_SEATS = 4;

    public static final Supply SUPPLY = new Supply(20, 20);

    /** The fewest points of each title. */
    static final NavigableMap<Integer, SoloTitle> SOLO_TITLES = new TreeMap<>(Map.of(
            0, SoloTitle.BROCCOLI,
            121, SoloTitle.BONSAI,
            136, SoloTitle.OLIVE_TREE,
            151, SoloTitle.HOLLY,
            161, SoloTitle.BIRCH,
            171, SoloTitle.PINE,
            181, SoloTitle.OAK,
            191, SoloTitle.BAOBAB,
            201, SoloTitle.GIANT_SEQUOIA));

    private PlanetTables() {}
}
