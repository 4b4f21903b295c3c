package dev.perennial.pairing.tiebreak;

import java.util.Map;

/** A sentence as the key of its text and the values in it, so that each reader gets it in their own language. */
public record Explanation(String key, Map<String, Object> params) {
    public Explanation {
        params = Map.copyOf(params);
    }
}
