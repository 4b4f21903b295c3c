package dev.perennial.embedded;

import java.util.Map;

/** The guarantee a commit gives. */
public enum Durability {
    /** It is on the disk. */
    DURABLE("on"),
    /** Nothing: for tests whose folder is deleted afterwards. */
    THROWAWAY("off");

    private final String flushing;

    Durability(String flushing) {
        this.flushing = flushing;
    }

    /** All three are set explicitly, because the library turns the first two off by default. */
    Map<String, String> settings() {
        return Map.of("fsync", flushing, "synchronous_commit", flushing, "full_page_writes", flushing);
    }
}
