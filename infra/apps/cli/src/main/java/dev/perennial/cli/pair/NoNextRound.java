package dev.perennial.cli.pair;

/** There is no next round to pair, or it cannot be told how; the sentence says why. */
final class NoNextRound extends RuntimeException {
    NoNextRound(String sentence) {
        super(sentence);
    }
}
