package dev.perennial.eventstore.relay;

import org.jspecify.annotations.Nullable;

/**
 * The state of a service's relay, for the status page.
 *
 * @param behind stored events not sent yet; rounded to hundreds for the public, since small numbers reveal single moves
 * @param missing events the relay has passed without sending them, or sent though they are not stored
 * @param advice what to do, for admins only
 */
public record RelayStatus(
        boolean healthy,
        long behind,
        long missing,
        @Nullable String advice) {
    private static final long STEP = 100;

    /** A larger backlog means the relay is stuck. */
    private static final long TOO_MUCH = 10_000;

    public static RelayStatus of(RelayComparison comparison, boolean toAdmin) {
        return new RelayStatus(
                comparison.isWhole() && comparison.waiting() < TOO_MUCH,
                toAdmin ? comparison.waiting() : comparison.waiting() - comparison.waiting() % STEP,
                comparison.difference(),
                toAdmin && !comparison.isWhole() ? comparison.inWords() : null);
    }
}
