package dev.perennial.http.forwarding;

import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;

/** Addresses and networks, such as {@code 10.0.0.0/8}, whose word about others is believed. */
public final class TrustedProxies {
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Network(byte[] address, int bits) {
        boolean contains(byte[] other) {
            if (other.length != address.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> (bit % 8);
                if ((address[bit / 8] & mask) != (other[bit / 8] & mask)) {
                    return false;
                }
            }
            return true;
        }
    }

    private final List<Network> networks;

    private TrustedProxies(List<Network> networks) {
        this.networks = networks;
    }

    /**
     * Reads a list.
     *
     * @param list separated by commas; refused if an entry is no address
     */
    public static TrustedProxies of(String list) {
        return new TrustedProxies(Arrays.stream(list.split(",", -1))
                .map(String::strip)
                .filter(each -> !each.isEmpty())
                .map(TrustedProxies::network)
                .toList());
    }

    private static Network network(String text) {
        String[] parts = text.split("/", 2);
        byte[] address = InetAddress.ofLiteral(parts[0]).getAddress();
        int bits = parts.length == 1 ? address.length * 8 : Integer.parseInt(parts[1]);
        if (bits < 0 || bits > address.length * 8) {
            throw new IllegalArgumentException("not a network: " + text);
        }
        return new Network(address, bits);
    }

    /** Answers false for anything that is not an address. */
    public boolean contains(String address) {
        try {
            byte[] bytes = InetAddress.ofLiteral(address).getAddress();
            return networks.stream().anyMatch(each -> each.contains(bytes));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
