package dev.perennial.http.token;

import dev.perennial.contract.player.RevokedRights;
import dev.perennial.http.CurrentPlayer;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.security.oauth2.jwt.JoseHeaderNames;
import org.springframework.security.oauth2.jwt.Jwt;

/** Whether a genuine token is no longer valid. */
public final class Revocation {
    private Revocation() {}

    /** Throws {@link TokenRefused} if what has ended is what the token grants. */
    public static void check(RevokedRights ended, Jwt token) {
        String player = token.getSubject();
        if (ended.suspended().contains(player)) {
            throw new TokenRefused(HttpStatus.FORBIDDEN, "SUSPENDED", "This account is suspended.");
        }
        String session = token.getClaimAsString(CurrentPlayer.SESSION);
        if (ended.erased().contains(player)
                || (session != null && ended.sessions().contains(session))
                || isOfStolenKey(ended.stolenKeys(), token)
                || isOfFormerRoles(ended.rolesCut().get(player), token)) {
            throw new TokenRefused(HttpStatus.UNAUTHORIZED, "SESSION_OVER", "Your session has ended. Sign in again.");
        }
    }

    /** A service may still hold the key; by its name the token is known. Ours all have one, others try every key. */
    private static boolean isOfStolenKey(Set<String> stolen, Jwt token) {
        return !stolen.isEmpty()
                && (!(token.getHeaders().get(JoseHeaderNames.KID) instanceof String key) || stolen.contains(key));
    }

    /** Programs only: the sign-ins of a player who loses a role are ended one by one. */
    private static boolean isOfFormerRoles(@Nullable Instant cut, Jwt token) {
        Instant issued = token.getIssuedAt();
        return cut != null && token.hasClaim(CurrentPlayer.SCOPES) && (issued == null || !issued.isAfter(cut));
    }
}
