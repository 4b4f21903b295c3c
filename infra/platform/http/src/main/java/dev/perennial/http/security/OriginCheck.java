package dev.perennial.http.security;

import dev.perennial.http.Problem;
import dev.perennial.http.problem.ProblemWriter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.util.Set;
import org.springframework.http.HttpStatus;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.util.UriComponentsBuilder;

/** A page of another site must not act with our cookie: a changing request from a foreign origin is refused. */
public final class OriginCheck extends OncePerRequestFilter {
    private static final Set<String> HARMLESS = Set.of("GET", "HEAD", "OPTIONS");

    private final ProblemWriter problems;

    OriginCheck(ProblemWriter problems) {
        this.problems = problems;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (isForeign(request)) {
            problems.write(
                    response, Problem.of(HttpStatus.FORBIDDEN, "FOREIGN_ORIGIN", "Another site sent this request."));
            return;
        }
        chain.doFilter(request, response);
    }

    /** Whether a page of another site asks for a change. */
    public static boolean isForeign(HttpServletRequest request) {
        String origin = request.getHeader("Origin");
        return origin != null && !HARMLESS.contains(request.getMethod()) && !sameOrigin(origin, request);
    }

    private static boolean sameOrigin(String origin, HttpServletRequest request) {
        try {
            String host = URI.create(origin).getAuthority();
            String own = UriComponentsBuilder.fromUriString(
                            request.getRequestURL().toString())
                    .build()
                    .toUri()
                    .getAuthority();
            return own != null && own.equalsIgnoreCase(host);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
