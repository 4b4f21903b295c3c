package dev.perennial.command.auth;

import dev.perennial.command.account.Account;
import dev.perennial.command.account.AccountProblems;
import dev.perennial.command.account.Accounts;
import dev.perennial.command.limit.PlayerLimits;
import dev.perennial.contract.PlayerId;
import dev.perennial.http.Problem;
import dev.perennial.http.ProblemException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.http.HttpStatus;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Signed in and out. Each refresh token is good once; one that comes again ends the whole sign-in. */
@Service
public class Sessions {
    private static final Duration MEMORY = Duration.ofDays(7);

    private final Accounts accounts;
    private final SignIns signIns;
    private final PersonalTokens personal;
    private final Standing standing;
    private final AuthSettings settings;
    private final PlayerLimits limits;
    private final InstantSource clock;
    private final TransactionTemplate transaction;

    Sessions(
            Accounts accounts,
            SignIns signIns,
            PersonalTokens personal,
            Standing standing,
            AuthSettings settings,
            PlayerLimits limits,
            InstantSource clock,
            PlatformTransactionManager transactions) {
        this.accounts = accounts;
        this.signIns = signIns;
        this.personal = personal;
        this.standing = standing;
        this.settings = settings;
        this.limits = limits;
        this.clock = clock;
        this.transaction = new TransactionTemplate(transactions);
    }

    record Opened(Account account, String session, String refreshToken, Duration lifetime) {}

    Opened open(PlayerId player) {
        return transaction.execute(_ -> {
            Account account = accounts.lock(player).orElseThrow(AccountProblems::gone);
            refuseSuspended(account);
            String session = UUID.randomUUID().toString();
            Duration lifetime = lifetime(account);
            Instant now = clock.instant();
            signIns.open(session, player, now, now.plus(lifetime));
            return handOut(account, session, lifetime);
        });
    }

    /** Ends all sign-ins of the player and begins a new one. */
    Opened openOnly(PlayerId player) {
        endAll(player);
        return open(player);
    }

    Opened refresh(String refreshToken) {
        Instant now = clock.instant();
        return transaction
                .execute(_ -> signIns.lock(refreshToken, now)
                        .filter(held -> !held.over())
                        .flatMap(held -> isUsedUp(held, now) ? Optional.empty() : goOn(refreshToken, held, now)))
                .orElseThrow(() -> {
                    endByRefreshToken(refreshToken);
                    return new ProblemException(
                            HttpStatus.UNAUTHORIZED, "SESSION_OVER", "This sign-in is over. Sign in again.");
                });
    }

    private boolean isUsedUp(SignIns.Held held, Instant now) {
        Instant used = held.usedAt();
        return used != null && !used.plus(settings.refreshGrace()).isAfter(now);
    }

    private Optional<Opened> goOn(String refreshToken, SignIns.Held held, Instant now) {
        String session = held.session();
        Optional<Account> account = accounts.find(held.player());
        account.ifPresent(Sessions::refuseSuspended);
        limits.acts(held.player()); // each token that was used is kept for a while
        return account.map(found -> {
            Duration lifetime = lifetime(found);
            signIns.use(refreshToken, now);
            signIns.extend(session, now.plus(lifetime));
            return handOut(found, session, lifetime);
        });
    }

    private Opened handOut(Account account, String session, Duration lifetime) {
        String refreshToken = Secret.fresh("pr_");
        signIns.add(session, refreshToken);
        return new Opened(account, session, refreshToken, lifetime);
    }

    void end(String session) {
        if (signIns.revoke(session, clock.instant())) {
            standing.reload();
        }
    }

    /** By whatever token of it is at hand; one that is unknown ends nothing, and costs nothing. */
    void endByRefreshToken(String refreshToken) {
        boolean ended = transaction.execute(_ -> signIns.lock(refreshToken, clock.instant())
                .filter(held -> signIns.revoke(held.session(), clock.instant()))
                .isPresent());
        if (ended) {
            standing.reload();
        }
    }

    public void endAll(PlayerId player) {
        signIns.revokeAll(player, clock.instant());
        standing.reload();
    }

    @Scheduled(fixedDelayString = "PT1H")
    void forget() {
        signIns.forget(clock.instant().minus(MEMORY));
        personal.forget(clock.instant().minus(MEMORY));
    }

    private Duration lifetime(Account account) {
        return account.guest() ? settings.guestLifetime() : settings.sessionLifetime();
    }

    static void refuseSuspended(Account account) {
        if (account.isSuspended()) {
            String reason = account.suspendedBecause();
            throw new ProblemException(Problem.of(
                    HttpStatus.FORBIDDEN,
                    "SUSPENDED",
                    "This account is suspended.",
                    Map.of("reason", reason == null ? "" : reason)));
        }
    }
}
