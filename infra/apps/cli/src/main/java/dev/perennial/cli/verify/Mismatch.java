package dev.perennial.cli.verify;

import tools.jackson.databind.JsonNode;

/** Where a history goes wrong, and how. Thrown to end the check of one game: what follows cannot be trusted. */
final class Mismatch extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int READABLE = 160;

    private final String path;
    private final String what;
    private final String where;

    private Mismatch(String path, String what, String where) {
        super(path + ": " + what + (where.isEmpty() ? "" : " (" + where + ")"), null, false, false);
        this.path = path;
        this.what = what;
        this.where = where;
    }

    Mismatch(String path, String what) {
        this(path.isEmpty() ? "the game" : path, what, "");
    }

    static Mismatch of(Difference difference) {
        return new Mismatch(
                difference.path(), "expected " + show(difference.expected()) + ", found " + show(difference.found()));
    }

    static Mismatch of(String path, String expected, JsonNode found) {
        return new Mismatch(path, "expected " + expected + ", found " + show(found));
    }

    /** The same, with words about the place; the innermost comes last. */
    Mismatch within(String outer) {
        return new Mismatch(path, what, where.isEmpty() ? outer : outer + ", " + where);
    }

    Mismatch adding(String remark) {
        return new Mismatch(path, what + remark, where);
    }

    /** The same, when the digest speaks for the value found as little as for the one expected. */
    Mismatch suspecting(String origin) {
        return adding("; the digest does not fit that either, so perhaps " + origin + " was changed");
    }

    static String show(JsonNode value) {
        if (value.isMissingNode()) {
            return "nothing";
        }
        String text = value.toString();
        return text.length() <= READABLE ? text : text.substring(0, READABLE) + "...";
    }
}
