package dev.perennial.query;

import dev.perennial.http.CurrentPlayer;
import java.time.Instant;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.security.oauth2.jwt.BadJwtException;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;

/** In these tests a token is simply the player's id, and after a dot the sign-in it comes from. */
public class TestTokens {
    /** The only one with more rights than others. */
    public static final String ADMIN = "player-admin";

    @Bean
    JwtDecoder jwtDecoder() {
        return token -> {
            if (!token.startsWith("player-")) {
                throw new BadJwtException("no token of these tests");
            }
            String[] parts = token.split("\\.", 2);
            return Jwt.withTokenValue(token)
                    .header("alg", "none")
                    .subject(parts[0])
                    .issuedAt(Instant.EPOCH)
                    .claim(CurrentPlayer.SESSION, parts[parts.length - 1])
                    .claim(CurrentPlayer.ROLES, token.equals(ADMIN) ? List.of("player", "admin") : List.of("player"))
                    .build();
        };
    }
}
