package dev.perennial.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.util.UriUtils;

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

    /** @param rawPath as it was sent; what is written with percent signs is found by the services all the same */
    static boolean allows(Set<String> scopes, String method, String rawPath) {
        String path = UriUtils.decode(rawPath, StandardCharsets.UTF_8);
        if (READING.contains(method)) {
            return !path.startsWith(API + "auth") || path.equals(WHO_AM_I);
        }
        String needed =
                path.startsWith(API) ? changing(path.substring(API.length()).split("/", -1)) : null;
        return needed != null && scopes.contains(needed);
    }

    private static @Nullable String changing(String[] path) {
        boolean decides = path.length > 2 && path[2].equals("adjudication");
        return decides ? "organise" : CHANGING.get(path[0]);
    }
}
