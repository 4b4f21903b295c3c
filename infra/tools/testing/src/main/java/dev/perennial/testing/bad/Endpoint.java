package dev.perennial.testing.bad;

import java.util.Map;

/**
 * An operation that can be asked wrongly.
 *
 * @param fields what a request's body consists of; empty without one
 */
public record Endpoint(String method, String path, Map<String, Kind> fields) {
    /** What a field holds. */
    public enum Kind {
        TEXT,
        LIST,
        OTHER
    }

    @Override
    public String toString() {
        return method + " " + path;
    }
}
