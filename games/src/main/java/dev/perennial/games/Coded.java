package dev.perennial.games;

/**
 * A small value with one short text form, such as a card {@code O4}. On the wire it is that text. Implementations are
 * records with a static {@code ofCode(String)} that reads what {@link #code()} writes and throws
 * {@link IllegalArgumentException} on anything else.
 */
public interface Coded {
    String code();
}
