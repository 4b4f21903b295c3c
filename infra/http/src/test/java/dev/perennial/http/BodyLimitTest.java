package dev.perennial.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.servlet.FilterChain;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

class BodyLimitTest {
    private final BodyLimit limit = new BodyLimit(100);
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

    private static MockHttpServletRequest body(int length, boolean announced) {
        var request = new MockHttpServletRequest("POST", "/api/v1/tables") {
            @Override
            public long getContentLengthLong() {
                return announced ? length : -1;
            }
        };
        request.setContent(new byte[length]);
        return request;
    }
}
