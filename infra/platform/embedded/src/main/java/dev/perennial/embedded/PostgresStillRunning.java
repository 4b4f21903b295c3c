package dev.perennial.embedded;

import java.io.IOException;

/** Of a server that was killed some processes are still there: they end by themselves when they notice. */
final class PostgresStillRunning extends IOException {
    PostgresStillRunning(String reason) {
        super(reason);
    }
}
