package dev.perennial.http.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.http.ProblemException;
import jakarta.servlet.FilterChain;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

class BodyLimitTest {
    private Instant now = Instant.EPOCH;
    private final BodyLimit limit = new BodyLimit(100, Duration.ofSeconds(30), () -> now);
    private final MockHttpServletResponse response = new MockHttpServletResponse();

    @Test
    void whatFitsPasses() throws Exception {
        var chain = new MockFilterChain();
        limit.doFilter(body(100, true), response, chain);
        assertThat(chain.getRequest()).isNotNull();
    }

    @Test
    void aLongBodyIsRefusedBeforeItIsRead() throws Exception {
        var chain = new MockFilterChain();
        limit.doFilter(body(101, true), response, chain);
        assertThat(chain.getRequest()).isNull();
        assertThat(response.getStatus()).isEqualTo(413);
        assertThat(response.getContentAsString()).contains("TOO_LONG");
    }

    @Test
    void aBodyThatHidesItsLengthIsCutOffWhileItIsRead() throws Exception {
        FilterChain reading = (request, _) -> request.getInputStream().readAllBytes();
        limit.doFilter(body(100, false), response, reading);
        assertThatThrownBy(() -> limit.doFilter(body(101, false), new MockHttpServletResponse(), reading))
                .isInstanceOf(ProblemException.class)
                .hasMessage("TOO_LONG");
    }

    @Test
    void onlyTheFileOfAStudyMayBeLonger() throws Exception {
        var chain = new MockFilterChain();
        limit.doFilter(body("/api/v1/studies/import", LargeBodies.MOST_BYTES, true), response, chain);
        assertThat(chain.getRequest()).isNotNull();
        for (String path : List.of("/api/v1/studies", "/api/v1/studies/import/x", "/api/v1/studies/import;x")) {
            var refused = new MockHttpServletResponse();
            limit.doFilter(body(path, 101, true), refused, new MockFilterChain());
            assertThat(refused.getStatus()).as(path).isEqualTo(413);
        }
        limit.doFilter(
                body("/api/v1/studies/import", LargeBodies.MOST_BYTES + 1, true), response, new MockFilterChain());
        assertThat(response.getStatus()).isEqualTo(413);
        FilterChain reading = (request, _) -> request.getInputStream().readAllBytes();
        var hidden = body("/api/v1/studies/import", LargeBodies.MOST_BYTES + 1, false);
        assertThatThrownBy(() -> limit.doFilter(hidden, new MockHttpServletResponse(), reading))
                .hasMessage("TOO_LONG");
    }

    @Test
    void aBodyThatComesInDropsIsCutOffInTime() throws Exception {
        FilterChain slowly = (request, _) -> {
            while (request.getInputStream().read() >= 0) {
                now = now.plusSeconds(1);
            }
        };
        limit.doFilter(body(29, true), response, slowly);
        assertThatThrownBy(() -> limit.doFilter(body(40, true), new MockHttpServletResponse(), slowly))
                .isInstanceOf(ProblemException.class)
                .hasMessage("TOO_SLOW");
    }

    private static MockHttpServletRequest body(int length, boolean announced) {
        return body("/api/v1/tables", length, announced);
    }

    private static MockHttpServletRequest body(String path, int length, boolean announced) {
        var request = new MockHttpServletRequest("POST", path) {
            @Override
            public long getContentLengthLong() {
                return announced ? length : -1;
            }
        };
        request.setContent(new byte[length]);
        return request;
    }
}
