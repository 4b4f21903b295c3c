package dev.perennial.testing.fuzz;

import java.util.Map;

/**
 * An operation that can be asked wrongly.
 *
 * @param fields what a request's body consists of; empty without one
 */
public record Endpoint(String method, String path, Map<String, Kind> fields) {
    /** The kind of a field's value. */
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
