package dev.perennial.client;

import java.io.IOException;

/** No answer came; whether the server did anything is not known. */
public final class Unreachable extends RuntimeException {
    Unreachable(String address, IOException cause) {
        super(address + " does not answer.", cause);
    }
}
