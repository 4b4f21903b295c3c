package dev.perennial.standalone.console;

import org.jspecify.annotations.Nullable;

/** Why there will be no start; the message is one sentence for the person at the keyboard. */
public final class CannotStart extends RuntimeException {
    public CannotStart(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
