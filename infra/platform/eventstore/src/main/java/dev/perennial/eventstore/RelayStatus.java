package dev.perennial.eventstore;

import org.jspecify.annotations.Nullable;

/**
 * How a service's relay is doing, for its page.
 *
 * @param behind events that are stored but not sent yet; for strangers in hundreds, since one or two tell of a move
 * @param missing events the relay has passed without sending them, or sent though they are not stored
 * @param advice what to do, for admins only
 */
public record RelayStatus(
        boolean healthy,
        long behind,
        long missing,
        @Nullable String advice) {
    private static final long STEP = 100;

    /** More than this is not on its way any longer. */
    private static final long TOO_MUCH = 10_000;

    public static RelayStatus of(RelayState state, boolean toAdmin) {
        return new RelayStatus(
                state.isWhole() && state.waiting() < TOO_MUCH,
                toAdmin ? state.waiting() : state.waiting() - state.waiting() % STEP,
                state.difference(),
                toAdmin && !state.isWhole() ? state.inWords() : null);
    }
}
