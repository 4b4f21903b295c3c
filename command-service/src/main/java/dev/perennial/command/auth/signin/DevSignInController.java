package dev.perennial.command.auth.signin;

import dev.perennial.command.account.AccountChanges;
import dev.perennial.command.auth.token.Tokens;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.OwnerOnly;
import dev.perennial.http.ProblemException;
import dev.perennial.http.token.TokenCookie;
import jakarta.servlet.http.HttpServletRequest;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Signs anyone in under any name, without a password: for development, off unless asked for. */
@RestController
@OwnerOnly
@ConditionalOnBooleanProperty("perennial.dev-sign-in")
class DevSignInController {
    private static final Pattern NAME = Pattern.compile("[a-z0-9-]{1,32}");

    private final AccountChanges accounts;
    private final Tokens tokens;

    DevSignInController(AccountChanges accounts, Tokens tokens) {
        this.accounts = accounts;
        this.tokens = tokens;
    }

    record SignIn(@Nullable String name) {}

    record SignedIn(String token, PlayerId player) {}

    @PostMapping("/api/v1/auth/dev")
    ResponseEntity<SignedIn> signIn(@RequestBody SignIn body, HttpServletRequest request) {
        String name = body.name();
        if (name == null || !NAME.matcher(name).matches()) {
            throw new ProblemException(
                    HttpStatus.BAD_REQUEST, "BAD_NAME", "A name has 1 to 32 lower-case letters, digits or hyphens.");
        }
        var player = new PlayerId("dev-" + name);
        accounts.welcome(player, name);
        String token = tokens.issueForDevelopment(player);
        return ResponseEntity.ok()
                .header(
                        HttpHeaders.SET_COOKIE,
                        TokenCookie.of(token, Tokens.DEVELOPMENT, request.isSecure())
                                .toString())
                .body(new SignedIn(token, player));
    }
}
