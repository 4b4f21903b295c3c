package dev.perennial.embedded;

import java.io.IOException;

/** Of a server that was killed some processes are still there: they end by themselves when they notice. */
final class StillInUse extends IOException {
    StillInUse(String reason) {
        super(reason);
    }
}
