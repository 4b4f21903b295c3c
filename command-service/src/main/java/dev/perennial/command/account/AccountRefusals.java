package dev.perennial.command.account;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.Problem;
import dev.perennial.http.ProblemException;
import java.util.List;
import java.util.Map;
import org.springframework.http.HttpStatus;

/** Refusals that several controllers share. */
public final class AccountRefusals {
    private AccountRefusals() {}

    /** A token outlived its account. */
    public static ProblemException gone() {
        return new ProblemException(HttpStatus.UNAUTHORIZED, "UNAUTHENTICATED", "Sign in first.");
    }

    public static ProblemException badCredentials() {
        return new ProblemException(HttpStatus.UNAUTHORIZED, "BAD_CREDENTIALS", "Name and password do not match.");
    }

    public static ProblemException wrongPassword() {
        return new ProblemException(HttpStatus.FORBIDDEN, "WRONG_PASSWORD", "The password is wrong.");
    }

    public static ProblemException yourself() {
        return new ProblemException(
                HttpStatus.UNPROCESSABLE_CONTENT, "YOURSELF", "This is your own account. Name another player.");
    }

    /** At least one admin must remain. */
    public static void refuseLast(List<PlayerId> admins, PlayerId player) {
        if (admins.equals(List.of(player))) {
            throw new ProblemException(
                    HttpStatus.CONFLICT, "LAST_ADMIN", "This is the last admin. Make another account an admin first.");
        }
    }

    public static void refuseSuspended(Account account) {
        if (account.isSuspended()) {
            String reason = account.suspendedBecause();
            throw new ProblemException(Problem.of(
                    HttpStatus.FORBIDDEN,
                    "SUSPENDED",
                    "This account is suspended.",
                    Map.of("reason", reason == null ? "" : reason)));
        }
    }

    static ProblemException nameTaken() {
        return new ProblemException(HttpStatus.CONFLICT, "NAME_TAKEN", "This name is taken. Choose another.");
    }
}
