package dev.perennial.games;

import java.util.Map;

/** A line of text to be said in the reader's language. Parameter values are numbers, texts, or lists of them. */
public record Sentence(String key, Map<String, Object> params) {
    public Sentence {
        params = Map.copyOf(params);
    }
}
