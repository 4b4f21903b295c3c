package dev.perennial.command.auth.ownaccount;

import dev.perennial.command.account.Account;
import dev.perennial.command.account.AccountRefusals;
import dev.perennial.command.account.Passwords;
import dev.perennial.command.auth.RateLimits;
import dev.perennial.http.ProblemException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Asks a signed-in player for the password again. */
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

    /** Accounts without a password, such as guests, are not asked. */
    void confirmIfAny(Account account, @Nullable String password) {
        String hash = account.passwordHash();
        if (hash == null) {
            return;
        }
        boolean _ = limits.guarded(account.player().code(), () -> {
            if (!passwords.match(password, hash)) {
                throw AccountRefusals.wrongPassword();
            }
            return true;
        });
    }
}
