package dev.perennial.command.auth.token;

import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import java.util.Map;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** The public halves of the signing keys, for everybody who checks tokens. */
@RestController
@Scoped(Scope.READ)
class JwksController {
    private final SigningKeys keys;

    JwksController(SigningKeys keys) {
        this.keys = keys;
    }

    @GetMapping("/api/v1/jwks")
    Map<String, Object> jwks() {
        return keys.published().toJSONObject();
    }
}
