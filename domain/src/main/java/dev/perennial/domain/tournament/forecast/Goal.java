package dev.perennial.domain.tournament.forecast;

/** A goal of a player in a tournament. */
public enum Goal {
    /** The first place. */
    TITLE,
    /** A place in the playoff. */
    CUT,
    /** One of the first places, where there is no playoff. */
    TOP,
    /** A place in the next higher group of the league, if the season ended with this tournament. */
    PROMOTION,
    /** A place in the next lower group of the league, if the season ended with this tournament. */
    RELEGATION
}
