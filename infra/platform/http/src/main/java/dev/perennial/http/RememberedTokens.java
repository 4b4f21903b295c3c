package dev.perennial.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.springframework.security.oauth2.jwt.BadJwtException;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;

/**
 * Checks a signature once instead of with every request: it costs more than all the rest of a move. Not for longer than
 * a minute, so that a key that was taken back stops being good soon; tokens that were refused are not remembered.
 */
final class RememberedTokens implements JwtDecoder {
    private static final long TOKENS = 20_000;
    private static final Duration MEMORY = Duration.ofMinutes(1);

    private final JwtDecoder decoder;
    private final InstantSource clock;
    private final Cache<String, Jwt> good;

    RememberedTokens(JwtDecoder decoder, InstantSource clock) {
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
