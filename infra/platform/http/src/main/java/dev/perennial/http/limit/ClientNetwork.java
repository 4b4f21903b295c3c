package dev.perennial.http.limit;

import java.net.InetAddress;
import java.util.HexFormat;

/** The network that limits count by: the owner of one IPv6 address has the whole /64 behind it. */
public final class ClientNetwork {
    private static final int NETWORK_BYTES = 8;

    private ClientNetwork() {}

    /** Of an address of the fourth version, also one written as one of the sixth, the address; else its network. */
    public static String of(String address) {
        try {
            InetAddress parsed = InetAddress.ofLiteral(address);
            byte[] bytes = parsed.getAddress();
            return bytes.length <= 4 ? parsed.getHostAddress() : HexFormat.of().formatHex(bytes, 0, NETWORK_BYTES);
        } catch (IllegalArgumentException e) {
            return address;
        }
    }
}
