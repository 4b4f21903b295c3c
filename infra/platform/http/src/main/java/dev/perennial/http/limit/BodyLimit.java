package dev.perennial.http.limit;

import dev.perennial.http.Problem;
import dev.perennial.http.problem.ProblemWriter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import org.springframework.http.HttpStatus;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Few requests of ours are long, and none takes long to arrive; one that does gets neither memory nor time.
 *
 * @see LargeBodies
 */
public final class BodyLimit extends OncePerRequestFilter {
    private final long most;
    private final Duration patience;
    private final InstantSource clock;
    private final ProblemWriter problems = new ProblemWriter();

    public BodyLimit(long most, Duration patience, InstantSource clock) {
        this.most = most;
        this.patience = patience;
        this.clock = clock;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        long longest = LargeBodies.most(request.getRequestURI(), most);
        if (request.getContentLengthLong() > longest) {
            problems.write(response, LimitedBody.tooLong());
            return;
        }
        String type = request.getContentType();
        if (type != null && type.contains("*")) {
            problems.write(
                    response,
                    Problem.of(
                            HttpStatus.UNSUPPORTED_MEDIA_TYPE,
                            "UNSUPPORTED_MEDIA_TYPE",
                            "The Content-Type must name one type."));
            return;
        }
        chain.doFilter(new LimitedBody(request, longest, patience, clock), response);
    }
}
