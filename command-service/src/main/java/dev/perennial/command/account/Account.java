package dev.perennial.command.account;

import dev.perennial.domain.PlayerId;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A player's account.
 *
 * @param name to sign in with; null for guests and for players who sign in through another provider
 * @param displayName what others see; null once erased
 * @param suspendedAt the start of a suspension; null if there is none
 */
public record Account(
        PlayerId player,
        @Nullable String name,
        @Nullable String displayName,
        @Nullable String passwordHash,
        List<String> roles,
        boolean guest,
        @Nullable String language,
        @Nullable String timeZone,
        Instant createdAt,
        @Nullable Instant suspendedAt,
        @Nullable String suspendedBecause) {
    public Account {
        roles = List.copyOf(roles);
    }

    public boolean isAdmin() {
        return roles.contains(Role.ADMIN);
    }

    public boolean isSuspended() {
        return suspendedAt != null;
    }

    /** Leaves out the password hash, so that it never reaches a log. */
    @Override
    public String toString() {
        return "Account[" + player + "]";
    }
}
