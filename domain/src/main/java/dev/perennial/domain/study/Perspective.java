package dev.perennial.domain.study;

import dev.perennial.games.Coded;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** The knowledge of a game: everything, one seat's cards, or no hidden card at all. */
public record Perspective(String code) implements Coded {
    private static final Pattern SEAT = Pattern.compile("seat-([0-9])");

    public static final Perspective OPEN = new Perspective("open");
    public static final Perspective SPECTATOR = new Perspective("spectator");

    public Perspective {
        if (!code.equals("open")
                && !code.equals("spectator")
                && !SEAT.matcher(code).matches()) {
            throw new IllegalArgumentException("not a perspective");
        }
    }

    public static Perspective ofCode(String code) {
        return new Perspective(code);
    }

    public static Perspective ofSeat(int seat) {
        return new Perspective("seat-" + seat);
    }

    /** Empty for those of no seat. */
    public OptionalInt seat() {
        var matcher = SEAT.matcher(code);
        return matcher.matches() ? OptionalInt.of(Integer.parseInt(matcher.group(1))) : OptionalInt.empty();
    }

    /** Whether a game for that many has it. */
    public boolean fits(int seats) {
        return seat().isEmpty() || seat().getAsInt() < seats;
    }

    /** Whether a reader with this perspective may read what is bound to the other one. */
    public boolean includes(Perspective other) {
        return equals(OPEN) || other.equals(SPECTATOR) || equals(other);
    }

    @Override
    public String toString() {
        return code;
    }
}
