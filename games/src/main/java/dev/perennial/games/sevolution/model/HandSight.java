package dev.perennial.games.sevolution.model;

import dev.perennial.games.Viewer;
import java.util.List;
import java.util.stream.IntStream;

/** The players who see a hand, fixed for a round when it is dealt (spec 7). */
public enum HandSight {
    /** The usual case. */
    OWNER,
    /** Age I or Obscurantism: the cards lie face down for all. */
    NOBODY,
    /** Invasion. */
    EVERYONE,
    /** Invasion of a blind player: everyone but the owner sees the cards. */
    OTHERS;

    public static HandSight of(boolean blind, boolean invaded) {
        if (blind) {
            return invaded ? OTHERS : NOBODY;
        }
        return invaded ? EVERYONE : OWNER;
    }

    public boolean blind() {
        return this == NOBODY || this == OTHERS;
    }

    /** The seats that see a hand of this owner. */
    public List<Integer> seenBy(int owner, int seats) {
        return IntStream.range(0, seats)
                .filter(seat -> sees(owner, seat))
                .boxed()
                .toList();
    }

    /** Spectators see only what every seat sees, since they could inform the player who must not know (spec D33). */
    public static boolean shows(List<Integer> seenBy, HandSight sight, Viewer viewer) {
        return switch (viewer) {
            case Viewer.Open() -> true;
            case Viewer.Seat(int number) -> seenBy.contains(number);
            case Viewer.Spectator() -> sight == EVERYONE;
        };
    }

    private boolean sees(int owner, int seat) {
        return switch (this) {
            case OWNER -> seat == owner;
            case NOBODY -> false;
            case EVERYONE -> true;
            case OTHERS -> seat != owner;
        };
    }
}
