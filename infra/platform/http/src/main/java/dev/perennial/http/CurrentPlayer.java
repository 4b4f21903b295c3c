package dev.perennial.http;

import dev.perennial.contract.PlayerId;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;

/**
 * Who sends a request, as the token says it.
 *
 * @param guest he has no account
 * @param session the sign-in the token comes from; null for tokens that have none
 * @param scopes what a program may do in the player's name; null if the player acts himself
 */
public record CurrentPlayer(
        PlayerId id,
        Set<String> roles,
        boolean guest,
        @Nullable String session,
        @Nullable Set<String> scopes) {
    public static final String ROLES = "roles";
    public static final String GUEST = "guest";
    public static final String SESSION = "sid";
    public static final String SCOPES = "scopes";

    /** Who sends the request that this thread works on; empty if nobody is signed in. */
    public static Optional<CurrentPlayer> now() {
        return SecurityContextHolder.getContext().getAuthentication() instanceof JwtAuthenticationToken token
                        && token.getToken().hasClaim("sub")
                ? Optional.of(of(token.getToken()))
                : Optional.empty();
    }

    /** Whether the player acts personally, or by a program that may do that. */
    public boolean allows(Scope scope) {
        return scopes == null || scopes.contains(scope.word());
    }

    /** Refuses what the player acts by a program for that was not made for it. */
    public void require(Scope scope) {
        if (!allows(scope)) {
            throw new ProblemException(ScopeCheck.refusal());
        }
    }

    static CurrentPlayer of(Jwt token) {
        return new CurrentPlayer(
                new PlayerId(Objects.requireNonNull(token.getSubject())),
                Set.copyOf(texts(token, ROLES)),
                Boolean.TRUE.equals(token.getClaimAsBoolean(GUEST)),
                token.getClaimAsString(SESSION),
                token.hasClaim(SCOPES) ? Set.copyOf(texts(token, SCOPES)) : null);
    }

    private static List<String> texts(Jwt token, String claim) {
        List<String> texts = token.getClaimAsStringList(claim);
        return texts == null ? List.of() : texts;
    }
}
