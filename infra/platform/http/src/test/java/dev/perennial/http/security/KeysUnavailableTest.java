package dev.perennial.http.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import dev.perennial.http.problem.ProblemWriter;
import dev.perennial.http.token.RequestTokens;
import dev.perennial.http.token.TokenRefused;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.BadJwtException;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;

class KeysUnavailableTest {
    /** Nobody listens there. */
    private final RequestTokens tokens = new RequestTokens(
            NimbusJwtDecoder.withJwkSetUri("http://127.0.0.1:1/api/v1/jwks")
                    .jwsAlgorithm(SignatureAlgorithm.ES256)
                    .build(),
            List.of());

    @Test
    void aTokenThatNobodyCanCheckIsNotRefusedForGood() throws JOSEException {
        String token = token();
        assertThatThrownBy(() -> tokens.read(token)).isInstanceOfSatisfying(TokenRefused.class, refused -> {
            var response = new MockHttpServletResponse();
            assertThat(refused.problem().code()).isEqualTo("UNAVAILABLE");
            written(refused, response);
            assertThat(response.getStatus()).isEqualTo(503);
            assertThat(response.getHeader("Retry-After")).isEqualTo("5");
        });
    }

    @Test
    void whatIsNoTokenIsNoneWhoeverIsAway() {
        assertThatThrownBy(() -> tokens.read("no token")).isInstanceOf(BadJwtException.class);
    }

    private static void written(TokenRefused refused, MockHttpServletResponse response) {
        try {
            new ProblemWriter().write(response, refused.problem());
        } catch (java.io.IOException e) {
            throw new AssertionError(e);
        }
    }

    private static String token() throws JOSEException {
        ECKey key = new ECKeyGenerator(Curve.P_256).keyID("k").generate();
        var token = new SignedJWT(
                new JWSHeader.Builder(JWSAlgorithm.ES256).keyID("k").build(),
                new JWTClaimsSet.Builder().subject("p-1").build());
        token.sign(new ECDSASigner(key));
        return token.serialize();
    }
}
