package dev.perennial.command.notice;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hc.client5.http.DnsResolver;
import org.apache.hc.client5.http.SystemDefaultDnsResolver;
import org.springframework.security.web.util.matcher.IpAddressMatcher;

/**
 * Resolves a host and answers only addresses of the public network. The caller connects to exactly these addresses: a
 * second lookup could answer something else (DNS rebinding).
 */
final class PublicAddresses implements DnsResolver {
    /** The IANA registry of special-purpose addresses, IPv4. */
    private static final List<IpAddressMatcher> INSIDE = networks(
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10",
            "127.0.0.0/8",
            "169.254.0.0/16",
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.88.99.0/24",
            "192.168.0.0/16",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/4",
            "240.0.0.0/4",
            // Within the global unicast range below: protocol assignments with Teredo, documentation, 6to4.
            "2001::/23",
            "2001:db8::/32",
            "2002::/16",
            "3fff::/20");

    /**
     * Everything else of IPv6 is reserved or not global: loopback, mapped and translated IPv4 (NAT64), unique local,
     * link-local, multicast.
     */
    private static final List<IpAddressMatcher> GLOBAL_UNICAST = networks("2000::/3");

    private final DnsResolver resolver;
    private final boolean privateToo;

    PublicAddresses(DnsResolver resolver, boolean privateToo) {
        this.resolver = resolver;
        this.privateToo = privateToo;
    }

    static PublicAddresses ofSystem(boolean privateToo) {
        return new PublicAddresses(SystemDefaultDnsResolver.INSTANCE, privateToo);
    }

    /** One address inside is enough to refuse them all: an honest name has none. */
    @Override
    public InetAddress[] resolve(String host) throws UnknownHostException {
        InetAddress[] found = resolver.resolve(host);
        if (!privateToo && !Stream.of(found).allMatch(PublicAddresses::isPublic)) {
            throw new UnknownHostException("not in the public network");
        }
        return found;
    }

    @Override
    public String resolveCanonicalHostname(String host) {
        return host;
    }

    static boolean isPublic(InetAddress address) {
        byte[] bytes = address.getAddress();
        String plain = withoutScope(bytes);
        return INSIDE.stream().noneMatch(each -> each.matches(plain))
                && (bytes.length == 4 || GLOBAL_UNICAST.stream().anyMatch(each -> each.matches(plain)));
    }

    private static String withoutScope(byte[] address) {
        try {
            return InetAddress.getByAddress(address).getHostAddress();
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<IpAddressMatcher> networks(String... networks) {
        return Stream.of(networks).map(IpAddressMatcher::new).toList();
    }
}
