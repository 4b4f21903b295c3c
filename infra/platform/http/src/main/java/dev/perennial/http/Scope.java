package dev.perennial.http;

import java.util.Locale;
import org.springframework.http.HttpStatus;

/** A permission an owner can give a program that acts in the owner's name. Each includes reading. */
public enum Scope {
    /** Reads what the owner sees of the games. A token with any scope, or none, may do that. */
    READ,
    /** Plays: at tables, and as an entrant of tournaments and a member of leagues. */
    PLAY,
    /** Runs tournaments and leagues, but decides no results. */
    ORGANISE,
    /** Decides and corrects results, as an arbiter does. */
    ARBITRATE;

    /** As it is written in tokens and requests. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The answer to a token that lacks the scope an operation needs. */
    public static Problem refusal() {
        return Problem.of(HttpStatus.FORBIDDEN, "SCOPE", "This token lacks the permission for this operation.");
    }
}
