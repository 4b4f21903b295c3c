package dev.perennial.command.auth.ownaccount;

import dev.perennial.command.account.Account;
import dev.perennial.command.account.AccountRefusals;
import dev.perennial.command.account.Accounts;
import dev.perennial.command.auth.session.SessionCookies;
import dev.perennial.command.auth.token.Revocations;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.OwnerOnly;
import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Exports or erases the player's data. */
@RestController
@OwnerOnly
@RequestMapping("/api/v1/auth")
class OwnDataController {
    private final Accounts accounts;
    private final OwnData data;
    private final PasswordCheck check;
    private final Erasure erasure;
    private final Revocations revocations;
    private final SessionCookies cookies;

    OwnDataController(
            Accounts accounts,
            OwnData data,
            PasswordCheck check,
            Erasure erasure,
            Revocations revocations,
            SessionCookies cookies) {
        this.accounts = accounts;
        this.data = data;
        this.check = check;
        this.erasure = erasure;
        this.revocations = revocations;
        this.cookies = cookies;
    }

    @GetMapping("/data")
    ResponseEntity<OwnData.Everything> download(PlayerId player) {
        var attachment = ContentDisposition.attachment().filename("perennial-data.json");
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noStore())
                .header(HttpHeaders.CONTENT_DISPOSITION, attachment.build().toString())
                .body(data.of(account(player)));
    }

    record Confirmed(@Nullable String password) {
        @Override
        public String toString() {
            return "Confirmed";
        }
    }

    @PostMapping("/erase")
    ResponseEntity<Void> erase(PlayerId player, @RequestBody Confirmed body, HttpServletRequest request) {
        check.confirmIfAny(account(player), body.password());
        erasure.erase(player);
        revocations.reload();
        return cookies.cleared(request);
    }

    private Account account(PlayerId player) {
        return accounts.find(player).orElseThrow(AccountRefusals::gone);
    }
}
