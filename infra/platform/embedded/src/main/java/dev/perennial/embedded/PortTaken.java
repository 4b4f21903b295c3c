package dev.perennial.embedded;

import java.io.IOException;

/** Another process was quicker to take the port. */
final class PortTaken extends IOException {
    PortTaken(int port) {
        super("port " + port + " is taken");
    }
}
