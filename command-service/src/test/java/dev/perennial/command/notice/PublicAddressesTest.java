package dev.perennial.command.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.apache.hc.client5.http.impl.InMemoryDnsResolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PublicAddressesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.0.0.0",
                "0.1.2.3",
                "10.1.2.3",
                "100.64.0.1",
                "100.127.255.254",
                "127.0.0.1",
                "127.255.0.1",
                "169.254.169.254",
                "172.16.0.1",
                "172.31.255.255",
                "192.0.0.8",
                "192.168.1.1",
                "198.18.0.1",
                "224.0.0.1",
                "239.255.255.255",
                "240.0.0.1",
                "255.255.255.255",
                "::",
                "::1",
                "::127.0.0.1",
                "::ffff:10.0.0.1",
                "::ffff:127.0.0.1",
                "64:ff9b::7f00:1",
                "64:ff9b::808:808",
                "64:ff9b:1::a00:1",
                "2001::1",
                "2001:0:4136:e378:8000:63bf:3fff:fdd2",
                "2001:db8::1",
                "2002:7f00:1::",
                "2002:a00:1::1",
                "fc00::1",
                "fd12:3456:789a::1",
                "fe80::1",
                "fec0::1",
                "ff02::1"
            })
    void addressesInsideAreRefused(String address) {
        assertThat(PublicAddresses.isPublic(InetAddress.ofLiteral(address))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"1.1.1.1", "100.63.255.255", "100.128.0.1", "172.32.0.1", "8.8.8.8", "2606:4700::1111", "2a00::1"
            })
    void addressesOutsideAreAnswered(String address) {
        assertThat(PublicAddresses.isPublic(InetAddress.ofLiteral(address))).isTrue();
    }

    @Test
    void oneAddressInsideIsEnough() throws UnknownHostException {
        var names = new InMemoryDnsResolver();
        names.add("honest.example", InetAddress.ofLiteral("1.1.1.1"), InetAddress.ofLiteral("2606:4700::1111"));
        names.add("mixed.example", InetAddress.ofLiteral("1.1.1.1"), InetAddress.ofLiteral("10.0.0.1"));
        assertThat(new PublicAddresses(names, false).resolve("honest.example")).hasSize(2);
        assertThatThrownBy(() -> new PublicAddresses(names, false).resolve("mixed.example"))
                .isInstanceOf(UnknownHostException.class);
        assertThat(new PublicAddresses(names, true).resolve("mixed.example")).hasSize(2);
    }
}
