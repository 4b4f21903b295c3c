package dev.perennial.command.auth.token;

import dev.perennial.command.account.Account;
import dev.perennial.command.account.AccountRefusals;
import dev.perennial.command.account.AccountTexts;
import dev.perennial.command.account.Accounts;
import dev.perennial.command.auth.AuthSettings;
import dev.perennial.command.auth.RateLimits;
import dev.perennial.command.auth.Secret;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.OwnerOnly;
import dev.perennial.http.ProblemException;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Personal access tokens for a player's own programs: create, list, revoke, and exchange for a short-lived token. */
@RestController
@OwnerOnly
@RequestMapping("/api/v1/auth")
class PersonalTokenController {
    private static final int LONGEST_LABEL = 100;
    private static final int DEFAULT_DAYS = 90;
    private static final int MOST_DAYS = 366;
    private static final int MOST = 50;

    private final Accounts accounts;
    private final PersonalTokens personal;
    private final Revocations revocations;
    private final Tokens tokens;
    private final RateLimits limits;
    private final AuthSettings settings;
    private final InstantSource clock;

    PersonalTokenController(
            Accounts accounts,
            PersonalTokens personal,
            Revocations revocations,
            Tokens tokens,
            RateLimits limits,
            AuthSettings settings,
            InstantSource clock) {
        this.accounts = accounts;
        this.personal = personal;
        this.revocations = revocations;
        this.tokens = tokens;
        this.limits = limits;
        this.settings = settings;
        this.clock = clock;
    }

    record TokenList(List<PersonalTokens.Listed> tokens) {}

    @GetMapping("/tokens")
    TokenList list(PlayerId player) {
        return new TokenList(personal.of(player, clock.instant()));
    }

    record Making(
            @Nullable String label,
            @Nullable List<String> scopes,
            @Nullable Integer days) {}

    record Made(String id, String label, List<String> scopes, Instant expiresAt, String secret) {
        @Override
        public String toString() {
            return "Made";
        }
    }

    @PostMapping("/tokens")
    @ResponseStatus(HttpStatus.CREATED)
    Made make(PlayerId player, @RequestBody Making body) {
        String label = AccountTexts.remark(body.label(), LONGEST_LABEL);
        List<String> scopes = body.scopes() == null ? List.of() : body.scopes();
        if (scopes.isEmpty()
                || scopes.stream().anyMatch(each -> !PersonalTokens.SCOPES.contains(each))
                || scopes.stream().distinct().count() != scopes.size()) {
            throw bad("BAD_SCOPES", "Choose from " + String.join(", ", PersonalTokens.SCOPES) + ".");
        }
        int days = body.days() == null ? DEFAULT_DAYS : body.days();
        if (days < 1 || days > MOST_DAYS) {
            throw bad("BAD_DAYS", "A token is valid for 1 to " + MOST_DAYS + " days.");
        }
        Instant now = clock.instant();
        Duration lifetime = Duration.ofDays(days);
        if (personal.of(player, now).size() >= MOST) {
            throw new ProblemException(
                    HttpStatus.CONFLICT, "TOO_MANY_TOKENS", "Token limit reached. Revoke one first.");
        }
        String secret = Secret.fresh("pt_");
        String id = personal.add(player, secret, label, scopes, now, lifetime);
        return new Made(id, label, scopes, now.plus(lifetime), secret);
    }

    @DeleteMapping("/tokens/{id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void revoke(PlayerId player, @PathVariable String id) {
        if (!personal.revoke(player, id, clock.instant())) {
            throw new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_TOKEN", "This token is already revoked.");
        }
        revocations.reload();
    }

    record Exchange(@Nullable String secret) {
        @Override
        public String toString() {
            return "Exchange";
        }
    }

    record Exchanged(PlayerId player, List<String> scopes, long expiresIn, String token) {
        @Override
        public String toString() {
            return "Exchanged";
        }
    }

    /** For programs: the long-lived secret goes to this one place only. */
    @PostMapping("/token")
    ResponseEntity<Exchanged> exchange(@RequestBody Exchange body, HttpServletRequest request) {
        String secret = body.secret() == null ? "" : body.secret();
        Instant now = clock.instant();
        PersonalTokens.Held held = limits.attempt(
                request, secret, () -> personal.use(secret, now).orElseThrow(PersonalTokenController::refused));
        Account account = accounts.find(held.player()).orElseThrow(AccountRefusals::gone);
        AccountRefusals.refuseSuspended(account);
        Duration left = Duration.between(now, held.expiresAt());
        Duration lifetime = left.compareTo(settings.accessLifetime()) < 0 ? left : settings.accessLifetime();
        String token = tokens.issueScoped(held, account.roles(), account.guest(), lifetime);
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noStore())
                .body(new Exchanged(held.player(), held.scopes(), lifetime.toSeconds(), token));
    }

    private static ProblemException refused() {
        return new ProblemException(
                HttpStatus.UNAUTHORIZED, "BAD_TOKEN", "This token does not exist, has expired or was revoked.");
    }

    private static ProblemException bad(String code, String detail) {
        return new ProblemException(HttpStatus.BAD_REQUEST, code, detail);
    }
}
