package dev.perennial.pairing.tiebreak;

import java.util.Map;

/**
 * A part of a tie-break's figure, in words.
 *
 * @param words the sentence that explains it
 * @param value what it adds: to the sum, or to the mean
 * @param cut it was left out, as the lowest or the highest
 */
public record Term(Explanation words, Fraction value, boolean cut) {
    /**
     * {@return a term that counts}
     *
     * @param key of its sentence, without the prefix
     * @param params the values in the sentence
     * @param value the number it adds
     */
    public static Term of(String key, Map<String, Object> params, Fraction value) {
        return new Term(new Explanation("sum." + key, params), value, false);
    }

    /**
     * {@return the same term, left out or not}
     *
     * @param left whether it is left out
     */
    public Term cutIf(boolean left) {
        return new Term(words, value, left);
    }
}
