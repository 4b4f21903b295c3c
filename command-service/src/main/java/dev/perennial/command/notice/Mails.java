package dev.perennial.command.notice;

import dev.perennial.command.notice.Notice.Kind;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.Map;
import java.util.Objects;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.mail.javamail.MimeMessageHelper;
import org.springframework.stereotype.Component;

/** Sends mails: the request to confirm an address, and notices to confirmed addresses. */
@Component
class Mails {
    private final NoticeSettings settings;
    private final JavaMailSender server;
    private final InstantSource clock;

    @Autowired
    Mails(NoticeSettings settings, InstantSource clock) {
        this(settings, MailServer.of(settings.smtp()), clock);
    }

    Mails(NoticeSettings settings, JavaMailSender server, InstantSource clock) {
        this.settings = settings;
        this.server = server;
        this.clock = clock;
    }

    void send(Notice notice) throws MessagingException {
        boolean confirmed = notice.mailCode() == null;
        boolean isQuestion = notice.kind() == Kind.QUESTION;
        if (settings.hasMail() && isQuestion != confirmed) {
            server.send(message(notice, isQuestion));
        }
    }

    private MimeMessage message(Notice notice, boolean isQuestion) throws MessagingException {
        var texts = MailTexts.in(notice.language());
        var message = new MimeMessageHelper(server.createMimeMessage());
        message.setFrom(strict(settings.smtp().from()));
        message.setTo(strict(notice.address()));
        message.setSentDate(Date.from(clock.instant()));
        message.setSubject(texts.text(notice.kind().code() + ".subject", Map.of()));
        message.setText(isQuestion ? question(texts, notice) : text(texts, notice));
        // Mail programs answer such mails with no "out of office" (RFC 3834).
        message.getMimeMessage().setHeader("Auto-Submitted", "auto-generated");
        return message.getMimeMessage();
    }

    /** One address and nothing else: line breaks or a second address are refused. */
    private static InternetAddress strict(String address) throws MessagingException {
        return new InternetAddress(address, true);
    }

    private static String question(MailTexts texts, Notice notice) {
        return texts.text("question.text", Map.of("code", Objects.requireNonNull(notice.mailCode())));
    }

    private String text(MailTexts texts, Notice notice) {
        String game = notice.game() == null ? "" : texts.game(notice.game());
        String link = settings.publicUrl().isEmpty() ? "" : settings.publicUrl() + notice.path() + "\n";
        return texts.text(notice.kind().code() + ".text", Map.of("game", game)) + until(texts, notice) + link;
    }

    /** In the player's time zone, or in UTC if the player has set none. */
    private static String until(MailTexts texts, Notice notice) {
        Instant due = notice.dueAt();
        ZoneId zone = notice.timeZone() == null ? ZoneOffset.UTC : ZoneId.of(notice.timeZone());
        return due == null ? "" : texts.text("until", Map.of("time", MailTexts.time(due, zone)));
    }
}
