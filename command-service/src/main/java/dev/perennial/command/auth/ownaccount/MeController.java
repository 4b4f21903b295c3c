package dev.perennial.command.auth.ownaccount;

import dev.perennial.command.account.Account;
import dev.perennial.command.account.AccountChanges;
import dev.perennial.command.account.AccountRefusals;
import dev.perennial.command.account.AccountTexts;
import dev.perennial.command.account.Accounts;
import dev.perennial.command.auth.recovery.RecoveryCodes;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.OwnerOnly;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** The own account, seen and described. */
@RestController
@OwnerOnly
class MeController {
    private final Accounts accounts;
    private final AccountChanges changes;
    private final RecoveryCodes codes;

    MeController(Accounts accounts, AccountChanges changes, RecoveryCodes codes) {
        this.accounts = accounts;
        this.changes = changes;
        this.codes = codes;
    }

    record Me(
            PlayerId player,
            @Nullable String name,
            @Nullable String displayName,
            boolean guest,
            List<String> roles,
            @Nullable String language,
            @Nullable String timeZone,
            Instant createdAt,
            boolean hasPassword,
            int recoveryCodesLeft) {}

    @GetMapping("/api/v1/auth/me")
    @Scoped(Scope.READ)
    ResponseEntity<Me> me(PlayerId player) {
        return ResponseEntity.ok().cacheControl(CacheControl.noStore()).body(view(player));
    }

    record Description(
            @Nullable String displayName,
            @Nullable String language,
            @Nullable String timeZone) {}

    /** Fields that are left out stay unchanged. */
    @PatchMapping("/api/v1/players/me")
    Me describe(PlayerId player, @RequestBody Description body) {
        String displayName = body.displayName();
        String language = body.language();
        String timeZone = body.timeZone();
        changes.describe(
                player,
                displayName == null ? null : AccountTexts.displayName(displayName),
                language == null ? null : AccountTexts.language(language),
                timeZone == null ? null : AccountTexts.timeZone(timeZone));
        return view(player);
    }

    private Me view(PlayerId player) {
        Account account = accounts.find(player).orElseThrow(AccountRefusals::gone);
        return new Me(
                player,
                account.name(),
                account.displayName(),
                account.guest(),
                account.roles(),
                account.language(),
                account.timeZone(),
                account.createdAt(),
                account.passwordHash() != null,
                codes.left(player));
    }
}
