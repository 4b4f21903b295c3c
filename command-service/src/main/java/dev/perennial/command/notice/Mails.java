package dev.perennial.command.notice;

import dev.perennial.command.notice.Notice.Kind;
import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Objects;
import org.springframework.stereotype.Component;

/** Writes the mails: the question whether an address is right, and what is to be told to one that is. */
@Component
class Mails {
    private final NoticeSettings settings;
    private final InstantSource clock;

    Mails(NoticeSettings settings, InstantSource clock) {
        this.settings = settings;
        this.clock = clock;
    }

    void send(Notice notice) throws IOException {
        boolean confirmed = notice.mailCode() == null;
        boolean isQuestion = notice.kind() == Kind.QUESTION;
        if (!settings.hasMail() || isQuestion == confirmed) {
            return;
        }
        var texts = MailTexts.in(notice.language());
        try (var server = SmtpSession.open(settings.smtp())) {
            server.send(
                    notice.address(),
                    texts.text(notice.kind().code() + ".subject", Map.of()),
                    isQuestion ? question(texts, notice) : told(texts, notice),
                    clock.instant());
        }
    }

    private static String question(MailTexts texts, Notice notice) {
        return texts.text("question.text", Map.of("code", Objects.requireNonNull(notice.mailCode())));
    }

    private String told(MailTexts texts, Notice notice) {
        String game = notice.game() == null ? "" : texts.game(notice.game());
        String link = settings.publicUrl().isEmpty() ? "" : settings.publicUrl() + notice.path() + "\n";
        return texts.text(notice.kind().code() + ".text", Map.of("game", game)) + until(texts, notice) + link;
    }

    /** By the clocks where he lives; who never said where reads it in UTC. */
    private static String until(MailTexts texts, Notice notice) {
        Instant due = notice.dueAt();
        ZoneId zone = notice.timeZone() == null ? ZoneOffset.UTC : ZoneId.of(notice.timeZone());
        return due == null ? "" : texts.text("until", Map.of("time", MailWords.time(due, zone)));
    }
}
