package dev.perennial.http;

import java.net.InetAddress;
import java.util.HexFormat;

/** By which limits count: whoever has one address of the sixth version has the whole network of 64 bits behind it. */
public final class AddressKey {
    private static final int NETWORK_BYTES = 8;

    private AddressKey() {}

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
