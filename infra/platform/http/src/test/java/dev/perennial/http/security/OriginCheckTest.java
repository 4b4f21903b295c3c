package dev.perennial.http.security;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.http.problem.ProblemWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

class OriginCheckTest {

    @ParameterizedTest
    @CsvSource({
        "POST, http://club.example:8080, true",
        "POST, http://CLUB.example:8080, true",
        "POST, , true",
        "GET, http://evil.example, true",
        "POST, http://evil.example, false",
        "POST, http://club.example:9090, false",
        "DELETE, http://club.example.evil.example:8080, false",
        "POST, null, false",
        "POST, not an origin, false"
    })
    void letsOnlyOurOwnPagesChangeThings(String method, String origin, boolean passes) throws Exception {
        var request = new MockHttpServletRequest(method, "/api/v1/tables");
        request.setServerName("club.example");
        request.setServerPort(8080);
        if (origin != null) {
            request.addHeader("Origin", origin);
        }
        var response = new MockHttpServletResponse();
        var chain = new MockFilterChain();
        new OriginCheck(new ProblemWriter()).doFilter(request, response, chain);
        assertThat(chain.getRequest() != null).isEqualTo(passes);
        if (!passes) {
            assertThat(response.getStatus()).isEqualTo(403);
            assertThat(response.getContentAsString()).contains("FOREIGN_ORIGIN");
        }
    }
}
