package dev.perennial.command.auth;

import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.source.ImmutableJWKSet;
import com.nimbusds.jose.proc.SecurityContext;
import dev.perennial.command.account.Role;
import dev.perennial.contract.PlayerId;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.TokenCookie;
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
import org.springframework.security.oauth2.jwt.JwtEncoder;
import org.springframework.security.oauth2.jwt.JwtEncoderParameters;
import org.springframework.security.oauth2.jwt.JwtException;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.security.oauth2.jwt.NimbusJwtEncoder;

/** Issues the signed tokens that all services accept. */
@Configuration
class Tokens {
    static final Duration DEVELOPMENT = Duration.ofHours(12);

    private final JwtEncoder encoder;
    private final JwtDecoder decoder;
    private final InstantSource clock;

    Tokens(SigningKey key, InstantSource clock) {
        this.decoder = decoder(key);
        this.clock = clock;
        this.encoder = new NimbusJwtEncoder(new ImmutableJWKSet<>(new JWKSet(key.privateKey())));
    }

    /** For a player who acts himself. */
    String issue(PlayerId player, List<String> roles, String session, Duration lifetime) {
        return sign(claims(player, roles, lifetime).claim(CurrentPlayer.SESSION, session));
    }

    /** For a program that acts in his name. */
    String issueScoped(PlayerId player, List<String> roles, List<String> scopes, Duration lifetime) {
        return sign(claims(player, roles, lifetime).claim(CurrentPlayer.SCOPES, scopes));
    }

    String issueForDevelopment(PlayerId player) {
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
        var header = JwsHeader.with(SignatureAlgorithm.ES256).build();
        return encoder.encode(JwtEncoderParameters.from(header, claims.build())).getTokenValue();
    }

    /** The sign-in that the request's token comes from; empty without a good token. */
    Optional<String> sessionOf(HttpServletRequest request) {
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

    private static JwtDecoder decoder(SigningKey key) {
        return NimbusJwtDecoder.withJwkSource(new ImmutableJWKSet<SecurityContext>(new JWKSet(key.publicKey())))
                .jwsAlgorithm(SignatureAlgorithm.ES256)
                .build();
    }
}
