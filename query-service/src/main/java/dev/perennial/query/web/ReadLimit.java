package dev.perennial.query.web;

import dev.perennial.http.limit.ClientNetwork;
import dev.perennial.http.limit.TokenBuckets;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Limits read requests per address with a token bucket. A stream is one request, however long it runs. Requests from
 * this machine are not counted.
 */
final class ReadLimit extends OncePerRequestFilter {
    private static final Duration BURST = Duration.ofSeconds(10);

    private final double perSecond;
    private final TokenBuckets buckets;

    /** As many questions as an address may ask forever, ten times as many at once; 0 for any number. */
    ReadLimit(double perSecond, InstantSource clock) {
        this.perSecond = perSecond;
        this.buckets = new TokenBuckets(perSecond * BURST.toSeconds(), BURST, clock);
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return perSecond <= 0 || !RequestKind.isOfApi(request) || RequestKind.isLocal(request);
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (mayAsk(request.getRemoteAddr())) {
            chain.doFilter(request, response);
            return;
        }
        RequestKind.tooMany(response, Duration.ofSeconds(1));
    }

    boolean mayAsk(String address) {
        return buckets.take(ClientNetwork.of(address), 1) == 0;
    }
}
