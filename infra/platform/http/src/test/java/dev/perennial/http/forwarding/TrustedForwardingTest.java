package dev.perennial.http.forwarding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.servlet.ServletRequest;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;
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
    @CsvSource({"127.0.0.1", "203.0.113.5"})
    void nobodySaysWhereARequestGoes(String from) throws Exception {
        var request = request(from);
        for (String header : ForwardingHeaders.dropped()) {
            request.addHeader(header, header.equals("Forwarded") ? "host=a" : "a");
        }
        var seen = (HttpServletRequest) seen(request);
        assertThat(seen.getRequestURI()).isEqualTo("/api/v1/auth/sign-in");
        assertThat(seen.getContextPath()).isEmpty();
        assertThat(Collections.list(seen.getHeaderNames())).isEmpty();
        for (String header : ForwardingHeaders.dropped()) {
            assertThat(seen.getHeader(header)).as(header).isNull();
            assertThat(seen.getHeaders(header).hasMoreElements()).as(header).isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "X-Forwarded-For, '192.0.2.7, unknown', true",
        "X-Forwarded-For, '192.0.2.7:8080', true",
        "X-Forwarded-For, '[2001:db8::7]:8080', true",
        "X-Forwarded-For, _hidden, true",
        "X-Forwarded-For, '192.0.2.7,,', false",
        "X-Forwarded-Host, games.example:8443, true",
        "X-Forwarded-Host, '[::1]:80', true",
        "X-Forwarded-Host, games.example:99999, false",
        "X-Forwarded-Host, games.example/x, false",
        "X-Forwarded-Host, user@games.example, false",
        "X-Forwarded-Proto, 'https, http', true",
        "X-Forwarded-Proto, javascript, false",
        "X-Forwarded-Port, 443, true",
        "X-Forwarded-Port, -1, false",
        "x-forwarded-prefix, %, false",
        "Forwarded, 'for=192.0.2.7;proto=https, for=\"[::1]\"', true",
        "Forwarded, for, false",
    })
    void aValueMustBeWhatItsHeaderIsFor(String header, String value, boolean proper) throws Exception {
        var request = request("127.0.0.1");
        request.addHeader(header, value);
        var response = new MockHttpServletResponse();
        var chain = new MockFilterChain();
        filter.doFilter(request, response, chain);
        assertThat(response.getStatus()).isEqualTo(proper ? 200 : 400);
        assertThat(chain.getRequest() != null).isEqualTo(proper);
        if (!proper) {
            assertThat(response.getContentType()).isEqualTo("application/problem+json");
            assertThat(response.getContentAsString()).contains("\"code\":\"MALFORMED\"");
            assertThat(response.getHeader("X-Content-Type-Options")).isEqualTo("nosniff");
        }
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
