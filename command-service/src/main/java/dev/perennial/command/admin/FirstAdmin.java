package dev.perennial.command.admin;

import dev.perennial.command.account.Account;
import dev.perennial.command.account.AccountTexts;
import dev.perennial.command.account.Accounts;
import dev.perennial.command.account.PlayerOutbox;
import dev.perennial.command.account.Role;
import dev.perennial.command.auth.recovery.RecoveryLinks;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.ProblemException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.springframework.jdbc.BadSqlGrammarException;
import org.springframework.jdbc.CannotGetJdbcConnectionException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.CannotCreateTransactionException;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Makes an admin by hand, on the database itself: the first one cannot be made by another, and there is no default
 * password that everybody knows. Works beside a running service as well as without one.
 */
public final class FirstAdmin {
    private static final Duration LINK_LIFETIME = Duration.ofHours(24);

    private final Accounts accounts;
    private final PlayerOutbox outbox;
    private final RecoveryLinks links;
    private final TransactionTemplate transaction;

    public FirstAdmin(String url, String user, String password) {
        this(new DriverManagerDataSource(url, user, password));
    }

    FirstAdmin(DataSource database) {
        var jdbc = JdbcClient.create(database);
        accounts = new Accounts(jdbc);
        outbox = new PlayerOutbox(jdbc);
        links = new RecoveryLinks(jdbc);
        transaction = new TransactionTemplate(new JdbcTransactionManager(database));
    }

    /** The result and the text shown on the console. */
    public record Outcome(boolean done, String text) {}

    /**
     * Gives the account of that name the role, making the account when there is none.
     *
     * @param wantsLink whether to give out a link for a new password also if there is one
     */
    public Outcome make(String name, boolean wantsLink) {
        try {
            String checked = AccountTexts.name(name);
            return new Outcome(true, transaction.execute(_ -> makeLocked(checked, wantsLink)));
        } catch (ProblemException e) {
            return new Outcome(false, e.problem().detail());
        } catch (BadSqlGrammarException | CannotGetJdbcConnectionException | CannotCreateTransactionException e) {
            return new Outcome(false, "There are no accounts yet. Start everything once, then try again.");
        }
    }

    private String makeLocked(String name, boolean wantsLink) {
        Instant now = Instant.now();
        var _ = accounts.lockAdmins();
        Optional<Account> known = accounts.named(name);
        PlayerId player = known.map(Account::player).orElseGet(() -> add(name, now));
        List<String> roles = known.map(Account::roles).orElse(List.of(Role.PLAYER));
        accounts.setRoles(
                player,
                Stream.concat(roles.stream(), Stream.of(Role.ADMIN)).distinct().toList());
        accounts.readmit(player);
        boolean link = wantsLink || known.map(Account::passwordHash).isEmpty();
        String path = link ? links.issue(player, now, LINK_LIFETIME).path() : "";
        return name + " is an admin now."
                + (link ? "\nTo choose a password, within a day, once, open this at your own address: " + path : "");
    }

    private PlayerId add(String name, Instant now) {
        var player = new PlayerId("p-" + UUID.randomUUID());
        var _ = accounts.add(player, name, false, now);
        var _ = accounts.giveName(player, name, null);
        outbox.note(player);
        return player;
    }
}
