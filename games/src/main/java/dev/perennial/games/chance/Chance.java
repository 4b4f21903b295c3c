package dev.perennial.games.chance;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * All chance of one game: a single stream of 32-bit words made from the game seed. Anyone who knows the seed can draw
 * the same numbers again.
 */
public final class Chance {
    private static final long WORD_RANGE = 1L << 32;

    private final WordStream words;

    private Chance(WordStream words) {
        this.words = words;
    }

    /** The stream from its beginning. */
    public static Chance of(GameSeed seed) {
        return new Chance(new WordStream(seed, 0));
    }

    /** The stream going on after the given number of words. */
    public static Chance of(GameSeed seed, long position) {
        return new Chance(new WordStream(seed, position));
    }

    /** How many words were used so far: with it the stream can be taken up again. */
    public long position() {
        return words.position();
    }

    /** A number from 0 to n-1, all equally likely: words from the incomplete last range are rejected. */
    public int below(int n) {
        return (int) below((long) n);
    }

    long below(long n) {
        if (n < 1 || n > WORD_RANGE) {
            throw new IllegalArgumentException("cannot draw below " + n);
        }
        long limit = WORD_RANGE - WORD_RANGE % n;
        long word = words.next();
        while (word >= limit) {
            word = words.next();
        }
        return word % n;
    }

    /** Draws the seed of another stream, which reveals nothing about this one. */
    public GameSeed seed() {
        var bytes = ByteBuffer.allocate(ServerSeed.LENGTH);
        while (bytes.hasRemaining()) {
            bytes.putInt((int) words.next());
        }
        return new GameSeed(bytes.array());
    }

    /** Fisher-Yates from the last position down to 1; the given list stays as it is. */
    public <T> List<T> shuffle(List<T> items) {
        var shuffled = new ArrayList<>(items);
        for (int i = shuffled.size() - 1; i >= 1; i--) {
            Collections.swap(shuffled, i, below(i + 1));
        }
        return List.copyOf(shuffled);
    }
}
