package dev.perennial.client;

import java.io.IOException;

/** The server did not answer. It is not known whether it carried out the request. */
public final class Unreachable extends RuntimeException {
    Unreachable(String address, IOException cause) {
        super(address + " does not answer.", cause);
    }
}
