package dev.perennial.cli.pair;

/** There is no next round to pair, or the file does not say how; the message says why. */
final class NoNextRound extends RuntimeException {
    NoNextRound(String sentence) {
        super(sentence);
    }
}
