package dev.perennial.games.concert.model;

import dev.perennial.games.RefusalCode;

/** In the order in which they are checked (concert spec 10); the last two refuse a start. */
public enum ConcertRefusal implements RefusalCode {
    MALFORMED,
    GAME_OVER,
    WRONG_STEP,
    NOT_YOUR_TURN,
    TIME_EXPIRED,
    ALREADY_SUBMITTED,
    BAD_SELECTION,
    CARD_LIMIT,
    CARD_NOT_IN_HAND,
    BAD_TARGET,
    MUST_PLAY_CARD,
    HIT_ALREADY_TURNED,
    BAD_DIRECTION,
    NO_CONCERT_LEFT,
    GALA_USED,
    BAD_SEAT_COUNT,
    BAD_OPTIONS
}
