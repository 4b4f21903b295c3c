package dev.perennial.games.chance;

import java.nio.ByteBuffer;
import javax.crypto.Mac;

/** Block k is HMAC-SHA256(game seed, k as 8 bytes), read as eight big-endian words. */
final class WordStream {
    private static final int WORDS_PER_BLOCK = 8;

    private final Mac mac;
    private long position;
    private byte[] block = new byte[0];

    WordStream(GameSeed seed, long position) {
        if (position < 0) {
            throw new IllegalArgumentException("negative position: " + position);
        }
        this.mac = Hmac.sha256(seed.bytes());
        this.position = position;
        if (position % WORDS_PER_BLOCK != 0) {
            loadBlock();
        }
    }

    long position() {
        return position;
    }

    long next() {
        int index = (int) (position % WORDS_PER_BLOCK);
        if (index == 0) {
            loadBlock();
        }
        position++;
        return Integer.toUnsignedLong(ByteBuffer.wrap(block).getInt(index * Integer.BYTES));
    }

    private void loadBlock() {
        block = mac.doFinal(ByteBuffer.allocate(Long.BYTES)
                .putLong(position / WORDS_PER_BLOCK)
                .array());
    }
}
