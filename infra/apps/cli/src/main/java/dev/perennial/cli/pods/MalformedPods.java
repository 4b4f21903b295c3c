package dev.perennial.cli.pods;

/** A file of rounds that cannot be used; the message says where and why. */
final class MalformedPods extends RuntimeException {
    MalformedPods(String where, String expected) {
        super(where + ": " + expected);
    }
}
