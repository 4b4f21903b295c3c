package dev.perennial.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.servlet.ServletRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

class TrustedForwardingTest {
    private final TrustedForwarding filter = new TrustedForwarding(TrustedProxies.of("127.0.0.0/8, ::1, 10.1.0.0/16"));

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, 192.0.2.7, 192.0.2.7",
        "127.0.0.1, '198.51.100.1, 192.0.2.7', 192.0.2.7",
        "10.1.2.3, '198.51.100.1, 192.0.2.7, 10.1.9.9', 192.0.2.7",
        "10.1.2.3, 10.1.9.9, 10.1.9.9",
        "10.2.0.1, 192.0.2.7, 10.2.0.1",
        "203.0.113.5, 192.0.2.7, 203.0.113.5",
        "::1, 2001:db8::7, [2001:db8::7]",
        "127.0.0.1, , 127.0.0.1",
    })
    void theLastStrangerOnTheWayIsWhoAsked(String from, String forwarded, String asked) throws Exception {
        var request = request(from);
        if (forwarded != null) {
            request.addHeader("X-Forwarded-For", forwarded);
        }
        assertThat(seen(request).getRemoteAddr()).isEqualTo(asked);
    }

    @Test
    void schemeAndHostAreTakenFromAProxyAndFromNobodyElse() throws Exception {
        for (String from : new String[] {"127.0.0.1", "203.0.113.5"}) {
            var request = request(from);
            request.addHeader("X-Forwarded-Proto", "https");
            request.addHeader("X-Forwarded-Host", "games.example");
            ServletRequest seen = seen(request);
            assertThat(seen.isSecure()).isEqualTo(from.equals("127.0.0.1"));
            assertThat(seen.getServerName()).isEqualTo(from.equals("127.0.0.1") ? "games.example" : "localhost");
        }
    }

    @Test
    void theStandardHeaderThatOurProxiesDoNotSetIsBelievedFromNobody() throws Exception {
        var request = request("127.0.0.1");
        request.addHeader("Forwarded", "for=192.0.2.7;proto=https");
        assertThat(seen(request).isSecure()).isFalse();
        assertThat(seen(request).getRemoteAddr()).isEqualTo("127.0.0.1");
    }

    @ParameterizedTest
    @CsvSource({"10.0.0.0/33", "ten", "10.0.0.0/x"})
    void aListThatIsNoneIsRefused(String list) {
        assertThatThrownBy(() -> TrustedProxies.of(list)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anEmptyListTrustsNobody() {
        assertThat(TrustedProxies.of("").contains("127.0.0.1")).isFalse();
        assertThat(TrustedProxies.of("0.0.0.0/0").contains("203.0.113.5")).isTrue();
        assertThat(TrustedProxies.of("0.0.0.0/0").contains("unknown")).isFalse();
    }

    private static MockHttpServletRequest request(String from) {
        var request = new MockHttpServletRequest("POST", "/api/v1/auth/sign-in");
        request.setRemoteAddr(from);
        return request;
    }

    private ServletRequest seen(MockHttpServletRequest request) throws Exception {
        var chain = new MockFilterChain();
        filter.doFilter(request, new MockHttpServletResponse(), chain);
        return chain.getRequest();
    }
}
