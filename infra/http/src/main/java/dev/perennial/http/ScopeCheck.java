package dev.perennial.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.http.HttpStatus;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Holds programs to what their owner allowed them. Any scope may read what the owner sees of the games; what is not
 * named here, above all the account itself, is for the owner alone.
 */
final class ScopeCheck extends OncePerRequestFilter {
    private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");
    private static final Map<String, String> CHANGING =
            Map.of("tables", "play", "tournaments", "organise", "leagues", "organise");
    private static final String API = "/api/v1/";
    private static final String WHO_AM_I = API + "auth/me";

    private final ProblemWriter problems;

    ScopeCheck(ProblemWriter problems) {
        this.problems = problems;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        Optional<Set<String>> scopes = CurrentPlayer.now().map(CurrentPlayer::scopes);
        if (scopes.isPresent() && !allows(scopes.get(), request.getMethod(), request.getRequestURI())) {
            problems.write(
                    response,
                    Problem.of(HttpStatus.FORBIDDEN, "SCOPE", "This token was not made to be used for that."));
            return;
        }
        chain.doFilter(request, response);
    }

    static boolean allows(Set<String> scopes, String method, String path) {
        if (READING.contains(method)) {
            return !path.startsWith(API + "auth") || path.equals(WHO_AM_I);
        }
        String needed =
                path.startsWith(API) ? CHANGING.get(path.substring(API.length()).split("/", 2)[0]) : null;
        return needed != null && scopes.contains(needed);
    }
}
