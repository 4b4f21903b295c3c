package dev.perennial.command.auth;

import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.source.ImmutableJWKSet;
import com.nimbusds.jose.proc.SecurityContext;
import dev.perennial.contract.PlayerId;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.JwsHeader;
import org.springframework.security.oauth2.jwt.JwtClaimsSet;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtEncoder;
import org.springframework.security.oauth2.jwt.JwtEncoderParameters;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.security.oauth2.jwt.NimbusJwtEncoder;

/** Issues the signed tokens that all services accept. */
@Configuration
class Tokens {
    static final Duration LIFETIME = Duration.ofHours(12);

    private final JwtEncoder encoder;
    private final SigningKey key;
    private final InstantSource clock;

    Tokens(SigningKey key, InstantSource clock) {
        this.key = key;
        this.clock = clock;
        this.encoder = new NimbusJwtEncoder(new ImmutableJWKSet<>(new JWKSet(key.privateKey())));
    }

    String issue(PlayerId player, List<String> roles) {
        Instant now = clock.instant();
        var claims = JwtClaimsSet.builder()
                .issuer("perennial")
                .subject(player.code())
                .issuedAt(now)
                .expiresAt(now.plus(LIFETIME))
                .claim("roles", roles)
                .build();
        var header = JwsHeader.with(SignatureAlgorithm.ES256).build();
        return encoder.encode(JwtEncoderParameters.from(header, claims)).getTokenValue();
    }

    @Bean
    JwtDecoder ownTokens() {
        return NimbusJwtDecoder.withJwkSource(new ImmutableJWKSet<SecurityContext>(new JWKSet(key.publicKey())))
                .jwsAlgorithm(SignatureAlgorithm.ES256)
                .build();
    }
}
