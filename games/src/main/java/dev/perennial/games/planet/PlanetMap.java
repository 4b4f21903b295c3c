package dev.perennial.games.planet;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The geometry that is the same for every planet (planet spec 2.1). */
final class PlanetMap {
    static final int SIZE = PlanetTables.MAP.size();

    /** All 52 cells in reading order, cracks included. */
    static final List<Cell> CELLS = cells();

    /** The 48 cells something may stand on, in reading order. */
    static final List<Cell> FERTILE =
            CELLS.stream().filter(cell -> !isCrack(cell)).toList();

    private static final Map<Cell, List<Cell>> NEIGHBOURS = neighbours();

    private PlanetMap() {}

    static boolean exists(Cell cell) {
        return cell.column() < SIZE && cell.row() < SIZE && letter(cell) != PlanetTables.OUTSIDE;
    }

    static boolean isCrack(Cell cell) {
        return exists(cell) && letter(cell) == PlanetTables.CRACK;
    }

    /** Nothing for a crack. */
    static Optional<Biome> biome(Cell cell) {
        return Optional.ofNullable(PlanetTables.BIOME_LETTERS.get(letter(cell)));
    }

    /** The fertile cells that share an edge with this one. */
    static List<Cell> neighbours(Cell cell) {
        return NEIGHBOURS.getOrDefault(cell, List.of());
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

    private static Map<Cell, List<Cell>> neighbours() {
        var neighbours = new HashMap<Cell, List<Cell>>();
        for (Cell cell : FERTILE) {
            neighbours.put(cell, FERTILE.stream().filter(cell::touches).toList());
        }
        return Map.copyOf(neighbours);
    }
}
