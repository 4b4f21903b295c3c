package dev.perennial.command.auth;

import com.nimbusds.jose.jwk.JWKSet;
import java.util.Map;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** The public half of the signing key, for everybody who checks tokens. */
@RestController
class JwksController {
    private final SigningKey key;

    JwksController(SigningKey key) {
        this.key = key;
    }

    @GetMapping("/api/v1/jwks")
    Map<String, Object> jwks() {
        return new JWKSet(key.publicKey()).toJSONObject();
    }
}
