package dev.perennial.games.concert.model;

import org.jspecify.annotations.Nullable;

/** An artist's disc; without a holder it is in the centre. */
public record Disc(Colour artist, @Nullable Integer holder, int value) {

    public boolean isHeldBy(int seat) {
        return holder != null && holder == seat;
    }
}
