package dev.perennial.http.limit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClientNetworkTest {

    @ParameterizedTest
    @CsvSource({
        "192.0.2.1, 192.0.2.1",
        "::ffff:192.0.2.1, 192.0.2.1",
        "::ffff:c000:201, 192.0.2.1",
        "2001:db8:1:2:aaaa::1, 20010db800010002",
        "2001:db8:1:2:bbbb::2, 20010db800010002",
        "2001:db8:1:3::1, 20010db800010003",
        "unknown, unknown"
    })
    void aNetworkOfTheSixthVersionCountsAsOne(String address, String key) {
        assertThat(ClientNetwork.of(address)).isEqualTo(key);
    }
}
