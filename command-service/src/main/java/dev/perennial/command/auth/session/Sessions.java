package dev.perennial.command.auth.session;

import dev.perennial.command.account.Account;
import dev.perennial.command.account.AccountRefusals;
import dev.perennial.command.account.Accounts;
import dev.perennial.command.auth.AuthSettings;
import dev.perennial.command.auth.Secret;
import dev.perennial.command.auth.token.PersonalTokens;
import dev.perennial.command.auth.token.Revocations;
import dev.perennial.command.limit.PlayerLimits;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.ProblemException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import org.springframework.http.HttpStatus;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Signed in and out. Each refresh token is valid once; using it again ends the whole session. */
@Service
public class Sessions {
    private static final Duration MEMORY = Duration.ofDays(7);

    private final Accounts accounts;
    private final SessionRows sessionRows;
    private final PersonalTokens personal;
    private final Revocations revocations;
    private final AuthSettings settings;
    private final PlayerLimits limits;
    private final InstantSource clock;
    private final TransactionTemplate transaction;

    Sessions(
            Accounts accounts,
            SessionRows sessionRows,
            PersonalTokens personal,
            Revocations revocations,
            AuthSettings settings,
            PlayerLimits limits,
            InstantSource clock,
            PlatformTransactionManager transactions) {
        this.accounts = accounts;
        this.sessionRows = sessionRows;
        this.personal = personal;
        this.revocations = revocations;
        this.settings = settings;
        this.limits = limits;
        this.clock = clock;
        this.transaction = new TransactionTemplate(transactions);
    }

    public record Opened(Account account, String session, String refreshToken, Duration lifetime) {}

    public Opened open(PlayerId player) {
        return transaction.execute(_ -> {
            Account account = accounts.lock(player).orElseThrow(AccountRefusals::gone);
            AccountRefusals.refuseSuspended(account);
            String session = UUID.randomUUID().toString();
            Duration lifetime = lifetime(account);
            Instant now = clock.instant();
            sessionRows.open(session, player, now, now.plus(lifetime));
            return handOut(account, session, lifetime);
        });
    }

    /** Ends all sign-ins of the player and begins a new one. */
    public Opened openOnly(PlayerId player) {
        endAll(player);
        return open(player);
    }

    public Opened refresh(String refreshToken) {
        Instant now = clock.instant();
        return transaction
                .execute(_ -> sessionRows
                        .lock(refreshToken, now)
                        .filter(held -> !held.over())
                        .flatMap(held -> isUsedUp(held, now) ? Optional.empty() : goOn(refreshToken, held, now)))
                .orElseThrow(() -> {
                    endByRefreshToken(refreshToken);
                    return new ProblemException(
                            HttpStatus.UNAUTHORIZED, "SESSION_OVER", "Your session has ended. Sign in again.");
                });
    }

    private boolean isUsedUp(SessionRows.Held held, Instant now) {
        Instant used = held.usedAt();
        return used != null && !used.plus(settings.refreshGrace()).isAfter(now);
    }

    private Optional<Opened> goOn(String refreshToken, SessionRows.Held held, Instant now) {
        String session = held.session();
        Optional<Account> account = accounts.find(held.player());
        account.ifPresent(AccountRefusals::refuseSuspended);
        limits.acts(held.player()); // each token that was used is kept for a while
        return account.map(found -> {
            Duration lifetime = lifetime(found);
            sessionRows.use(refreshToken, now);
            sessionRows.extend(session, now.plus(lifetime));
            return handOut(found, session, lifetime);
        });
    }

    private Opened handOut(Account account, String session, Duration lifetime) {
        String refreshToken = Secret.fresh("pr_");
        sessionRows.add(session, refreshToken);
        return new Opened(account, session, refreshToken, lifetime);
    }

    public void end(String session) {
        if (sessionRows.revoke(session, clock.instant())) {
            revocations.reload();
        }
    }

    /** By whatever token of it is at hand; one that is unknown ends nothing, and costs nothing. */
    public void endByRefreshToken(String refreshToken) {
        boolean ended = transaction.execute(_ -> sessionRows
                .lock(refreshToken, clock.instant())
                .filter(held -> sessionRows.revoke(held.session(), clock.instant()))
                .isPresent());
        if (ended) {
            revocations.reload();
        }
    }

    public void endAll(PlayerId player) {
        sessionRows.revokeAll(player, clock.instant());
        revocations.reload();
    }

    @Scheduled(fixedDelayString = "PT1H")
    void forget() {
        sessionRows.forget(clock.instant().minus(MEMORY));
        personal.forget(clock.instant().minus(MEMORY));
    }

    private Duration lifetime(Account account) {
        return account.guest() ? settings.guestLifetime() : settings.sessionLifetime();
    }
}
