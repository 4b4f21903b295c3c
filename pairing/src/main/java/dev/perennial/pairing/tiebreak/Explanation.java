package dev.perennial.pairing.tiebreak;

import java.util.Map;

/**
 * A sentence as the key of its text and the values in it, so that each reader gets it in their own language.
 *
 * @param key of the text
 * @param params the values, by their names in the text
 */
public record Explanation(String key, Map<String, Object> params) {
    /** Copies the values. */
    public Explanation {
        params = Map.copyOf(params);
    }
}
