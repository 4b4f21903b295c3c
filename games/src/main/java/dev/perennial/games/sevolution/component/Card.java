package dev.perennial.games.sevolution.component;

import dev.perennial.games.Coded;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One card of the box. {@code R-G3b} is the RED deck's GREEN 3, second copy; {@code Y-D6} the YELLOW deck's Discovery
 * of Age VI. There is one object for each: hands and piles are searched all the time, and so a look is enough.
 */
public final class Card implements Coded {
    private final String code;
    private final Face face;

    /** For the {@link Box} alone. */
    Card(String code, Face face) {
        this.code = code;
        this.face = face;
    }

    public static Card ofCode(String code) {
        var card = Box.CARDS.get(code);
        if (card == null) {
            throw new IllegalArgumentException("no card " + code);
        }
        return card;
    }

    @Override
    public String code() {
        return code;
    }

    public Face face() {
        return face;
    }

    public boolean isDiscovery() {
        return face() instanceof Face.Discovery;
    }

    public boolean isPlaying() {
        return face() instanceof Face.Playing;
    }

    public boolean isJoker() {
        return face() instanceof Face.Joker;
    }

    public Optional<Calamity> calamity() {
        return face() instanceof Face.Disaster disaster ? Optional.of(disaster.calamity()) : Optional.empty();
    }

    public boolean isCalamity() {
        return face() instanceof Face.Disaster;
    }

    public boolean isSuit(Suit suit) {
        return face() instanceof Face.Playing playing && playing.suit() == suit;
    }

    /** The player colour of a Discovery. */
    public boolean isColour(PlayerColour colour) {
        return face() instanceof Face.Discovery discovery && discovery.colour() == colour;
    }

    /** 0 for a Discovery, which has no strength. */
    public int value() {
        return face() instanceof Face.Playing playing ? playing.value() : 0;
    }

    /** The Age of a Discovery; 0 for playing cards. */
    public int discoveryAge() {
        return face() instanceof Face.Discovery discovery ? discovery.age() : 0;
    }

    /** The same in every run, so that nothing depends on where objects lie. */
    @Override
    public int hashCode() {
        return code.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public String toString() {
        return code;
    }
}
