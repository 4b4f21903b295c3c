package dev.perennial.embedded;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;

/** Finds loopback ports that are free at this moment. */
public final class FreePorts {
    private FreePorts() {}

    public static int one() throws IOException {
        return several(1).getFirst();
    }

    /** All are held until the last is found, so that they differ. */
    public static List<Integer> several(int count) throws IOException {
        List<ServerSocket> held = new ArrayList<>();
        try {
            for (int i = 0; i < count; i++) {
                held.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
            }
            return held.stream().map(ServerSocket::getLocalPort).toList();
        } finally {
            for (ServerSocket socket : held) {
                socket.close();
            }
        }
    }
}
