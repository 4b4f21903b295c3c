package dev.perennial.http.token;

import com.nimbusds.jose.KeySourceException;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.ProblemException;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.security.oauth2.jwt.BadJwtException;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtException;
import org.springframework.security.oauth2.server.resource.web.BearerTokenResolver;

/** The token of a request: where it is sent, and whether it is genuine, a player's, and not revoked. */
public final class RequestTokens {
    private static final Duration KEYS_BACK = Duration.ofSeconds(5);

    private final BearerTokenResolver sent = new TokenCookie();
    private final JwtDecoder decoder;
    private final List<TokenCheck> checks;

    public RequestTokens(JwtDecoder decoder, List<TokenCheck> checks) {
        this.decoder = decoder;
        this.checks = List.copyOf(checks);
    }

    public BearerTokenResolver sent() {
        return sent;
    }

    /** The request's token if it has one; throws if that cannot be accepted. */
    public @Nullable Jwt of(HttpServletRequest request) {
        String token = sent.resolve(request);
        return token == null ? null : read(token);
    }

    /** Throws if the token cannot be accepted. */
    public Jwt read(String token) {
        Jwt genuine = decoded(token);
        if (!isPlayers(genuine)) {
            throw new BadJwtException("the token names no account");
        }
        checks.forEach(each -> each.check(genuine));
        return genuine;
    }

    private static boolean isPlayers(Jwt token) {
        try {
            return token.getSubject() != null && CurrentPlayer.of(token).id() != null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** If the keys cannot be fetched, the token is not at fault: that passes. */
    private Jwt decoded(String token) {
        try {
            return decoder.decode(token);
        } catch (JwtException e) {
            if (e.getCause() instanceof KeySourceException) {
                throw new TokenRefused(ProblemException.unavailable(KEYS_BACK).problem());
            }
            throw e;
        }
    }
}
