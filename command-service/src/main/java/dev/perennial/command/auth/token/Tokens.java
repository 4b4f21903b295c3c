package dev.perennial.command.auth.token;

import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.source.ImmutableJWKSet;
import dev.perennial.command.account.Role;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.token.TokenCookie;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.JwsHeader;
import org.springframework.security.oauth2.jwt.JwtClaimsSet;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtEncoderParameters;
import org.springframework.security.oauth2.jwt.JwtException;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.security.oauth2.jwt.NimbusJwtEncoder;

/** Issues the signed tokens that all services accept. */
@Configuration
public class Tokens {
    public static final Duration DEVELOPMENT = Duration.ofHours(12);

    private final SigningKeys keys;
    private final JwtDecoder decoder;
    private final InstantSource clock;

    Tokens(SigningKeys keys, InstantSource clock) {
        this.keys = keys;
        this.decoder = NimbusJwtDecoder.withJwkSource(keys)
                .jwsAlgorithm(SignatureAlgorithm.ES256)
                .build();
        this.clock = clock;
    }

    /** For a player acting in person. */
    public String issue(PlayerId player, List<String> roles, boolean guest, String session, Duration lifetime) {
        return sign(claims(player, roles, lifetime)
                .claim(CurrentPlayer.GUEST, guest)
                .claim(CurrentPlayer.SESSION, session));
    }

    /** For a program acting in the player's name. */
    String issueScoped(PersonalTokens.Held held, List<String> roles, boolean guest, Duration lifetime) {
        return sign(claims(held.player(), roles, lifetime)
                .claim(CurrentPlayer.GUEST, guest)
                .claim(CurrentPlayer.SCOPES, held.scopes())
                .claim(CurrentPlayer.SESSION, held.id()));
    }

    public String issueForDevelopment(PlayerId player) {
        return sign(claims(player, List.of(Role.PLAYER), DEVELOPMENT));
    }

    private JwtClaimsSet.Builder claims(PlayerId player, List<String> roles, Duration lifetime) {
        Instant now = clock.instant();
        return JwtClaimsSet.builder()
                .issuer("perennial")
                .subject(player.code())
                .issuedAt(now)
                .expiresAt(now.plus(lifetime))
                .claim(CurrentPlayer.ROLES, roles);
    }

    private String sign(JwtClaimsSet.Builder claims) {
        var key = keys.current();
        var header =
                JwsHeader.with(SignatureAlgorithm.ES256).keyId(key.getKeyID()).build();
        var encoder = new NimbusJwtEncoder(new ImmutableJWKSet<>(new JWKSet(key)));
        return encoder.encode(JwtEncoderParameters.from(header, claims.build())).getTokenValue();
    }

    /** The sign-in that the request's token comes from; empty without a good token. */
    public Optional<String> sessionOf(HttpServletRequest request) {
        try {
            return Optional.ofNullable(new TokenCookie().sent(request))
                    .map(token -> decoder.decode(token).getClaimAsString(CurrentPlayer.SESSION));
        } catch (JwtException | OAuth2AuthenticationException e) {
            return Optional.empty();
        }
    }

    @Bean
    JwtDecoder ownTokens() {
        return decoder;
    }
}
