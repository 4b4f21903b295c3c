package dev.perennial.command.admin;

import dev.perennial.command.account.Accounts;
import dev.perennial.command.admin.RatedApprovals.Approval;
import dev.perennial.command.admin.RatedApprovals.Approved;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.OwnerOnly;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import java.util.List;
import java.util.Objects;
import org.springframework.http.HttpStatus;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/**
 * The operator approves leagues and organisers for rated play: what they decide over a game then counts for ratings.
 */
@RestController
@OwnerOnly
@RequestMapping(AdminInterceptor.PATH + "/rated-play")
class RatedPlayController {
    private final RatedApprovals approvals;
    private final Accounts accounts;
    private final AdminLog log;
    private final TransactionTemplate transaction;

    RatedPlayController(
            RatedApprovals approvals, Accounts accounts, AdminLog log, PlatformTransactionManager transactions) {
        this.approvals = approvals;
        this.accounts = accounts;
        this.log = log;
        this.transaction = new TransactionTemplate(transactions);
    }

    record ApprovalList(List<Approval> approvals) {}

    @GetMapping
    ApprovalList list() {
        return new ApprovalList(approvals.inForce());
    }

    @PutMapping("/organisers/{player}")
    Approval approveOrganiser(PlayerId admin, @PathVariable String player) {
        PlayerId organiser = RequestFields.player(player);
        return approve(admin, Approved.ORGANISER, organiser.code(), () -> requireNamed(organiser));
    }

    @DeleteMapping("/organisers/{player}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void withdrawOrganiser(PlayerId admin, @PathVariable String player) {
        withdraw(admin, Approved.ORGANISER, RequestFields.player(player).code());
    }

    @PutMapping("/leagues/{league}")
    Approval approveLeague(PlayerId admin, @PathVariable String league) {
        return approve(admin, Approved.LEAGUE, league, () -> {
            if (!approvals.isLeague(league)) {
                throw new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_LEAGUE", "There is no such league.");
            }
        });
    }

    @DeleteMapping("/leagues/{league}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void withdrawLeague(PlayerId admin, @PathVariable String league) {
        withdraw(admin, Approved.LEAGUE, league);
    }

    private void requireNamed(PlayerId player) {
        var account = accounts.lock(player).orElseThrow(RequestFields::unknownPlayer);
        if (account.name() == null) {
            throw new ProblemException(
                    HttpStatus.CONFLICT, "NO_NAME", "An organiser needs an account with a name and a password.");
        }
    }

    private Approval approve(PlayerId admin, Approved approved, String id, Runnable check) {
        return Objects.requireNonNull(transaction.execute(_ -> {
            check.run();
            if (approvals.approve(approved, id, admin)) {
                note(admin, "RATED_PLAY_APPROVED", approved, id);
            }
            return approvals.find(approved, id).orElseThrow();
        }));
    }

    private void withdraw(PlayerId admin, Approved approved, String id) {
        transaction.executeWithoutResult(_ -> {
            if (!approvals.withdraw(approved, id)) {
                throw new ProblemException(
                        HttpStatus.NOT_FOUND, "NOT_APPROVED", "There is no such approval for rated play.");
            }
            note(admin, "RATED_PLAY_WITHDRAWN", approved, id);
        });
    }

    private void note(PlayerId admin, String action, Approved approved, String id) {
        boolean person = approved == Approved.ORGANISER;
        log.add(admin, action, person ? new PlayerId(id) : null, person ? null : id);
    }
}
