package dev.perennial.query.picture;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** A font read from the class path, never from the machine: text becomes shapes without the system's fonts. */
final class Typeface {
    static final Typeface REGULAR = new Typeface("Roboto-Regular.ttf");
    static final Typeface BOLD = new Typeface("Roboto-Bold.ttf");

    private static final String FOLDER = "/com/formdev/flatlaf/fonts/roboto/";
    private static final String DOTS = "…";

    private final FontTables tables;
    private final GlyphOutline outlines;
    private final Map<Integer, Path2D> drawn = new ConcurrentHashMap<>();

    private Typeface(String file) {
        try (var stream = Objects.requireNonNull(Typeface.class.getResourceAsStream(FOLDER + file), file)) {
            tables = new FontTables(stream.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        outlines = new GlyphOutline(tables);
    }

    double width(String text, double size) {
        return text.codePoints()
                        .mapToDouble(character -> tables.advance(tables.glyph(character)))
                        .sum()
                * size
                / tables.unitsPerEm();
    }

    /** The text, or as much of it as has room, ended by dots. */
    String fitting(String text, double size, double room) {
        if (width(text, size) <= room) {
            return text;
        }
        int[] characters = text.codePoints().toArray();
        int shown = characters.length;
        while (shown > 0 && width(new String(characters, 0, shown) + DOTS, size) > room) {
            shown--;
        }
        return new String(characters, 0, shown).stripTrailing() + DOTS;
    }

    /** The letters as one shape, from the given point of their baseline to the right. */
    Shape shape(String text, double size, double x, double y) {
        var line = new Path2D.Double(Path2D.WIND_NON_ZERO);
        double scale = size / tables.unitsPerEm();
        double at = x;
        for (int character : text.codePoints().toArray()) {
            int glyph = tables.glyph(character);
            var place = new AffineTransform(scale, 0, 0, -scale, at, y);
            line.append(drawn.computeIfAbsent(glyph, outlines::of).getPathIterator(place), false);
            at += tables.advance(glyph) * scale;
        }
        return line;
    }
}
