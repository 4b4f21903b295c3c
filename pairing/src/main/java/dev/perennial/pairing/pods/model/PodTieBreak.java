package dev.perennial.pairing.pods.model;

import dev.perennial.pairing.tiebreak.Fraction;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One tie-break of an ordered list at tables of three and more (tie-break spec 6), written like {@code OAS/F20} or
 * {@code BH/C1}. Direct encounter is {@link Kind#H2H} here; lists that say {@code DE} are those of two players.
 *
 * @param kind the figure that is compared
 * @param floor the least percentage an opponent counts; 0 for the usual rules
 * @param cutLow how many of the lowest slots are left out; of progressive scores, how many of the first rounds
 * @param cutHigh how many of the highest
 * @param limit of KS, shifted by this many halves of a win
 */
public record PodTieBreak(Kind kind, int floor, int cutLow, int cutHigh, int limit) {
    /** The figures that players can be ranked by. */
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
        ARO,
        /** The opponents' points, as a mean over the slots. */
        BH,
        /** The opponents' points times the result against each, as a mean over the slots. */
        SB,
        /** The results against those who made half, as a mean over all slots. */
        KS,
        /** The part of all slots won, played or awarded. */
        WIN,
        /** The part of all slots won at the table. */
        WON,
        /** The mean of the opponents' BH. */
        AOB,
        /** The sum of the points after each round. */
        PS;

        private boolean takes(String modifier) {
            return switch (this) {
                case OAS -> modifier.startsWith("F");
                case BH, SB -> modifier.startsWith("C") || modifier.startsWith("M");
                case ARO, PS -> modifier.startsWith("C");
                case KS -> modifier.startsWith("L");
                default -> false;
            };
        }
    }

    private static final Pattern CODE = Pattern.compile("([A-Z0-9]+)(?:/(F[1-9][0-9]?|C[1-9]|M[1-9]|L[+-][1-9]))?");

    public static final List<PodTieBreak> USUAL = Stream.of(Kind.OAS, Kind.H2H, Kind.PLACES, Kind.GPS)
            .map(kind -> new PodTieBreak(kind, 0, 0, 0, 0))
            .toList();

    /**
     * Nothing for a code that is unknown.
     *
     * @param code such as {@code BH/C1}
     * @return the tie-break
     */
    public static Optional<PodTieBreak> ofCode(String code) {
        var parts = CODE.matcher(code);
        if (!parts.matches()) {
            return Optional.empty();
        }
        String modifier = Objects.requireNonNullElse(parts.group(2), "");
        return Arrays.stream(Kind.values())
                .filter(kind -> kind.name().equals(parts.group(1)))
                .filter(kind -> modifier.isEmpty() || kind.takes(modifier))
                .map(kind -> of(kind, modifier))
                .findFirst();
    }

    private static PodTieBreak of(Kind kind, String modifier) {
        int count = modifier.isEmpty() ? 0 : Integer.parseInt(modifier.substring(1));
        char what = modifier.isEmpty() ? ' ' : modifier.charAt(0);
        return new PodTieBreak(
                kind,
                what == 'F' ? count : 0,
                what == 'C' || what == 'M' ? count : 0,
                what == 'M' ? count : 0,
                what == 'L' ? count : 0);
    }

    /** {@return the code, such as {@code BH/C1}} */
    public String code() {
        if (limit != 0) {
            return kind + "/L" + (limit > 0 ? "+" : "") + limit;
        }
        if (cutLow > 0) {
            return kind + (cutHigh > 0 ? "/M" : "/C") + cutLow;
        }
        return floor == 0 ? kind.name() : kind + "/F" + floor;
    }

    /**
     * Whether the figure is a mean of its parts; progressive scores are added up, ranks and counts are neither.
     *
     * @return whether it is a mean
     */
    public boolean isMean() {
        return switch (kind) {
            case H2H, PLACES, PS -> false;
            default -> true;
        };
    }

    Fraction floorRate() {
        return new Fraction(floor, 100);
    }
}
