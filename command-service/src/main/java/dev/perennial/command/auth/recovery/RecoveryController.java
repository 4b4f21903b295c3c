package dev.perennial.command.auth.recovery;

import dev.perennial.command.account.Account;
import dev.perennial.command.account.AccountRefusals;
import dev.perennial.command.account.AccountTexts;
import dev.perennial.command.account.Accounts;
import dev.perennial.command.account.Passwords;
import dev.perennial.command.auth.RateLimits;
import dev.perennial.command.auth.session.SessionCookies;
import dev.perennial.command.auth.session.Sessions;
import dev.perennial.command.auth.session.SignedIn;
import dev.perennial.command.auth.token.PersonalTokens;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.OwnerOnly;
import dev.perennial.http.ProblemException;
import jakarta.servlet.http.HttpServletRequest;
import java.time.InstantSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Back in without the password: by a code that was written down, or by a link from an admin. */
@RestController
@OwnerOnly
class RecoveryController {
    private static final int LONGEST = 200;

    private final Accounts accounts;
    private final Passwords passwords;
    private final RecoveryCodes codes;
    private final RecoveryLinks links;
    private final PersonalTokens programs;
    private final Sessions sessions;
    private final SessionCookies cookies;
    private final RateLimits limits;
    private final InstantSource clock;
    private final TransactionTemplate transaction;

    RecoveryController(
            Accounts accounts,
            Passwords passwords,
            RecoveryCodes codes,
            RecoveryLinks links,
            PersonalTokens programs,
            Sessions sessions,
            SessionCookies cookies,
            RateLimits limits,
            InstantSource clock,
            PlatformTransactionManager transactions) {
        this.accounts = accounts;
        this.passwords = passwords;
        this.codes = codes;
        this.links = links;
        this.programs = programs;
        this.sessions = sessions;
        this.cookies = cookies;
        this.limits = limits;
        this.clock = clock;
        this.transaction = new TransactionTemplate(transactions);
    }

    /** Either a name with one of its codes, or a link. */
    record Recovery(
            @Nullable String name,
            @Nullable String code,
            @Nullable String link,
            @Nullable String newPassword) {
        @Override
        public String toString() {
            return "Recovery";
        }
    }

    @PostMapping("/api/v1/auth/recover")
    ResponseEntity<SignedIn> recover(@RequestBody Recovery body, HttpServletRequest request) {
        String fresh = AccountTexts.password(body.newPassword());
        String key = key(body);
        PlayerId player = limits.attempt(request, key, () -> {
            String hash = passwords.hash(fresh);
            return transaction.execute(_ -> open(body, hash));
        });
        return cookies.answer(request, sessions.openOnly(player), null);
    }

    private PlayerId open(Recovery body, String hash) {
        String link = body.link();
        PlayerId player = (link == null ? byCode(body) : links.use(link, clock.instant()))
                .orElseThrow(() -> new ProblemException(
                        HttpStatus.UNAUTHORIZED, "BAD_RECOVERY", "This code or link is not valid or has expired."));
        accounts.find(player).ifPresent(AccountRefusals::refuseSuspended);
        accounts.setPassword(player, hash);
        programs.revokeAll(player, clock.instant()); // an intruder may have created one
        return player;
    }

    private Optional<PlayerId> byCode(Recovery body) {
        String code = String.valueOf(body.code());
        return accounts.named(String.valueOf(body.name()))
                .map(Account::player)
                .filter(player -> codes.use(player, code));
    }

    /**
     * The key failures are counted under. Links are too long to guess, so each counts separately. Codes are counted
     * apart from passwords, because a player who forgot the password has already tried several.
     */
    private static String key(Recovery body) {
        if (body.link() != null && body.link().length() <= LONGEST) {
            return body.link();
        }
        String name = body.name();
        String code = body.code();
        if (name == null || code == null || name.length() > LONGEST || code.length() > LONGEST) {
            throw new ProblemException(
                    HttpStatus.BAD_REQUEST, "MALFORMED", "Send either a name and a code, or a link.");
        }
        return "recovery of " + name;
    }
}
