package dev.perennial.command.auth;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RateLimitsTest {

    @ParameterizedTest
    @CsvSource({
        "192.0.2.1, 192.0.2.1",
        "2001:db8:1:2:aaaa::1, 20010db800010002",
        "2001:db8:1:2:bbbb::2, 20010db800010002",
        "unknown, unknown"
    })
    void aNetworkOfTheSixthVersionCountsAsOne(String address, String key) {
        assertThat(RateLimits.address(address)).isEqualTo(key);
    }
}
