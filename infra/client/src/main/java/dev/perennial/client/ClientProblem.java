package dev.perennial.client;

import java.util.OptionalLong;

/** The server's refusal, with the code that programs can rely on and a sentence for people. */
public final class ClientProblem extends RuntimeException {
    private final int status;
    private final String code;
    private final long waitSeconds;

    ClientProblem(int status, String code, String detail, OptionalLong waitSeconds) {
        super(detail.isEmpty() ? "The server answers " + status + "." : detail);
        this.status = status;
        this.code = code;
        this.waitSeconds = waitSeconds.orElse(1);
    }

    public int status() {
        return status;
    }

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
