package dev.perennial.domain;

import java.util.regex.Pattern;

/** Ids travel in URLs, Kafka keys and file names: short and plain. */
public final class IdText {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    private IdText() {}

    public static void check(String text) {
        if (!PLAIN.matcher(text).matches()) {
            throw new IllegalArgumentException("not an id");
        }
    }
}
