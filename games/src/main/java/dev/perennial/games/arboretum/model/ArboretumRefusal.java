package dev.perennial.games.arboretum.model;

import dev.perennial.games.RefusalCode;

/** Arboretum spec 9.1 and 9.2; the last two refuse a start. */
public enum ArboretumRefusal implements RefusalCode {
    MALFORMED,
    GAME_OVER,
    NOT_YOUR_TURN,
    WRONG_PHASE,
    UNKNOWN_SOURCE,
    SOURCE_EMPTY,
    CARD_NOT_IN_HAND,
    CELL_OCCUPIED,
    NOT_ADJACENT,
    BAD_SEAT_COUNT,
    BAD_OPTIONS
}
