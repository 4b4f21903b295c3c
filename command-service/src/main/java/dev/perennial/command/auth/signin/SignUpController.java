package dev.perennial.command.auth.signin;

import dev.perennial.command.account.AccountChanges;
import dev.perennial.command.account.AccountTexts;
import dev.perennial.command.account.Passwords;
import dev.perennial.command.auth.RateLimits;
import dev.perennial.command.auth.recovery.RecoveryCodes;
import dev.perennial.command.auth.session.SessionCookies;
import dev.perennial.command.auth.session.Sessions;
import dev.perennial.command.auth.session.SignedIn;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.OwnerOnly;
import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Ways to become a player. */
@RestController
@OwnerOnly
@RequestMapping("/api/v1/auth")
class SignUpController {
    private final AccountChanges accounts;
    private final Passwords passwords;
    private final RecoveryCodes codes;
    private final Sessions sessions;
    private final SessionCookies cookies;
    private final RateLimits limits;

    SignUpController(
            AccountChanges accounts,
            Passwords passwords,
            RecoveryCodes codes,
            Sessions sessions,
            SessionCookies cookies,
            RateLimits limits) {
        this.accounts = accounts;
        this.passwords = passwords;
        this.codes = codes;
        this.sessions = sessions;
        this.cookies = cookies;
        this.limits = limits;
    }

    record SignUp(
            @Nullable String name,
            @Nullable String password,
            @Nullable String displayName,
            @Nullable String language,
            @Nullable String timeZone) {
        @Override
        public String toString() {
            return "SignUp";
        }
    }

    @PostMapping("/sign-up")
    ResponseEntity<SignedIn> signUp(@RequestBody SignUp body, HttpServletRequest request) {
        var wish = Wish.of(body);
        limits.newcomer(request);
        PlayerId player = accounts.signUp(wish.name(), wish.displayName(), passwords.hash(wish.password()));
        accounts.describe(player, null, wish.language(), wish.timeZone());
        return cookies.answer(request, sessions.open(player), codes.renew(player));
    }

    /** One call, nothing to say. */
    @PostMapping("/guest")
    ResponseEntity<SignedIn> guest(HttpServletRequest request) {
        limits.newcomer(request);
        return cookies.answer(request, sessions.open(accounts.guest()), null);
    }

    @PostMapping("/upgrade")
    ResponseEntity<SignedIn> upgrade(PlayerId player, @RequestBody SignUp body, HttpServletRequest request) {
        var wish = Wish.of(body);
        limits.newcomer(request);
        accounts.upgrade(player, wish.name(), wish.displayName(), passwords.hash(wish.password()));
        accounts.describe(player, null, wish.language(), wish.timeZone());
        return cookies.answer(request, sessions.openOnly(player), codes.renew(player));
    }

    /** A request whose texts are all in order. */
    private record Wish(
            String name,
            String password,
            String displayName,
            @Nullable String language,
            @Nullable String timeZone) {
        static Wish of(SignUp body) {
            String name = AccountTexts.name(body.name());
            String language = body.language();
            String timeZone = body.timeZone();
            return new Wish(
                    name,
                    AccountTexts.password(body.password()),
                    body.displayName() == null ? name : AccountTexts.displayName(body.displayName()),
                    language == null ? null : AccountTexts.language(language),
                    timeZone == null ? null : AccountTexts.timeZone(timeZone));
        }
    }
}
