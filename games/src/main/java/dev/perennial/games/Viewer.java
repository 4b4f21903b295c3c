package dev.perennial.games;

/** The viewer of a position. */
public sealed interface Viewer {

    /** A player at the table, seats counted from 0. */
    record Seat(int number) implements Viewer {}

    /** Anyone else; sees at most what every seat sees. */
    record Spectator() implements Viewer {}

    /** The replay of a finished game with all cards open. Never handed out while a game runs. */
    record Open() implements Viewer {}

    default boolean isSeat(int seat) {
        return this instanceof Seat(int number) && number == seat;
    }
}
