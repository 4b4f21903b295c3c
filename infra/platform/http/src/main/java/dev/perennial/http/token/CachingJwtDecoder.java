package dev.perennial.http.token;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.springframework.security.oauth2.jwt.BadJwtException;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;

/**
 * Caches checked signatures, because checking one costs more than the rest of a move. An entry lasts a minute at most,
 * so that a revoked key stops working soon; refused tokens are not cached.
 */
public final class CachingJwtDecoder implements JwtDecoder {
    private static final long TOKENS = 20_000;
    private static final Duration MEMORY = Duration.ofMinutes(1);

    private final JwtDecoder decoder;
    private final InstantSource clock;
    private final Cache<String, Jwt> good;

    public CachingJwtDecoder(JwtDecoder decoder, InstantSource clock) {
        this.decoder = decoder;
        this.clock = clock;
        this.good = Caffeine.newBuilder()
                .maximumSize(TOKENS)
                .expireAfterWrite(MEMORY)
                .ticker(() -> Duration.between(Instant.EPOCH, clock.instant()).toNanos())
                .build();
    }

    @Override
    public Jwt decode(String token) {
        Jwt jwt = good.get(token, decoder::decode);
        Instant end = jwt.getExpiresAt();
        if (end != null && !end.isAfter(clock.instant())) {
            throw new BadJwtException("expired");
        }
        return jwt;
    }
}
