package dev.perennial.pairing.tiebreak;

import java.util.Map;

/**
 * A part of a tie-break's figure, in words.
 *
 * @param value what it adds: to the sum, or to the mean
 * @param cut it was left out, as the lowest or the highest
 */
public record Term(Explanation words, Fraction value, boolean cut) {
    public static Term of(String key, Map<String, Object> params, Fraction value) {
        return new Term(new Explanation("sum." + key, params), value, false);
    }

    public Term cutIf(boolean left) {
        return new Term(words, value, left);
    }
}
