package dev.perennial.games.sevolution;

import dev.perennial.games.Coded;
import java.util.Optional;

/**
 * One card of the box. {@code R-G3b} is the RED deck's GREEN 3, second copy; {@code Y-D6} the YELLOW deck's Discovery of
 * Age VI.
 */
public record Card(String code) implements Coded {
    public Card {
        if (!Box.FACES.containsKey(code)) {
            throw new IllegalArgumentException("no card " + code);
        }
    }

    public static Card ofCode(String code) {
        return new Card(code);
    }

    public Face face() {
        return Box.face(code);
    }

    boolean isDiscovery() {
        return face() instanceof Face.Discovery;
    }

    boolean isPlaying() {
        return face() instanceof Face.Playing;
    }

    boolean isJoker() {
        return face() instanceof Face.Joker;
    }

    Optional<Calamity> calamity() {
        return face() instanceof Face.Disaster disaster ? Optional.of(disaster.calamity()) : Optional.empty();
    }

    boolean isCalamity() {
        return face() instanceof Face.Disaster;
    }

    boolean isSuit(Suit suit) {
        return face() instanceof Face.Playing playing && playing.suit() == suit;
    }

    /** 0 for a Discovery, which has no strength. */
    int value() {
        return face() instanceof Face.Playing playing ? playing.value() : 0;
    }

    /** The Age of a Discovery; 0 for playing cards. */
    int discoveryAge() {
        return face() instanceof Face.Discovery discovery ? discovery.age() : 0;
    }

    @Override
    public String toString() {
        return code;
    }
}
