package dev.perennial.standalone.frontdoor;

import dev.perennial.http.forwarding.TrustedProxies;
import dev.perennial.standalone.console.CannotStart;
import java.net.InetSocketAddress;
import java.net.SocketAddress;

/**
 * The trusted proxies in front of the front door, which may end TLS and report the client: this machine, and those the
 * operator names with the same setting as for separate services.
 */
public final class OuterProxies {
    public static final String SETTING = "PERENNIAL_OUTER_PROXIES";

    private static final String THIS_MACHINE = "127.0.0.0/8,::1";

    /** The same ranges as in Caddy. */
    private static final String PRIVATE_RANGES = "192.168.0.0/16,172.16.0.0/12,10.0.0.0/8,127.0.0.1/8,fd00::/8,::1";

    private final String networks;
    private final TrustedProxies believed;

    private OuterProxies(String networks) {
        this.networks = networks;
        this.believed = TrustedProxies.of(networks);
    }

    /** Reads addresses and networks, separated by blanks or commas; an empty list trusts this machine alone. */
    public static OuterProxies of(String said) {
        String named = said.strip().replaceAll("[\\s,]+", ",").replace("private_ranges", PRIVATE_RANGES);
        try {
            return new OuterProxies(THIS_MACHINE + "," + named);
        } catch (IllegalArgumentException e) {
            throw new CannotStart(SETTING + " should be addresses or networks, but is: " + said, e);
        }
    }

    /** For the services, which get the whole way a request took and look for the last stranger on it. */
    public String networks() {
        return networks;
    }

    boolean areBelieved(SocketAddress peer) {
        return peer instanceof InetSocketAddress remote
                && remote.getAddress() != null
                && believed.contains(remote.getAddress().getHostAddress());
    }
}
