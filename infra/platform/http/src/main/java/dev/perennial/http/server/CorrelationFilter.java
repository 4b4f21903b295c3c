package dev.perennial.http.server;

import dev.perennial.messaging.Correlation;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.UUID;
import java.util.regex.Pattern;
import org.slf4j.MDC;
import org.springframework.web.filter.OncePerRequestFilter;

/** Every request has an id by which it is found in the logs of all services: the client's own, or a new one. */
public final class CorrelationFilter extends OncePerRequestFilter {
    static final String HEADER = "X-Correlation-Id";
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_.-]{1,64}");

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        String given = request.getHeader(HEADER);
        String id = given != null && PLAIN.matcher(given).matches()
                ? given
                : UUID.randomUUID().toString();
        response.setHeader(HEADER, id);
        try (var _ = MDC.putCloseable(Correlation.NAME, id)) {
            chain.doFilter(request, response);
        }
    }
}
