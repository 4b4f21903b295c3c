package dev.perennial.command.notice;

import dev.perennial.command.notice.NoticeSettings.Security;
import dev.perennial.command.notice.NoticeSettings.Smtp;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/** One conversation with a mail server (RFC 5321, with STARTTLS and AUTH PLAIN). */
final class SmtpSession implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 10_000;
    private static final int READY = 220;
    private static final int DONE = 250;
    private static final int AUTHENTICATED = 235;
    private static final int GO_ON = 354;

    private final Smtp settings;
    private Socket socket;
    private BufferedReader answers;

    private SmtpSession(Smtp settings, Socket socket) throws IOException {
        this.settings = settings;
        this.socket = socket;
        this.answers = reader(socket);
    }

    static SmtpSession open(Smtp settings) throws IOException {
        var plain = new Socket();
        plain.connect(new InetSocketAddress(settings.host(), settings.port()), PATIENCE_MILLIS);
        plain.setSoTimeout(PATIENCE_MILLIS);
        var session =
                new SmtpSession(settings, settings.security() == Security.TLS ? encrypted(settings, plain) : plain);
        try {
            session.expect(READY);
            session.greet();
            return session;
        } catch (IOException e) {
            session.socket.close();
            throw e;
        }
    }

    private void greet() throws IOException {
        ask("EHLO perennial", DONE);
        if (settings.security() == Security.STARTTLS) {
            ask("STARTTLS", READY);
            socket = encrypted(settings, socket);
            answers = reader(socket);
            ask("EHLO perennial", DONE);
        }
        if (!settings.user().isEmpty()) {
            byte[] secret = ("\0" + settings.user() + "\0" + settings.password()).getBytes(StandardCharsets.UTF_8);
            ask("AUTH PLAIN " + Base64.getEncoder().encodeToString(secret), AUTHENTICATED);
        }
    }

    private static Socket encrypted(Smtp settings, Socket plain) throws IOException {
        var socket = (SSLSocket) ((SSLSocketFactory) SSLSocketFactory.getDefault())
                .createSocket(plain, settings.host(), settings.port(), true);
        var parameters = socket.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS"); // the certificate must be the named host's
        socket.setSSLParameters(parameters);
        socket.startHandshake();
        return socket;
    }

    /** Sends one mail; address and subject are plain text without line breaks. */
    void send(String to, String subject, String text, Instant at) throws IOException {
        ask("MAIL FROM:<" + settings.from() + ">", DONE);
        ask("RCPT TO:<" + to + ">", DONE);
        ask("DATA", GO_ON);
        ask(
                "Date: " + MailWords.date(at) + "\r\nMessage-ID: " + MailWords.freshId(settings.from())
                        + "\r\nFrom: <" + settings.from() + ">\r\nTo: <" + to + ">\r\nSubject: "
                        + MailWords.header(subject)
                        + "\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8"
                        + "\r\nAuto-Submitted: auto-generated\r\n" + MailWords.body(text) + "\r\n.",
                DONE);
    }

    private void ask(String line, int expected) throws IOException {
        socket.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
        expect(expected);
    }

    private void expect(int code) throws IOException {
        String line = answers.readLine();
        while (line != null && line.length() > 3 && line.charAt(3) == '-') {
            line = answers.readLine();
        }
        if (line == null || !line.startsWith(Integer.toString(code))) {
            throw new IOException("the mail server did not say " + code);
        }
    }

    private static BufferedReader reader(Socket socket) throws IOException {
        return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        try (Socket last = socket) {
            last.getOutputStream().write("QUIT\r\n".getBytes(StandardCharsets.UTF_8));
        }
    }
}
