package dev.perennial.http.problem;

import dev.perennial.contract.json.Json;
import dev.perennial.http.Problem;
import dev.perennial.http.ProblemException;
import dev.perennial.http.SecurityHeaders;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;

/** Writes a problem from a place before any controller. */
public final class ProblemWriter {
    public void write(HttpServletResponse response, Problem problem) throws IOException {
        response.setStatus(problem.status());
        SecurityHeaders.write(response::setHeader); // not every place is behind the filter that writes them
        response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        Object seconds = problem.params().get(ProblemException.RETRY_AFTER);
        if (seconds != null) {
            response.setHeader(HttpHeaders.RETRY_AFTER, seconds.toString());
        }
        response.getOutputStream().write(Json.mapper().writeValueAsBytes(problem));
    }
}
