package dev.perennial.command.auth;

import dev.perennial.command.account.Account;
import dev.perennial.command.account.AccountProblems;
import dev.perennial.command.account.AccountTexts;
import dev.perennial.command.account.Accounts;
import dev.perennial.command.account.Passwords;
import dev.perennial.contract.PlayerId;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** What one needs the password for. */
@RestController
@RequestMapping("/api/v1/auth")
class PasswordController {
    private final Accounts accounts;
    private final PasswordCheck check;
    private final Passwords passwords;
    private final RecoveryCodes codes;
    private final Sessions sessions;
    private final SessionCookies cookies;

    PasswordController(
            Accounts accounts,
            PasswordCheck check,
            Passwords passwords,
            RecoveryCodes codes,
            Sessions sessions,
            SessionCookies cookies) {
        this.accounts = accounts;
        this.check = check;
        this.passwords = passwords;
        this.codes = codes;
        this.sessions = sessions;
        this.cookies = cookies;
    }

    record Change(@Nullable String oldPassword, @Nullable String newPassword) {
        @Override
        public String toString() {
            return "Change";
        }
    }

    /** Everybody who is signed in to the account is out, except who changed it. */
    @PostMapping("/password")
    ResponseEntity<SignedIn> change(PlayerId player, @RequestBody Change body, HttpServletRequest request) {
        String fresh = AccountTexts.password(body.newPassword());
        Account account = accounts.find(player).orElseThrow(AccountProblems::gone);
        check.confirm(account, body.oldPassword());
        accounts.setPassword(player, passwords.hash(fresh));
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
        check.confirm(accounts.find(player).orElseThrow(AccountProblems::gone), body.password());
        return new Codes(codes.renew(player));
    }
}
