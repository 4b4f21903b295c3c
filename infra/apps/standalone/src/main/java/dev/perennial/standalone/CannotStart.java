package dev.perennial.standalone;

import org.jspecify.annotations.Nullable;

/** Why there will be no start; the message is one sentence for the person at the keyboard. */
final class CannotStart extends RuntimeException {
    CannotStart(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
