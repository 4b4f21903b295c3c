package dev.perennial.games.sevolution.model;

import dev.perennial.games.RefusalCode;

/** In the order of the specification's table (spec 10); the last one refuses a start. */
public enum SEvolutionRefusal implements RefusalCode {
    MALFORMED,
    GAME_OVER,
    WRONG_PHASE,
    NOT_YOUR_TURN,
    BLIND_HAND,
    CARD_NOT_IN_HAND,
    MUST_FOLLOW_SUIT,
    HAND_NOT_BLIND,
    UNKNOWN_POSITION,
    CARD_NOT_AVAILABLE,
    WRONG_AGE,
    NO_PROTECTION,
    ALREADY_PROTECTED,
    NOT_A_CALAMITY,
    MUST_PROTECT_FIRST,
    BAD_BONUS,
    NO_POP_THERE,
    JOKER_COUNT,
    RESOURCE_FORBIDDEN,
    COMMERCE_LIMIT,
    SAME_RESOURCE,
    NOTHING_TO_CONVERT,
    STOCK_FULL,
    ALREADY_BOUGHT,
    POPULATION_LIMIT,
    CANNOT_PAY,
    ALREADY_EVOLVED,
    HIGHEST_AGE,
    SITE_OCCUPIED,
    BAD_LEVEL,
    NO_FREE_POP,
    SITE_EMPTY,
    BAD_SEAT_COUNT
}
