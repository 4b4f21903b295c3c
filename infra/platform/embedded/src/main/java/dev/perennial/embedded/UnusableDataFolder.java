package dev.perennial.embedded;

import org.jspecify.annotations.Nullable;

/** Why nothing may be started on a data folder; the message is one sentence for the person at the keyboard. */
public class UnusableDataFolder extends RuntimeException {
    UnusableDataFolder(String message) {
        this(message, null);
    }

    UnusableDataFolder(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
