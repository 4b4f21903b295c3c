package dev.perennial.command.admin;

import com.nimbusds.jose.jwk.JWK;
import dev.perennial.command.account.Account;
import dev.perennial.command.account.AccountCursor;
import dev.perennial.command.account.AccountTexts;
import dev.perennial.command.account.Accounts;
import dev.perennial.command.auth.recovery.RecoveryLinks;
import dev.perennial.command.auth.token.CompromisedKeys;
import dev.perennial.command.auth.token.SigningKeys;
import dev.perennial.command.community.Report;
import dev.perennial.command.community.Reports;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.OwnerOnly;
import dev.perennial.http.Page;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** For admins. */
@RestController
@OwnerOnly
@RequestMapping(AdminInterceptor.PATH)
class AdminController {
    private static final int MOST = 200;
    private static final int LONGEST_REASON = 300;
    private static final int LONGEST_SEARCH = 100;

    private final Accounts accounts;
    private final Administration administration;
    private final Reports reports;
    private final AdminLog log;
    private final SigningKeys keys;
    private final CompromisedKeys stolen;

    AdminController(
            Accounts accounts,
            Administration administration,
            Reports reports,
            AdminLog log,
            SigningKeys keys,
            CompromisedKeys stolen) {
        this.keys = keys;
        this.stolen = stolen;
        this.accounts = accounts;
        this.administration = administration;
        this.reports = reports;
        this.log = log;
    }

    /** An account as an admin sees it. */
    record Listed(
            PlayerId player,
            @Nullable String name,
            @Nullable String displayName,
            boolean guest,
            List<String> roles,
            Instant createdAt,
            @Nullable Instant suspendedAt,
            @Nullable String suspendedBecause) {
        static Listed of(Account account) {
            return new Listed(
                    account.player(),
                    account.name(),
                    account.displayName(),
                    account.guest(),
                    account.roles(),
                    account.createdAt(),
                    account.suspendedAt(),
                    account.suspendedBecause());
        }
    }

    /** @param next where the following page begins; null on the last one */
    record PlayerList(List<Listed> players, @Nullable String next) {}

    @GetMapping("/players")
    PlayerList players(
            @RequestParam(defaultValue = "") String search,
            @RequestParam(defaultValue = "50") int limit,
            @RequestParam(required = false) @Nullable String cursor) {
        if (search.length() > LONGEST_SEARCH || search.indexOf(0) >= 0) {
            throw new ProblemException(HttpStatus.BAD_REQUEST, "BAD_SEARCH", "Search text is too long.");
        }
        var found = accounts.search(search, AccountCursor.of(cursor), Page.limit(limit, MOST) + 1);
        var page = Page.of(found, limit, AccountCursor::behind);
        return new PlayerList(page.rows().stream().map(Listed::of).toList(), page.next());
    }

    record Roles(@Nullable List<String> roles) {}

    @PutMapping("/players/{player}/roles")
    Listed roles(PlayerId admin, @PathVariable String player, @RequestBody Roles body) {
        List<String> roles = body.roles() == null ? List.of() : body.roles();
        return Listed.of(administration.setRoles(admin, RequestFields.player(player), roles));
    }

    record Suspension(@Nullable String reason) {}

    @PutMapping("/players/{player}/suspension")
    Listed suspend(PlayerId admin, @PathVariable String player, @RequestBody Suspension body) {
        String reason = AccountTexts.remark(body.reason(), LONGEST_REASON);
        return Listed.of(administration.suspend(admin, RequestFields.player(player), reason));
    }

    @DeleteMapping("/players/{player}/suspension")
    Listed readmit(PlayerId admin, @PathVariable String player) {
        return Listed.of(administration.readmit(admin, RequestFields.player(player)));
    }

    record Link(String link, Instant expiresAt) {
        @Override
        public String toString() {
            return "Link";
        }
    }

    @PostMapping("/players/{player}/recovery-link")
    ResponseEntity<Link> recoveryLink(PlayerId admin, @PathVariable String player) {
        RecoveryLinks.Link link = administration.recoveryLink(admin, RequestFields.player(player));
        return ResponseEntity.ok().cacheControl(CacheControl.noStore()).body(new Link(link.path(), link.expiresAt()));
    }

    record ReportList(List<Report> reports, @Nullable String next) {}

    @GetMapping("/reports")
    ReportList reports(
            @RequestParam(defaultValue = "false") boolean all,
            @RequestParam(defaultValue = "" + MOST) int limit,
            @RequestParam(required = false) @Nullable String cursor) {
        var found = reports.list(all, Page.number(cursor, Long.MAX_VALUE), Page.limit(limit, MOST) + 1);
        var page = Page.of(found, limit, report -> Page.behind(report.report()));
        return new ReportList(page.rows(), page.next());
    }

    @PostMapping("/reports/{report}/close")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void close(PlayerId admin, @PathVariable long report) {
        if (!reports.close(report, admin)) {
            throw new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_REPORT", "This report is already closed.");
        }
    }

    record Rotation(@Nullable Boolean compromised) {}

    record Keys(List<String> keys) {}

    /** Signs tokens with a new key. If the old key was stolen, everyone has to sign in again, including this admin. */
    @PostMapping("/keys")
    Keys rotate(PlayerId admin, @RequestBody Rotation body) {
        Boolean compromised = body.compromised();
        if (compromised == null) {
            throw new ProblemException(
                    HttpStatus.BAD_REQUEST,
                    "MALFORMED",
                    "The field compromised is missing: say whether a key was stolen.");
        }
        if (compromised) {
            stolen.replace();
        } else {
            keys.rotate();
        }
        log.add(admin, compromised ? "KEYS_REPLACED" : "KEYS_ROTATED", null, null);
        return new Keys(keys.published().getKeys().stream().map(JWK::getKeyID).toList());
    }

    record ActionList(
            List<AdminLog.Action> actions, @Nullable String next) {}

    @GetMapping("/actions")
    ActionList actions(
            @RequestParam(defaultValue = "" + MOST) int limit,
            @RequestParam(required = false) @Nullable String cursor) {
        var found = log.before(Page.number(cursor, Long.MAX_VALUE), Page.limit(limit, MOST) + 1);
        var page = Page.of(found, limit, action -> Page.behind(action.number()));
        return new ActionList(page.rows(), page.next());
    }
}
