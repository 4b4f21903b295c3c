package dev.perennial.client;

import java.util.OptionalLong;

/** A refusal by the server. Programs rely on its code; the message is a sentence for people. */
public final class ClientProblem extends RuntimeException {
    /** The HTTP status. */
    private final int status;

    /** The refusal code, or an empty text. */
    private final String code;

    /** When to try again, from the header {@code Retry-After}. */
    private final long waitSeconds;

    ClientProblem(int status, String code, String detail, OptionalLong waitSeconds) {
        super(detail.isEmpty() ? "The server answers " + status + "." : detail);
        this.status = status;
        this.code = code;
        this.waitSeconds = waitSeconds.orElse(1);
    }

    /**
     * Returns the HTTP status of the answer.
     *
     * @return for example 409 for a move out of turn
     */
    public int status() {
        return status;
    }

    /**
     * Returns the refusal code, which does not change between versions.
     *
     * @return for example {@code NOT_YOUR_TURN}; empty if the answer did not come from Perennial itself
     */
    public String code() {
        return code;
    }

    /** Nothing was done, and the same request may be welcome in a while. */
    boolean isTooMany() {
        return status == 429;
    }

    /** A part of the server was away, or lost what it stands on; whether it did anything is not known. */
    boolean isOutage() {
        return status >= 500;
    }

    long waitSeconds() {
        return waitSeconds;
    }
}
