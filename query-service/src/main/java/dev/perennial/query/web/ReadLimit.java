package dev.perennial.query.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.contract.json.Json;
import dev.perennial.http.ProblemException;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.InstantSource;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Nobody may ask all the time: each address has a bucket of questions that fills up again steadily. A stream is one
 * question, however long it runs. Who asks from this very machine is not counted.
 */
final class ReadLimit extends OncePerRequestFilter {
    private static final String API = "/api/";
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
        return perSecond <= 0 || !request.getRequestURI().startsWith(API) || isLocal(request.getRemoteAddr());
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (mayAsk(request.getRemoteAddr())) {
            chain.doFilter(request, response);
            return;
        }
        var problem = ProblemException.tooMany(Duration.ofSeconds(1)).problem();
        response.setStatus(problem.status());
        response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        response.setHeader(HttpHeaders.RETRY_AFTER, "1");
        response.getOutputStream().write(Json.mapper().writeValueAsBytes(problem));
    }

    boolean mayAsk(String address) {
        long now = clock.millis();
        double most = perSecond * BURST_SECONDS;
        var bucket = buckets.asMap().compute(address, (_, before) -> {
            double left = before == null
                    ? most
                    : Math.min(most, before.left() + (now - before.atMillis()) * perSecond / 1000);
            return left >= 1 ? new Bucket(left - 1, now, true) : new Bucket(left, now, false);
        });
        return bucket != null && bucket.granted();
    }

    /** Literal addresses only, so nothing is looked up. */
    private static boolean isLocal(String address) {
        try {
            return InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
