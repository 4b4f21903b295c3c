package dev.perennial.command.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.command.SmtpSink;
import dev.perennial.command.notice.Notice.Channel;
import dev.perennial.command.notice.Notice.Kind;
import dev.perennial.command.notice.NoticeSettings.Security;
import dev.perennial.command.notice.NoticeSettings.Smtp;
import jakarta.mail.internet.AddressException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Map;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.mail.MailAuthenticationException;
import org.springframework.mail.MailSendException;

/** Mails go to a real mail server, which speaks SMTP with and without encryption. */
class MailsTest {
    private static final Instant NOW = Instant.parse("2026-06-02T08:05:09Z");
    private static final String ANN = "ann@club.example";

    @TempDir
    private static Path folder;

    private static SSLContext localhost;

    @BeforeAll
    static void makeCertificate() throws Exception {
        localhost = TestCertificate.contextFor("localhost", folder);
    }

    @Test
    void headersAreAsciiAndTheTextArrivesAsWritten() throws Exception {
        try (var sink = SmtpSink.start()) {
            mails(sink, Security.NONE, "", null).send(question(ANN));
            var mail = sink.to(ANN).getFirst();
            assertThat(mail.text()).matches("\\p{ASCII}+");
            var read = mail.read();
            var french = MailTexts.in("fr");
            assertThat(read.getSubject()).isEqualTo(french.text("question.subject", Map.of()));
            assertThat((String) read.getContent()).contains("12345678").contains("é");
            assertThat(read.getSentDate()).isEqualTo(NOW);
            assertThat(read.getHeader("Auto-Submitted")).containsExactly("auto-generated");
            assertThat(read.getHeader("From")).containsExactly("perennial@club.example");
            assertThat(read.getMessageID()).endsWith("@club.example>");
            assertThat(sink.commands()).contains("EHLO perennial", "MAIL FROM:<perennial@club.example>");
            assertThat(sink.commands()).noneMatch(command -> command.startsWith("AUTH"));
        }
    }

    @Test
    void anAddressWithALineBreakOrASecondAddressGetsNoMail() throws Exception {
        try (var sink = SmtpSink.start()) {
            var mails = mails(sink, Security.NONE, "", null);
            for (String bad : new String[] {
                ANN + ">\r\nRCPT TO:<eve@x.example", ANN + "\r\nBcc: eve@x.example", ANN + ", eve@x.example", ""
            }) {
                assertThatThrownBy(() -> mails.send(question(bad))).as(bad).isInstanceOf(AddressException.class);
            }
            assertThat(sink.commands()).isEmpty();
        }
    }

    @Test
    void withStartTlsThePasswordAndTheMailAreEncrypted() throws Exception {
        try (var sink = SmtpSink.withStartTls(localhost)) {
            mails(sink, Security.STARTTLS, "club", localhost).send(question(ANN));
            assertThat(sink.to(ANN)).hasSize(1);
            String password = Base64.getEncoder().encodeToString("club\0club\0secret".getBytes(StandardCharsets.UTF_8));
            assertThat(sink.commands())
                    .startsWith("EHLO perennial", "STARTTLS", "TLS EHLO perennial", "TLS AUTH PLAIN " + password)
                    .contains("TLS DATA");
        }
    }

    @Test
    void withTlsEverythingIsEncrypted() throws Exception {
        try (var sink = SmtpSink.encrypted(localhost)) {
            mails(sink, Security.TLS, "club", localhost).send(question(ANN));
            assertThat(sink.to(ANN)).hasSize(1);
            assertThat(sink.commands()).allMatch(command -> command.startsWith("TLS "));
        }
    }

    @Test
    void aServerThatDoesNotEncryptGetsNeitherPasswordNorMail() throws Exception {
        try (var sink = SmtpSink.start()) {
            assertThatThrownBy(() ->
                            mails(sink, Security.STARTTLS, "club", localhost).send(question(ANN)))
                    .isInstanceOfAny(MailSendException.class, MailAuthenticationException.class);
            assertThat(sink.commands()).noneMatch(command -> command.startsWith("AUTH") || command.startsWith("MAIL"));
        }
    }

    @Test
    void aCertificateThatIsNotTrustedOrForAnotherNameEndsTheConversation() throws Exception {
        var other = TestCertificate.contextFor("other.example", folder);
        try (var untrusted = SmtpSink.withStartTls(localhost);
                var misnamed = SmtpSink.withStartTls(other)) {
            assertThatThrownBy(() ->
                            mails(untrusted, Security.STARTTLS, "club", null).send(question(ANN)))
                    .isInstanceOf(MailSendException.class);
            assertThatThrownBy(() ->
                            mails(misnamed, Security.STARTTLS, "club", other).send(question(ANN)))
                    .isInstanceOf(MailSendException.class);
            assertThat(untrusted.commands()).noneMatch(command -> command.startsWith("TLS"));
            assertThat(misnamed.commands()).noneMatch(command -> command.startsWith("TLS"));
        }
    }

    /** @param trusted what the client trusts instead of the public authorities */
    private static Mails mails(SmtpSink sink, Security security, String user, @Nullable SSLContext trusted) {
        var smtp = new Smtp("localhost", sink.port(), security, user, "secret", "perennial@club.example");
        var settings = new NoticeSettings("https://club.example", false, 100, 3, smtp);
        var server = MailServer.of(smtp);
        if (trusted != null) {
            server.getJavaMailProperties().put("mail.smtp.ssl.socketFactory", trusted.getSocketFactory());
        }
        return new Mails(settings, server, InstantSource.fixed(NOW));
    }

    private static Notice question(String address) {
        return new Notice(
                1,
                "ann",
                Kind.QUESTION,
                Channel.MAIL,
                null,
                null,
                0,
                0,
                1,
                address,
                "12345678",
                "fr",
                null,
                null,
                null);
    }
}
