package dev.perennial.http.problem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.http.Problem;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.web.context.request.ServletWebRequest;

class ProblemAdviceTest {
    private final ProblemAdvice advice = new ProblemAdvice();

    @ParameterizedTest
    @ValueSource(strings = {"08001", "08006", "53300", "57P01", "57P03"})
    void aDatabaseThatIsAwayIsNobodysMistakeAndPasses(String state) {
        unavailable(new IllegalStateException("could not store", new SQLException("secret row", state)));
    }

    @Test
    void aPoolWithoutAConnectionToGiveIsTheSame() {
        unavailable(new IllegalStateException("no transaction", new SQLTransientConnectionException("timed out")));
    }

    @Test
    void whatElseFailsIsOurMistake() {
        var answer = answer(new IllegalStateException("broken", new SQLException("syntax", "42601")));
        assertThat(answer.getStatusCode().value()).isEqualTo(500);
        assertThat(answer.getHeaders().containsHeader(HttpHeaders.RETRY_AFTER)).isFalse();
    }

    private void unavailable(Exception failure) {
        var answer = answer(failure);
        assertThat(answer.getStatusCode().value()).isEqualTo(503);
        assertThat(answer.getHeaders().getContentType()).isEqualTo(MediaType.APPLICATION_PROBLEM_JSON);
        assertThat(answer.getHeaders().getFirst(HttpHeaders.RETRY_AFTER)).isEqualTo("5");
        assertThat(answer.getBody())
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("UNAVAILABLE"))
                .asString()
                .doesNotContain("secret");
    }

    private ResponseEntity<Object> answer(Exception failure) {
        return advice.handle(failure, new ServletWebRequest(new MockHttpServletRequest("POST", "/api/v1/tables")));
    }
}
