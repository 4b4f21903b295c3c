package dev.perennial.query.picture;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;

/** Reads the outline of a glyph from the {@code glyf} table of a TrueType file. */
final class GlyphOutline {
    private static final int ON_CURVE = 1;
    private static final int SHORT_X = 2;
    private static final int SHORT_Y = 4;
    private static final int REPEATED = 8;
    private static final int SAME_X = 16;
    private static final int SAME_Y = 32;

    private static final int WORDS = 1;
    private static final int ONE_SCALE = 8;
    private static final int MORE = 32;
    private static final int TWO_SCALES = 64;
    private static final int MATRIX = 128;
    private static final double FRACTION = 1 << 14;

    private final FontTables font;

    GlyphOutline(FontTables font) {
        this.font = font;
    }

    /** In the font's units, upwards. */
    Path2D of(int glyph) {
        var path = new Path2D.Double(Path2D.WIND_NON_ZERO);
        int start = font.outline(glyph);
        if (start == font.outline(glyph + 1)) {
            return path;
        }
        int contours = font.signed(start);
        if (contours >= 0) {
            simple(path, start, contours);
        } else {
            composed(path, start + 10);
        }
        return path;
    }

    private void simple(Path2D path, int start, int contours) {
        int ends = start + 10;
        int points = contours == 0 ? 0 : font.unsigned(ends + 2 * (contours - 1)) + 1;
        int at = ends + 2 * contours + 2 + font.unsigned(ends + 2 * contours);
        var flags = new int[points];
        for (int i = 0; i < points; i++) {
            flags[i] = font.octet(at++);
            if ((flags[i] & REPEATED) != 0) {
                int last = i + font.octet(at++);
                while (i < last) {
                    flags[i + 1] = flags[i];
                    i++;
                }
            }
        }
        var x = new int[points];
        at = coordinates(flags, SHORT_X, SAME_X, at, x);
        var y = new int[points];
        var _ = coordinates(flags, SHORT_Y, SAME_Y, at, y);
        int first = 0;
        for (int i = 0; i < contours; i++) {
            int last = font.unsigned(ends + 2 * i);
            contour(path, new Contour(flags, x, y, first, last - first + 1));
            first = last + 1;
        }
    }

    private int coordinates(int[] flags, int isShort, int isSame, int start, int[] values) {
        int at = start;
        int value = 0;
        for (int i = 0; i < values.length; i++) {
            if ((flags[i] & isShort) != 0) {
                int step = font.octet(at++);
                value += (flags[i] & isSame) != 0 ? step : -step;
            } else if ((flags[i] & isSame) == 0) {
                value += font.signed(at);
                at += 2;
            }
            values[i] = value;
        }
        return at;
    }

    /** One closed line of the outline. */
    private static final class Contour {
        private final int[] flags;
        private final int[] x;
        private final int[] y;
        private final int first;
        private final int length;

        Contour(int[] flags, int[] x, int[] y, int first, int length) {
            this.flags = flags;
            this.x = x;
            this.y = y;
            this.first = first;
            this.length = length;
        }

        int length() {
            return length;
        }

        boolean isOn(int i) {
            return (flags[first + i % length] & ON_CURVE) != 0;
        }

        double px(int i) {
            return x[first + i % length];
        }

        double py(int i) {
            return y[first + i % length];
        }
    }

    /** Between two control points in a row lies a point of the curve that the file leaves out. */
    private static void contour(Path2D path, Contour line) {
        if (line.length() < 2) {
            return;
        }
        int start = 0;
        while (start < line.length() && !line.isOn(start)) {
            start++;
        }
        if (start == line.length()) {
            return; // no letter of ours has an outline of control points alone
        }
        path.moveTo(line.px(start), line.py(start));
        for (int i = start + 1; i <= start + line.length(); i++) {
            if (line.isOn(i)) {
                path.lineTo(line.px(i), line.py(i));
            } else if (line.isOn(i + 1)) {
                path.quadTo(line.px(i), line.py(i), line.px(i + 1), line.py(i + 1));
                i++;
            } else {
                double midX = (line.px(i) + line.px(i + 1)) / 2;
                double midY = (line.py(i) + line.py(i + 1)) / 2;
                path.quadTo(line.px(i), line.py(i), midX, midY);
            }
        }
        path.closePath();
    }

    /** A letter with an accent is made of two glyphs. */
    private void composed(Path2D path, int start) {
        int at = start;
        int flags;
        do {
            flags = font.unsigned(at);
            int part = font.unsigned(at + 2);
            boolean words = (flags & WORDS) != 0;
            int dx = words ? font.signed(at + 4) : (byte) font.octet(at + 4);
            int dy = words ? font.signed(at + 6) : (byte) font.octet(at + 5);
            at += words ? 8 : 6;
            double[] scale = {1, 0, 0, 1};
            if ((flags & ONE_SCALE) != 0) {
                scale = new double[] {fraction(at), 0, 0, fraction(at)};
                at += 2;
            } else if ((flags & TWO_SCALES) != 0) {
                scale = new double[] {fraction(at), 0, 0, fraction(at + 2)};
                at += 4;
            } else if ((flags & MATRIX) != 0) {
                scale = new double[] {fraction(at), fraction(at + 2), fraction(at + 4), fraction(at + 6)};
                at += 8;
            }
            path.append(
                    of(part).getPathIterator(new AffineTransform(scale[0], scale[1], scale[2], scale[3], dx, dy)),
                    false);
        } while ((flags & MORE) != 0);
    }

    private double fraction(int offset) {
        return font.signed(offset) / FRACTION;
    }
}
