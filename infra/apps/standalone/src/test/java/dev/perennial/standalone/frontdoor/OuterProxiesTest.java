package dev.perennial.standalone.frontdoor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.http.forwarding.TrustedProxies;
import dev.perennial.standalone.console.CannotStart;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OuterProxiesTest {
    @ParameterizedTest
    @CsvSource({
        "'', 127.0.0.1, true",
        "'', ::1, true",
        "'', 172.17.0.2, false",
        "172.17.0.2, 172.17.0.2, true",
        "172.17.0.2, 127.0.0.1, true",
        "172.17.0.2, 172.17.0.3, false",
        "'192.0.2.0/24 10.1.0.0/16', 10.1.9.9, true",
        "'192.0.2.0/24, 10.1.0.0/16', 192.0.2.7, true",
        "private_ranges, 192.168.3.4, true",
        "private_ranges, fd12::1, true",
        "private_ranges, 203.0.113.5, false"
    })
    void thisMachineAndWhoeverIsNamedIsBelieved(String said, String peer, boolean believed) {
        var outer = OuterProxies.of(said);
        assertThat(outer.areBelieved(new InetSocketAddress(InetAddress.ofLiteral(peer), 4711)))
                .isEqualTo(believed);
        assertThat(TrustedProxies.of(outer.networks()).contains(peer)).isEqualTo(believed);
    }

    @Test
    void whoHasNoAddressIsNot() {
        assertThat(OuterProxies.of("").areBelieved(InetSocketAddress.createUnresolved("proxy", 1)))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"my-proxy", "10.0.0.0/40"})
    void aListThatIsNoneIsRefusedInASentence(String said) {
        assertThatThrownBy(() -> OuterProxies.of(said))
                .isInstanceOf(CannotStart.class)
                .hasMessage("PERENNIAL_OUTER_PROXIES should be addresses or networks, but is: " + said);
    }
}
