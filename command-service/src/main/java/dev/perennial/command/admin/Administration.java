package dev.perennial.command.admin;

import dev.perennial.command.account.Account;
import dev.perennial.command.account.AccountRefusals;
import dev.perennial.command.account.Accounts;
import dev.perennial.command.account.Role;
import dev.perennial.command.auth.AuthSettings;
import dev.perennial.command.auth.recovery.RecoveryLinks;
import dev.perennial.command.auth.session.Sessions;
import dev.perennial.command.table.Departures;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import java.time.InstantSource;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Admin actions on accounts, each recorded with its admin. */
@Service
class Administration {
    private final Accounts accounts;
    private final Sessions sessions;
    private final RecoveryLinks links;
    private final Departures departures;
    private final AdminLog log;
    private final AuthSettings settings;
    private final InstantSource clock;
    private final TransactionTemplate transaction;

    Administration(
            Accounts accounts,
            Sessions sessions,
            RecoveryLinks links,
            Departures departures,
            AdminLog log,
            AuthSettings settings,
            InstantSource clock,
            PlatformTransactionManager transactions) {
        this.accounts = accounts;
        this.sessions = sessions;
        this.links = links;
        this.departures = departures;
        this.log = log;
        this.settings = settings;
        this.clock = clock;
        this.transaction = new TransactionTemplate(transactions);
    }

    /** A player who loses a role has to sign in again, because their tokens still contain it. */
    Account setRoles(PlayerId admin, PlayerId player, List<String> roles) {
        if (!roles.contains(Role.PLAYER)
                || !Role.ALL.containsAll(roles)
                || roles.stream().distinct().count() != roles.size()) {
            throw new ProblemException(
                    HttpStatus.BAD_REQUEST,
                    "BAD_ROLES",
                    "Roles are player, organiser and admin; player is always included.");
        }
        boolean loses = transaction.execute(_ -> {
            List<PlayerId> admins = accounts.lockAdmins();
            Account account = accounts.lock(player).orElseThrow(RequestFields::unknownPlayer);
            if (account.name() == null && roles.contains(Role.ADMIN)) {
                throw new ProblemException(
                        HttpStatus.CONFLICT, "NO_NAME", "An admin needs an account with a name and a password.");
            }
            if (!roles.contains(Role.ADMIN)) {
                AccountRefusals.refuseLast(admins, player);
            }
            accounts.setRoles(player, Role.ALL.stream().filter(roles::contains).toList());
            log.add(admin, "ROLES", player, String.join(" ", roles));
            boolean fewer = !roles.containsAll(account.roles());
            if (fewer) {
                accounts.cutRoles(player, clock.instant());
            }
            return fewer;
        });
        if (loses) {
            sessions.endAll(player);
        }
        return found(player);
    }

    Account suspend(PlayerId admin, PlayerId player, String reason) {
        if (admin.equals(player)) {
            throw AccountRefusals.yourself();
        }
        transaction.executeWithoutResult(_ -> {
            List<PlayerId> admins = accounts.lockAdmins();
            Account account = accounts.lock(player).orElseThrow(RequestFields::unknownPlayer);
            AccountRefusals.refuseLast(admins, player);
            if (account.isSuspended()) {
                throw new ProblemException(
                        HttpStatus.CONFLICT, "SUSPENDED_ALREADY", "This account is already suspended.");
            }
            accounts.suspend(player, clock.instant(), reason);
            departures.note(player);
            log.add(admin, "SUSPENDED", player, reason);
        });
        sessions.endAll(player);
        return found(player);
    }

    Account readmit(PlayerId admin, PlayerId player) {
        transaction.executeWithoutResult(_ -> {
            Account account = accounts.lock(player).orElseThrow(RequestFields::unknownPlayer);
            if (account.isSuspended()) {
                accounts.readmit(player);
                departures.forget(player);
                log.add(admin, "READMITTED", player, null);
            }
        });
        sessions.endAll(player);
        return found(player);
    }

    RecoveryLinks.Link recoveryLink(PlayerId admin, PlayerId player) {
        return transaction.execute(_ -> {
            Account account = accounts.lock(player).orElseThrow(RequestFields::unknownPlayer);
            if (account.name() == null) {
                throw new ProblemException(
                        HttpStatus.CONFLICT, "NO_NAME", "This account has no name and password to recover.");
            }
            log.add(admin, "RECOVERY_LINK", player, null);
            return links.issue(player, clock.instant(), settings.linkLifetime());
        });
    }

    private Account found(PlayerId player) {
        return accounts.find(player).orElseThrow(RequestFields::unknownPlayer);
    }
}
