package dev.perennial.standalone;

import dev.perennial.http.TrustedProxies;
import java.net.InetSocketAddress;
import java.net.SocketAddress;

/**
 * Who may stand in front of the front door, end TLS there, and is believed who asked and how: this machine, and whom
 * the operator names in the words of the separate services' front door.
 */
final class OuterProxies {
    static final String SETTING = "PERENNIAL_OUTER_PROXIES";

    private static final String THIS_MACHINE = "127.0.0.0/8,::1";

    /** What Caddy understands by it. */
    private static final String PRIVATE_RANGES = "192.168.0.0/16,172.16.0.0/12,10.0.0.0/8,127.0.0.1/8,fd00::/8,::1";

    private final String networks;
    private final TrustedProxies believed;

    private OuterProxies(String networks) {
        this.networks = networks;
        this.believed = TrustedProxies.of(networks);
    }

    /** @param said addresses and networks, separated by blanks or commas; nothing for this machine alone */
    static OuterProxies of(String said) {
        String named = said.strip().replaceAll("[\\s,]+", ",").replace("private_ranges", PRIVATE_RANGES);
        try {
            return new OuterProxies(THIS_MACHINE + "," + named);
        } catch (IllegalArgumentException e) {
            throw new CannotStart(SETTING + " should be addresses or networks, but is: " + said, e);
        }
    }

    /** For the services, which get the whole way a request took and look for the last stranger on it. */
    String networks() {
        return networks;
    }

    boolean areBelieved(SocketAddress peer) {
        return peer instanceof InetSocketAddress remote
                && remote.getAddress() != null
                && believed.contains(remote.getAddress().getHostAddress());
    }
}
