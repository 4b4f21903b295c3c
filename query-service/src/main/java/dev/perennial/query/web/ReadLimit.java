package dev.perennial.query.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.http.AddressKey;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Nobody may ask all the time: each address has a bucket of questions that fills up again steadily. A stream is one
 * question, however long it runs. Who asks from this very machine is not counted.
 */
final class ReadLimit extends OncePerRequestFilter {
    private static final long ADDRESSES = 50_000;
    private static final int BURST_SECONDS = 10;

    private record Bucket(double left, long atMillis, boolean granted) {}

    private final double perSecond;
    private final InstantSource clock;
    private final Cache<String, Bucket> buckets = Caffeine.newBuilder()
            .maximumSize(ADDRESSES)
            .expireAfterAccess(Duration.ofMinutes(5))
            .build();

    /** As many questions as an address may ask for ever, ten times as many at once; 0 for any number. */
    ReadLimit(double perSecond, InstantSource clock) {
        this.perSecond = perSecond;
        this.clock = clock;
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return perSecond <= 0 || !Asking.isOfApi(request) || Asking.isLocal(request);
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (mayAsk(request.getRemoteAddr())) {
            chain.doFilter(request, response);
            return;
        }
        Asking.tooMany(response, Duration.ofSeconds(1));
    }

    boolean mayAsk(String address) {
        long now = clock.millis();
        double most = perSecond * BURST_SECONDS;
        var bucket = buckets.asMap().compute(AddressKey.of(address), (_, before) -> {
            double left = before == null
                    ? most
                    : Math.min(most, before.left() + (now - before.atMillis()) * perSecond / 1000);
            return left >= 1 ? new Bucket(left - 1, now, true) : new Bucket(left, now, false);
        });
        return bucket != null && bucket.granted();
    }
}
