package dev.perennial.games.planet.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The geometry that is the same for every planet (planet spec 2.1). */
public final class PlanetMap {
    static final int SIZE = PlanetTables.MAP.size();

    /** All 52 cells in reading order, cracks included. */
    public static final List<Cell> CELLS = cells();

    /** The 48 cells something may stand on, in reading order. */
    public static final List<Cell> FERTILE =
            CELLS.stream().filter(cell -> !isCrack(cell)).toList();

    static final long FERTILE_PLACES = Places.of(FERTILE);

    private static final List<Optional<Biome>> BIOMES = biomes();
    private static final Map<Biome, Long> PLACES = Arrays.stream(Biome.values())
            .collect(
                    Collectors.toMap(biome -> biome, PlanetMap::placesOf, Long::sum, () -> new EnumMap<>(Biome.class)));

    private PlanetMap() {}

    public static boolean exists(Cell cell) {
        return isInSquare(cell) && letter(cell) != PlanetTables.OUTSIDE;
    }

    public static boolean isCrack(Cell cell) {
        return isInSquare(cell) && letter(cell) == PlanetTables.CRACK;
    }

    /** Nothing for a crack. */
    public static Optional<Biome> biome(Cell cell) {
        return isInSquare(cell) ? BIOMES.get(Places.index(cell)) : Optional.empty();
    }

    /** All fertile places of a biome. */
    public static long places(Biome biome) {
        return PLACES.getOrDefault(biome, 0L);
    }

    /** The fertile cells that share an edge with this one; none for a crack. */
    public static List<Cell> neighbours(Cell cell) {
        return Places.cells(Places.around(Places.of(cell) & FERTILE_PLACES) & FERTILE_PLACES);
    }

    /** Columns or rows of the planet, each read away from the sun, cracks counting as places (planet spec 9). */
    static List<List<Cell>> lines(SunSide sun) {
        var lines = new ArrayList<List<Cell>>();
        for (int i = 0; i < SIZE; i++) {
            int index = i;
            var line = new ArrayList<>(CELLS.stream()
                    .filter(cell -> switch (sun) {
                        case N, S -> cell.column() == index;
                        case E, W -> cell.row() == index;
                    })
                    .toList());
            if (sun == SunSide.S || sun == SunSide.E) {
                Collections.reverse(line);
            }
            lines.add(List.copyOf(line));
        }
        return List.copyOf(lines);
    }

    private static char letter(Cell cell) {
        return PlanetTables.MAP.get(cell.row()).charAt(cell.column());
    }

    private static List<Cell> cells() {
        var cells = new ArrayList<Cell>();
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                Cell cell = Cell.at(column, row);
                if (exists(cell)) {
                    cells.add(cell);
                }
            }
        }
        return List.copyOf(cells);
    }

    private static List<Optional<Biome>> biomes() {
        var biomes = new ArrayList<Optional<Biome>>();
        for (int index = 0; index < SIZE * SIZE; index++) {
            char letter = letter(Cell.at(index % SIZE, index / SIZE));
            biomes.add(Optional.ofNullable(PlanetTables.BIOME_LETTERS.get(letter)));
        }
        return List.copyOf(biomes);
    }

    private static long placesOf(Biome biome) {
        return Places.of(FERTILE.stream()
                .filter(cell -> biome(cell).orElseThrow() == biome)
                .toList());
    }

    private static boolean isInSquare(Cell cell) {
        return cell.column() < SIZE && cell.row() < SIZE;
    }
}
