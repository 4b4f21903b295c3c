package dev.perennial.pairing.trf;

/** Points kept in tenths, written with one decimal. */
final class PointsText {
    private PointsText() {}

    static String of(int tenths) {
        return (tenths < 0 ? "-" : "") + Math.abs(tenths) / 10 + "." + Math.abs(tenths) % 10;
    }
}
