package dev.perennial.games.pairing.pods;

import dev.perennial.games.pairing.tiebreak.Fraction;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One tie-break of an ordered list at tables of three and more (tie-break spec 6.2), written like {@code OAS/F20}.
 *
 * @param floor what every opponent counts at least, in percent; 0 for the usual rules
 */
public record PodTieBreak(Kind kind, int floor) {
    public enum Kind {
        /** The opponents' rate. */
        OAS,
        /** The results of those who are level against each other. */
        H2H,
        /** Most first places, then most second places and so on. */
        PLACES,
        /** The share of the points made in the games. */
        GPS,
        /** The later seats, where beginning is an advantage. */
        AVGSEAT,
        /** The opponents' average rating. */
        ARO
    }

    private static final Pattern CODE = Pattern.compile("([A-Z0-9]+)(?:/F([1-9][0-9]?))?");

    public static final List<PodTieBreak> USUAL = Stream.of(Kind.OAS, Kind.H2H, Kind.PLACES, Kind.GPS)
            .map(kind -> new PodTieBreak(kind, 0))
            .toList();

    /** Nothing for a code that is unknown. */
    public static Optional<PodTieBreak> ofCode(String code) {
        var parts = CODE.matcher(code);
        if (!parts.matches()) {
            return Optional.empty();
        }
        int floor = parts.group(2) == null ? 0 : Integer.parseInt(parts.group(2));
        return Arrays.stream(Kind.values())
                .filter(kind -> kind.name().equals(parts.group(1)))
                .filter(kind -> floor == 0 || kind == Kind.OAS)
                .map(kind -> new PodTieBreak(kind, floor))
                .findFirst();
    }

    public String code() {
        return floor == 0 ? kind.name() : kind + "/F" + floor;
    }

    Fraction floorRate() {
        return new Fraction(floor, 100);
    }
}
