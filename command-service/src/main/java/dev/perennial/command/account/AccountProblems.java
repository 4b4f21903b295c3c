package dev.perennial.command.account;

import dev.perennial.contract.PlayerId;
import dev.perennial.http.ProblemException;
import java.util.List;
import org.springframework.http.HttpStatus;

/** Refusals that several commands share. */
public final class AccountProblems {
    private AccountProblems() {}

    /** A token outlived its account. */
    public static ProblemException gone() {
        return new ProblemException(HttpStatus.UNAUTHORIZED, "UNAUTHENTICATED", "Sign in first.");
    }

    public static ProblemException unknownPlayer() {
        return new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_PLAYER", "There is no such player.");
    }

    public static ProblemException badCredentials() {
        return new ProblemException(HttpStatus.UNAUTHORIZED, "BAD_CREDENTIALS", "Name or password is wrong.");
    }

    public static ProblemException wrongPassword() {
        return new ProblemException(HttpStatus.FORBIDDEN, "WRONG_PASSWORD", "That is not your password.");
    }

    public static ProblemException yourself() {
        return new ProblemException(HttpStatus.UNPROCESSABLE_CONTENT, "YOURSELF", "That is you.");
    }

    /** Somebody has to be an admin; these are all there are. */
    public static void refuseLast(List<PlayerId> admins, PlayerId player) {
        if (admins.equals(List.of(player))) {
            throw new ProblemException(HttpStatus.CONFLICT, "LAST_ADMIN", "Somebody has to remain.");
        }
    }

    /** An id as it stands in an address; whatever else stands there is nobody's. */
    public static PlayerId playerId(String text) {
        try {
            return new PlayerId(text);
        } catch (IllegalArgumentException e) {
            throw unknownPlayer();
        }
    }

    static ProblemException nameTaken() {
        return new ProblemException(HttpStatus.CONFLICT, "NAME_TAKEN", "Somebody else has that name.");
    }
}
