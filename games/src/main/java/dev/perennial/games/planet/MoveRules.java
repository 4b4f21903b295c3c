package dev.perennial.games.planet;

import dev.perennial.games.Refusal;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.board.Kind;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.PlanetMap;
import dev.perennial.games.planet.model.PlanetRefusal;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The single rules a move must keep. Each kind of move puts them together in the order of planet spec 7.3. */
final class MoveRules {
    private MoveRules() {}

    static Optional<Refusal> when(boolean wrong, PlanetRefusal code) {
        return wrong ? Optional.of(code.plain()) : Optional.empty();
    }

    static <T> Optional<Refusal> first(List<T> items, Function<T, Optional<Refusal>> check) {
        for (T item : items) {
            var refusal = check.apply(item);
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        return Optional.empty();
    }

    static Optional<Refusal> atMost(int most, int number, PlanetRefusal code) {
        return number > most ? Optional.of(code.most(most)) : Optional.empty();
    }

    /** For the few cells of a move that is not too large. */
    static Optional<Refusal> allDifferent(List<Cell> cells) {
        for (int i = 1; i < cells.size(); i++) {
            if (cells.indexOf(cells.get(i)) < i) {
                return at(cells.get(i), true, PlanetRefusal.SAME_CELL);
            }
        }
        return Optional.empty();
    }

    static Optional<Refusal> onThePlanet(Cell cell) {
        return at(cell, !PlanetMap.exists(cell), PlanetRefusal.CELL_UNKNOWN)
                .or(() -> at(cell, PlanetMap.isCrack(cell), PlanetRefusal.CRACK));
    }

    static Optional<Refusal> inBiomeOf(Kind kind, Cell cell) {
        return at(cell, !kind.covers(PlanetMap.biome(cell).orElseThrow()), PlanetRefusal.WRONG_BIOME);
    }

    static Optional<Refusal> empty(Planet planet, Cell cell) {
        return at(cell, !planet.isEmpty(cell), PlanetRefusal.CELL_OCCUPIED);
    }

    static Optional<Refusal> growable(Planet planet, Cell cell) {
        return at(cell, !planet.canGrow(cell), PlanetRefusal.NOT_GROWABLE);
    }

    static Optional<Refusal> adjacent(Cell lake, Cell cell) {
        return at(cell, !lake.touches(cell), PlanetRefusal.NOT_ADJACENT);
    }

    static Optional<Refusal> at(Cell cell, boolean wrong, PlanetRefusal code) {
        return wrong ? Optional.of(code.at(cell)) : Optional.empty();
    }
}
