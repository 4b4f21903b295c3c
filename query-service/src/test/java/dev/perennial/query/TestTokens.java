package dev.perennial.query;

import java.time.Instant;
import org.springframework.context.annotation.Bean;
import org.springframework.security.oauth2.jwt.BadJwtException;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;

/** In these tests a token is simply the player's id. */
class TestTokens {
    @Bean
    JwtDecoder jwtDecoder() {
        return token -> {
            if (!token.startsWith("player-")) {
                throw new BadJwtException("no token of these tests");
            }
            return Jwt.withTokenValue(token)
                    .header("alg", "none")
                    .subject(token)
                    .issuedAt(Instant.EPOCH)
                    .build();
        };
    }
}
