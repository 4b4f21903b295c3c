package dev.perennial.command.account;

import dev.perennial.contract.PlayerId;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who plays here.
 *
 * @param name to sign in with; null for guests and for those who come by another way
 * @param displayName what others see; null once erased
 * @param suspendedAt since when he may do nothing; null normally
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

    /** The hash is nobody's business, not even a log's. */
    @Override
    public String toString() {
        return "Account[" + player + "]";
    }
}
