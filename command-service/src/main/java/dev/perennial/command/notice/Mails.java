package dev.perennial.command.notice;

import java.io.IOException;
import org.springframework.stereotype.Component;

/** Writes the mails: the question whether an address is right, and that it is somebody's turn. */
@Component
class Mails {
    private final NoticeSettings settings;

    Mails(NoticeSettings settings) {
        this.settings = settings;
    }

    void send(Notice notice) throws IOException {
        String to = notice.mail();
        if (to == null || !settings.hasMail()) {
            return;
        }
        boolean confirmed = notice.mailCode() == null;
        if (notice.table() == null && !confirmed) {
            mail(
                    to,
                    "Perennial: is this your address?",
                    "Somebody wants to be told here when it is his turn.\n"
                            + "If it was you, enter this code: " + notice.mailCode() + "\n"
                            + "If not, you need not do anything.\n");
        } else if (notice.table() != null && confirmed) {
            mail(
                    to,
                    "Perennial: it is your turn",
                    "It is your turn at a table of " + notice.game() + ".\n" + settings.publicUrl() + "/tables/"
                            + notice.table() + "\n");
        }
    }

    private void mail(String to, String subject, String text) throws IOException {
        try (var server = SmtpSession.open(settings.smtp())) {
            server.send(to, subject, text);
        }
    }
}
