package dev.perennial.games;

/** Implemented by one closed enum per game; {@link #name()} is the code on the wire. */
public interface RefusalCode {
    String name();
}
