package dev.perennial.standalone.backup;

/** Why not; the message is one sentence for the person at the keyboard. */
final class CannotBackUp extends RuntimeException {
    CannotBackUp(String message) {
        super(message);
    }
}
