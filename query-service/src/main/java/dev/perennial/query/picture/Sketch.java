package dev.perennial.query.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;

/** A part of a picture to draw on, from its own upper left corner. */
public final class Sketch {
    /** The colours of the web app's light theme. */
    public static final Color PAPER = new Color(0xFAF7F0);

    public static final Color SURFACE = Color.WHITE;
    public static final Color INK = new Color(0x1F2A24);
    public static final Color MUTED = new Color(0x5C6B62);
    public static final Color LINE = new Color(0xDDD8CB);
    public static final Color EVERGREEN = new Color(0x1E6B4F);
    public static final Color SUN = new Color(0xD99A1C);

    private final Graphics2D graphics;
    private final double left;
    private final double top;
    private final double width;
    private final double height;

    private Sketch(Graphics2D graphics, double left, double top, double width, double height) {
        this.graphics = graphics;
        this.left = left;
        this.top = top;
        this.width = width;
        this.height = height;
    }

    static Sketch on(Graphics2D graphics, double width, double height) {
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        return new Sketch(graphics, 0, 0, width, height);
    }

    public double width() {
        return width;
    }

    public double height() {
        return height;
    }

    /** A part of this one. */
    public Sketch part(double x, double y, double partWidth, double partHeight) {
        return new Sketch(graphics, left + x, top + y, partWidth, partHeight);
    }

    /** One of several equal columns. */
    public Sketch column(int index, int count, double gap) {
        double each = (width - gap * (count - 1)) / count;
        return part(index * (each + gap), 0, each, height);
    }

    public void box(double x, double y, double boxWidth, double boxHeight, double radius, Color colour) {
        fill(new RoundRectangle2D.Double(left + x, top + y, boxWidth, boxHeight, radius, radius), colour);
    }

    public void frame(double x, double y, double boxWidth, double boxHeight, double radius, Color colour) {
        graphics.setColor(colour);
        graphics.setStroke(new BasicStroke(2));
        graphics.draw(new RoundRectangle2D.Double(left + x, top + y, boxWidth, boxHeight, radius, radius));
    }

    public void disc(double centreX, double centreY, double radius, Color colour) {
        fill(new Ellipse2D.Double(left + centreX - radius, top + centreY - radius, 2 * radius, 2 * radius), colour);
    }

    /** A line of text from the left; what has no room is cut. */
    public void text(String text, double x, double baseline, double size, Color colour) {
        write(Typeface.REGULAR, text, x, baseline, size, width - x, colour);
    }

    public void bold(String text, double x, double baseline, double size, Color colour) {
        write(Typeface.BOLD, text, x, baseline, size, width - x, colour);
    }

    /** The same with less room than there is. */
    public void bold(String text, double x, double baseline, double size, double room, Color colour) {
        write(Typeface.BOLD, text, x, baseline, size, room, colour);
    }

    public void boldToTheRight(String text, double right, double baseline, double size, Color colour) {
        write(Typeface.BOLD, text, right - Typeface.BOLD.width(text, size), baseline, size, width, colour);
    }

    public void boldCentred(String text, double centre, double baseline, double size, Color colour) {
        write(Typeface.BOLD, text, centre - Typeface.BOLD.width(text, size) / 2, baseline, size, width, colour);
    }

    private void write(Typeface face, String text, double x, double baseline, double size, double room, Color colour) {
        fill(face.shape(face.fitting(text, size, room), size, left + x, top + baseline), colour);
    }

    private void fill(Shape shape, Color colour) {
        graphics.setColor(colour);
        graphics.fill(shape);
    }
}
