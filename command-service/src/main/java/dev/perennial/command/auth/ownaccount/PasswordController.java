package dev.perennial.command.auth.ownaccount;

import dev.perennial.command.account.Account;
import dev.perennial.command.account.AccountRefusals;
import dev.perennial.command.account.AccountTexts;
import dev.perennial.command.account.Accounts;
import dev.perennial.command.account.Passwords;
import dev.perennial.command.auth.recovery.RecoveryCodes;
import dev.perennial.command.auth.session.SessionCookies;
import dev.perennial.command.auth.session.Sessions;
import dev.perennial.command.auth.session.SignedIn;
import dev.perennial.command.auth.token.PersonalTokens;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.OwnerOnly;
import jakarta.servlet.http.HttpServletRequest;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Requests that need the current password. */
@RestController
@OwnerOnly
@RequestMapping("/api/v1/auth")
class PasswordController {
    private final Accounts accounts;
    private final PasswordCheck check;
    private final Passwords passwords;
    private final RecoveryCodes codes;
    private final Sessions sessions;
    private final SessionCookies cookies;
    private final PersonalTokens programs;
    private final InstantSource clock;
    private final TransactionTemplate transaction;

    PasswordController(
            Accounts accounts,
            PasswordCheck check,
            Passwords passwords,
            RecoveryCodes codes,
            Sessions sessions,
            SessionCookies cookies,
            PersonalTokens programs,
            InstantSource clock,
            PlatformTransactionManager transactions) {
        this.accounts = accounts;
        this.check = check;
        this.passwords = passwords;
        this.codes = codes;
        this.sessions = sessions;
        this.cookies = cookies;
        this.programs = programs;
        this.clock = clock;
        this.transaction = new TransactionTemplate(transactions);
    }

    /** @param keepTokens personal tokens stay valid; without that they are revoked */
    record Change(
            @Nullable String oldPassword,
            @Nullable String newPassword,
            @Nullable Boolean keepTokens) {
        @Override
        public String toString() {
            return "Change";
        }
    }

    /**
     * Everyone who is signed in to the account is out, except the one who changed it, and so are programs unless they
     * are to be kept: a password is often changed because another person knew it, who may have made a token.
     */
    @PostMapping("/password")
    ResponseEntity<SignedIn> change(PlayerId player, @RequestBody Change body, HttpServletRequest request) {
        String fresh = AccountTexts.password(body.newPassword());
        Account account = accounts.find(player).orElseThrow(AccountRefusals::gone);
        check.confirm(account, body.oldPassword());
        String hash = passwords.hash(fresh);
        transaction.executeWithoutResult(_ -> {
            accounts.setPassword(player, hash);
            if (!Boolean.TRUE.equals(body.keepTokens())) {
                programs.revokeAll(player, clock.instant());
            }
        });
        return cookies.answer(request, sessions.openOnly(player), null);
    }

    record Confirmed(@Nullable String password) {
        @Override
        public String toString() {
            return "Confirmed";
        }
    }

    record Codes(List<String> recoveryCodes) {
        @Override
        public String toString() {
            return "Codes";
        }
    }

    @PostMapping("/recovery-codes")
    Codes renew(PlayerId player, @RequestBody Confirmed body) {
        check.confirm(accounts.find(player).orElseThrow(AccountRefusals::gone), body.password());
        return new Codes(codes.renew(player));
    }
}
