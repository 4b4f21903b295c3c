package dev.perennial.command.notice;

import dev.perennial.command.limit.PlayerLimits;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.OwnerOnly;
import dev.perennial.http.ProblemException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** A player's settings for turn notices. */
@RestController
@OwnerOnly
@RequestMapping("/api/v1/auth/notices")
class NoticeController {
    private static final Pattern MAIL = Pattern.compile("[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9.-]{1,190}");
    private static final int LONGEST_WEBHOOK = 500;

    private final NoticeAddresses addresses;
    private final NoticeSettings settings;
    private final NoticeSender sender;
    private final Webhooks webhooks;
    private final PlayerLimits limits;

    NoticeController(
            NoticeAddresses addresses,
            NoticeSettings settings,
            NoticeSender sender,
            Webhooks webhooks,
            PlayerLimits limits) {
        this.addresses = addresses;
        this.settings = settings;
        this.sender = sender;
        this.webhooks = webhooks;
        this.limits = limits;
    }

    /** The current settings, and whether this installation can send mail at all. */
    record Notices(@Nullable String webhook, @Nullable String mail, boolean mailConfirmed, boolean mailPossible) {}

    @GetMapping
    Notices notices(PlayerId player) {
        var found = addresses.find(player).orElse(new NoticeAddresses.Address(null, null, false));
        return new Notices(found.webhook(), found.mail(), found.mailConfirmed(), settings.hasMail());
    }

    record Wanted(@Nullable String webhook, @Nullable String mail) {}

    @PutMapping
    Notices set(PlayerId player, @RequestBody Wanted body) {
        String webhook = body.webhook();
        String mail = body.mail();
        if (webhook != null && (webhook.length() > LONGEST_WEBHOOK || !webhooks.isAllowed(webhook))) {
            throw new ProblemException(
                    HttpStatus.UNPROCESSABLE_CONTENT, "BAD_WEBHOOK", "A webhook needs a public https address.");
        }
        if (mail != null && (!settings.hasMail() || !MAIL.matcher(mail).matches())) {
            throw new ProblemException(
                    HttpStatus.UNPROCESSABLE_CONTENT, "BAD_MAIL", "This email address cannot be used.");
        }
        if (mail != null && !mail.equals(notices(player).mail())) {
            limits.hasMailSent(player);
        }
        addresses.set(player, webhook, mail);
        sender.wake();
        return notices(player);
    }

    record Confirmation(@Nullable String code) {}

    @PostMapping("/confirmation")
    Notices confirm(PlayerId player, @RequestBody Confirmation body) {
        String code = body.code();
        return limits.guesses(player, () -> {
            if (code == null || !addresses.confirm(player, code)) {
                throw new ProblemException(HttpStatus.UNPROCESSABLE_CONTENT, "BAD_CODE", "The code is wrong.");
            }
            return notices(player);
        });
    }
}
