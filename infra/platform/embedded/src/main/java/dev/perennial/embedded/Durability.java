package dev.perennial.embedded;

import java.util.Map;

/** What a commit promises. */
public enum Durability {
    /** It is on the disk. */
    DURABLE("on"),
    /** Nothing: for tests whose folder is deleted afterwards. */
    THROWAWAY("off");

    private final String flushing;

    Durability(String flushing) {
        this.flushing = flushing;
    }

    /** All three are said aloud, because the library turns the first two off unless told otherwise. */
    Map<String, String> settings() {
        return Map.of("fsync", flushing, "synchronous_commit", flushing, "full_page_writes", flushing);
    }
}
