package dev.perennial.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.domain.PlayerId;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;

/**
 * The sender of a request, as its token says.
 *
 * @param guest whether the player has no account
 * @param session the sign-in of the token; null for tokens without one
 * @param scopes what a program may do in the player's name; null if the player acts in person
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

    private static final Cache<Jwt, CurrentPlayer> PLAYERS =
            Caffeine.newBuilder().weakKeys().maximumSize(20_000).build();

    /** The sender of this thread's request; empty if not signed in. */
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
            throw new ProblemException(Scope.refusal());
        }
    }

    /** The token is the same object for as long as its signature need not be checked again. */
    public static CurrentPlayer of(Jwt token) {
        return PLAYERS.get(token, CurrentPlayer::read);
    }

    private static CurrentPlayer read(Jwt token) {
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
