package dev.perennial.games.planet.model;

import dev.perennial.games.Refusal;
import dev.perennial.games.RefusalCode;
import dev.perennial.games.planet.board.Cell;
import java.util.Map;

/** Why a move is refused (planet spec 7.3). */
public enum PlanetRefusal implements RefusalCode {
    MALFORMED,
    WRONG_PHASE,
    NOT_YOUR_TURN,
    NOT_IN_DISPLAY,
    ACTION_DONE,
    ABILITY_DONE,
    ACTION_REQUIRED,
    TURN_DONE,
    CELL_UNKNOWN,
    CRACK,
    CELL_OCCUPIED,
    WRONG_BIOME,
    NOT_GROWABLE,
    WRONG_PIECE,
    SAME_CELL,
    TOO_MANY,
    D_ONE_EFFECT,
    NOT_ADJACENT,
    SUPPLY;

    public Refusal plain() {
        return new Refusal(this, Map.of());
    }

    public Refusal at(Cell cell) {
        return new Refusal(this, Map.of("cell", cell.code()));
    }

    public Refusal most(int number) {
        return new Refusal(this, Map.of("most", number));
    }
}
