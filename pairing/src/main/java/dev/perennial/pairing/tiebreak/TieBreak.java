package dev.perennial.pairing.tiebreak;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One tie-break of an ordered list, written like {@code BH/C1}. Modifiers: Cn cuts the n lowest values, Mn the n lowest
 * and n highest, L+n moves the limit of KS by half-points, F takes the Fore variant of BH, P counts forfeits as games,
 * D puts the higher number first in TPN, A the lower rating in RTNG.
 *
 * @param kind the figure that is compared
 * @param cutLow how many of the lowest values are cut
 * @param cutHigh how many of the highest values are cut
 * @param limit by how many half-points the limit of KS is moved
 * @param fore whether draws of the last round are assumed
 * @param forfeitsAsPlayed whether forfeits count as games
 * @param turned whether the higher number comes first
 */
public record TieBreak(
        Kind kind, int cutLow, int cutHigh, int limit, boolean fore, boolean forfeitsAsPlayed, boolean turned) {
    /** The figures that players can be ranked by (C.07). */
    public enum Kind {
        /** Direct encounter. */
        DE("direct encounter"),
        /** Rounds won, also without a game. */
        WIN("rounds won"),
        /** Games won over the board. */
        WON("games won over the board"),
        /** Games played with black. */
        BPG("games played with black"),
        /** Games won with black. */
        BWG("games won with black"),
        /** The sum of the points after each round. */
        PS("sum of progressive scores"),
        /** Rounds the player chose to play. */
        REP("rounds one chose to play"),
        /** Standard points. */
        STD("standard points"),
        /** The pairing number. */
        TPN("pairing number"),
        /** Buchholz: the opponents' points. */
        BH("Buchholz"),
        /** Fore Buchholz: as if the last round were drawn. */
        FB("Fore Buchholz"),
        /** The average of the opponents' Buchholz. */
        AOB("average of opponents' Buchholz"),
        /** Sonneborn-Berger. */
        SB("Sonneborn-Berger"),
        /** Koya: points against those who made half. */
        KS("Koya system"),
        /** The average rating of the opponents. */
        ARO("average rating of opponents"),
        /** The tournament performance rating. */
        TPR("tournament performance rating"),
        /** The perfect tournament performance. */
        PTP("perfect tournament performance"),
        /** The average of the opponents' performance ratings. */
        APRO("average of opponents' performance ratings"),
        /** The average of the opponents' perfect performances. */
        APPO("average of opponents' perfect performances"),
        /** The rating. */
        RTNG("rating");

        private final String meaning;

        Kind(String meaning) {
            this.meaning = meaning;
        }

        /** {@return the English name} */
        public String meaning() {
            return meaning;
        }

        /** Whether a modifier means anything here. */
        private boolean takes(String modifier) {
            return switch (this) {
                case BH -> isOneOf(modifier, "C", "M", "F", "P");
                case FB, SB -> isOneOf(modifier, "C", "M", "P");
                case AOB -> isOneOf(modifier, "F", "P");
                case KS -> isOneOf(modifier, "L", "P");
                case DE -> isOneOf(modifier, "P");
                case ARO, PS -> isOneOf(modifier, "C");
                case TPN -> isOneOf(modifier, "D");
                case RTNG -> isOneOf(modifier, "A");
                default -> false;
            };
        }

        private static boolean isOneOf(String modifier, String... initials) {
            return Arrays.stream(initials).anyMatch(modifier::startsWith);
        }

        /**
         * Made of the points of those one met, which in a round-robin are everybody's (C.07).
         *
         * @return whether it is
         */
        public boolean isBuchholz() {
            return this == BH || this == FB || this == AOB;
        }

        /**
         * Whether the figure is the average of its terms, not their sum.
         *
         * @return whether it is
         */
        public boolean isMean() {
            return this == AOB || this == ARO || this == APRO || this == APPO;
        }
    }

    private static final Pattern CUT = Pattern.compile("([CM])([1-9])");
    private static final Pattern LIMIT = Pattern.compile("L([+-][1-9])");

    /** Ranks and numbers: the smaller the better, unless the order is turned round. */
    boolean smallerIsBetter() {
        return (kind == Kind.DE || kind == Kind.TPN) != turned;
    }

    /**
     * {@return the tie-break without modifiers}
     *
     * @param kind the figure that is compared
     */
    public static TieBreak of(Kind kind) {
        return new TieBreak(kind, 0, 0, 0, false, false, false);
    }

    /**
     * Throws {@link IllegalArgumentException} for a code that is unknown.
     *
     * @param code such as {@code BH/C1}
     * @return the tie-break
     */
    public static TieBreak ofCode(String code) {
        var parts = parts(code);
        var kind = Arrays.stream(Kind.values())
                .filter(known -> known.name().equals(parts.getFirst()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown tie-break " + code));
        var tieBreak = of(kind);
        for (String modifier : parts.subList(1, parts.size())) {
            tieBreak = tieBreak.with(modifier);
        }
        return tieBreak;
    }

    /**
     * Whether every part of a code means something, and none is said twice. Codes of tournaments that were made before
     * this was asked are still read.
     *
     * @param code such as {@code BH/C1}
     * @return whether the code is
     */
    public static boolean isMeaningful(String code) {
        try {
            var tieBreak = ofCode(code);
            var parts = parts(code);
            return parts.stream().skip(1).allMatch(tieBreak.kind()::takes)
                    && parts.size() == parts(tieBreak.code()).size();
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static List<String> parts(String code) {
        return List.of(Pattern.compile("/").split(code.toUpperCase(Locale.ROOT), -1));
    }

    private TieBreak with(String modifier) {
        var cut = CUT.matcher(modifier);
        var moved = LIMIT.matcher(modifier);
        if (cut.matches()) {
            int count = Integer.parseInt(cut.group(2));
            return new TieBreak(
                    kind, count, cut.group(1).equals("M") ? count : 0, limit, fore, forfeitsAsPlayed, turned);
        }
        if (moved.matches()) {
            return new TieBreak(
                    kind, cutLow, cutHigh, Integer.parseInt(moved.group(1)), fore, forfeitsAsPlayed, turned);
        }
        if (!modifier.isEmpty() && modifier.equals(turn())) {
            return new TieBreak(kind, cutLow, cutHigh, limit, fore, forfeitsAsPlayed, true);
        }
        return switch (modifier) {
            case "F" -> new TieBreak(kind, cutLow, cutHigh, limit, true, forfeitsAsPlayed, turned);
            case "P" -> new TieBreak(kind, cutLow, cutHigh, limit, fore, true, turned);
            default -> throw new IllegalArgumentException("unknown modifier " + modifier);
        };
    }

    /** The suffix that reverses the order, where C.07 leaves it to the rules of the tournament. */
    private String turn() {
        return switch (kind) {
            case TPN -> "D";
            case RTNG -> "A";
            default -> "";
        };
    }

    /**
     * Where everybody's opponents are known beforehand, forfeits are ordinary games for these (C.07 article 15.2).
     *
     * @return the tie-break for such tournaments
     */
    public TieBreak inFixedSchedule() {
        return switch (kind) {
            case DE, SB, KS -> new TieBreak(kind, cutLow, cutHigh, limit, fore, true, turned);
            default -> this;
        };
    }

    /** {@return the code, such as {@code BH/C1}} */
    public String code() {
        String cut = cutLow == 0 ? "" : (cutHigh > 0 ? "M" : "C") + cutLow;
        String moved = limit == 0 ? "" : "L" + (limit > 0 ? "+" : "") + limit;
        return Stream.of(kind.name(), cut, moved, fore ? "F" : "", forfeitsAsPlayed ? "P" : "", turned ? turn() : "")
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("/"));
    }
}
