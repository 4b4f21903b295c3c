package dev.perennial.command.notice;

import dev.perennial.command.notice.NoticeSettings.Security;
import dev.perennial.command.notice.NoticeSettings.Smtp;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.springframework.mail.javamail.JavaMailSenderImpl;

/** The operator's mail server as Spring's mail sender. */
final class MailServer {
    private static final String PATIENCE = Long.toString(Duration.ofSeconds(10).toMillis());

    private MailServer() {}

    static JavaMailSenderImpl of(Smtp settings) {
        var server = new JavaMailSenderImpl();
        server.setHost(settings.host());
        server.setPort(settings.port());
        server.setDefaultEncoding(StandardCharsets.UTF_8.name());
        if (!settings.user().isEmpty()) {
            server.setUsername(settings.user());
            server.setPassword(settings.password());
        }
        var mail = server.getJavaMailProperties();
        mail.setProperty("mail.smtp.auth", Boolean.toString(!settings.user().isEmpty()));
        mail.setProperty("mail.smtp.connectiontimeout", PATIENCE);
        mail.setProperty("mail.smtp.timeout", PATIENCE);
        mail.setProperty("mail.smtp.writetimeout", PATIENCE);
        // The library would otherwise send this machine's name in the greeting and in every Message-ID.
        mail.setProperty("mail.smtp.localhost", "perennial");
        mail.setProperty("mail.from", settings.from());
        mail.setProperty("mail.smtp.ssl.enable", Boolean.toString(settings.security() == Security.TLS));
        // Required, not only enabled: without encryption nothing is sent, above all no password.
        String startTls = Boolean.toString(settings.security() == Security.STARTTLS);
        mail.setProperty("mail.smtp.starttls.enable", startTls);
        mail.setProperty("mail.smtp.starttls.required", startTls);
        mail.setProperty("mail.smtp.ssl.checkserveridentity", "true");
        return server;
    }
}
