package dev.perennial.command.auth;

import dev.perennial.command.account.Account;
import dev.perennial.command.account.AccountProblems;
import dev.perennial.command.account.Passwords;
import dev.perennial.http.ProblemException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Asks somebody who is signed in for his password once more. */
@Component
class PasswordCheck {
    private final Passwords passwords;
    private final RateLimits limits;

    PasswordCheck(Passwords passwords, RateLimits limits) {
        this.passwords = passwords;
        this.limits = limits;
    }

    void confirm(Account account, @Nullable String password) {
        if (account.passwordHash() == null) {
            throw new ProblemException(HttpStatus.CONFLICT, "NO_PASSWORD", "This account has no password.");
        }
        confirmIfAny(account, password);
    }

    /** Who has no password, as a guest, cannot be asked for it. */
    void confirmIfAny(Account account, @Nullable String password) {
        String hash = account.passwordHash();
        if (hash == null) {
            return;
        }
        boolean _ = limits.guarded(account.player().code(), () -> {
            if (!passwords.match(password, hash)) {
                throw AccountProblems.wrongPassword();
            }
            return true;
        });
    }
}
