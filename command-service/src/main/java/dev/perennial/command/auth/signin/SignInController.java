package dev.perennial.command.auth.signin;

import dev.perennial.command.account.Account;
import dev.perennial.command.account.AccountRefusals;
import dev.perennial.command.account.Accounts;
import dev.perennial.command.account.Passwords;
import dev.perennial.command.auth.RateLimits;
import dev.perennial.command.auth.session.SessionCookies;
import dev.perennial.command.auth.session.Sessions;
import dev.perennial.command.auth.session.SignedIn;
import dev.perennial.command.auth.token.Tokens;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.OwnerOnly;
import dev.perennial.http.ProblemException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** In with a name and a password, on with a refresh token, and out. */
@RestController
@OwnerOnly
@RequestMapping("/api/v1/auth")
class SignInController {
    private static final int LONGEST = 1_000;

    private final Accounts accounts;
    private final Passwords passwords;
    private final Sessions sessions;
    private final SessionCookies cookies;
    private final RateLimits limits;
    private final Tokens tokens;

    SignInController(
            Accounts accounts,
            Passwords passwords,
            Sessions sessions,
            SessionCookies cookies,
            RateLimits limits,
            Tokens tokens) {
        this.accounts = accounts;
        this.passwords = passwords;
        this.sessions = sessions;
        this.cookies = cookies;
        this.limits = limits;
        this.tokens = tokens;
    }

    record SignIn(@Nullable String name, @Nullable String password) {
        @Override
        public String toString() {
            return "SignIn";
        }
    }

    @PostMapping("/sign-in")
    ResponseEntity<SignedIn> signIn(@RequestBody SignIn body, HttpServletRequest request) {
        String name = body.name();
        String password = body.password();
        if (name == null || password == null || name.length() > LONGEST || password.length() > LONGEST) {
            throw new ProblemException(HttpStatus.BAD_REQUEST, "MALFORMED", "Send a name and a password.");
        }
        PlayerId player = limits.attempt(request, name, () -> checked(name, password));
        return cookies.answer(request, sessions.open(player), null);
    }

    /** The same answer after the same time, whether the name is unknown or the password wrong. */
    private PlayerId checked(String name, String password) {
        Optional<Account> account = accounts.named(name);
        boolean right =
                passwords.match(password, account.map(Account::passwordHash).orElse(null));
        return account.filter(_ -> right).map(Account::player).orElseThrow(AccountRefusals::badCredentials);
    }

    record Refresh(@Nullable String refreshToken) {
        @Override
        public String toString() {
            return "Refresh";
        }
    }

    /** A refused browser loses its cookies: with a revoked token it could not even watch a game. */
    @PostMapping("/refresh")
    ResponseEntity<SignedIn> refresh(
            @RequestBody(required = false) @Nullable Refresh body,
            HttpServletRequest request,
            HttpServletResponse response) {
        try {
            String token = refreshToken(body, request)
                    .orElseThrow(
                            () -> new ProblemException(HttpStatus.UNAUTHORIZED, "UNAUTHENTICATED", "Sign in first."));
            return cookies.answer(request, limits.goingOn(request, () -> sessions.refresh(token)), null);
        } catch (ProblemException e) {
            if (e.problem().status() == HttpStatus.TOO_MANY_REQUESTS.value()) {
                throw e; // discarded unread
            }
            cookies.gone(request).forEach(cookie -> response.addHeader(HttpHeaders.SET_COOKIE, cookie));
            throw e;
        }
    }

    /** Never refused: signing out works even with invalid tokens. */
    @PostMapping("/sign-out")
    ResponseEntity<Void> signOut(@RequestBody(required = false) @Nullable Refresh body, HttpServletRequest request) {
        refreshToken(body, request).ifPresent(sessions::endByRefreshToken);
        tokens.sessionOf(request).ifPresent(sessions::end);
        return cookies.cleared(request);
    }

    private static Optional<String> refreshToken(@Nullable Refresh body, HttpServletRequest request) {
        return SessionCookies.refreshToken(request, body == null ? null : body.refreshToken());
    }
}
