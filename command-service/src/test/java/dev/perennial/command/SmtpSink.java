package dev.perennial.command;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import org.jspecify.annotations.Nullable;

/** A mail server that keeps what it gets: in the clear, with STARTTLS, or encrypted from the start. */
public final class SmtpSink implements AutoCloseable {
    private final ServerSocket door;
    private final @Nullable SSLContext startTls;
    private final List<Mail> mails = new CopyOnWriteArrayList<>();
    private final List<String> commands = new CopyOnWriteArrayList<>();

    private SmtpSink(ServerSocket door, @Nullable SSLContext startTls) {
        this.door = door;
        this.startTls = startTls;
    }

    /** One mail: to whom, and everything between DATA and the dot. */
    public record Mail(String to, String text) {
        /** As a mail program reads it. */
        public MimeMessage read() {
            try {
                return new MimeMessage(
                        Session.getInstance(new Properties()),
                        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
            } catch (MessagingException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static SmtpSink start() {
        try {
            return listening(new ServerSocket(0, 10, InetAddress.getLoopbackAddress()), null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static SmtpSink withStartTls(SSLContext keys) throws IOException {
        return listening(new ServerSocket(0, 10, InetAddress.getLoopbackAddress()), keys);
    }

    public static SmtpSink encrypted(SSLContext keys) throws IOException {
        var door = keys.getServerSocketFactory().createServerSocket(0, 10, InetAddress.getLoopbackAddress());
        return listening(door, null);
    }

    private static SmtpSink listening(ServerSocket door, @Nullable SSLContext startTls) {
        var sink = new SmtpSink(door, startTls);
        Thread.ofVirtual().start(sink::listen);
        return sink;
    }

    public int port() {
        return door.getLocalPort();
    }

    public List<Mail> to(String address) {
        return mails.stream().filter(mail -> mail.to().equals(address)).toList();
    }

    /** Every command of every conversation, in order; those sent under encryption begin with {@code TLS}. */
    public List<String> commands() {
        return List.copyOf(commands);
    }

    private void listen() {
        while (!door.isClosed()) {
            try (Socket guest = door.accept()) {
                talk(guest, true);
            } catch (IOException e) {
                // The next one may do better.
            }
        }
    }

    private void talk(Socket guest, boolean greets) throws IOException {
        var lines = new BufferedReader(new InputStreamReader(guest.getInputStream(), StandardCharsets.UTF_8));
        var answer = new PrintStream(guest.getOutputStream(), true, StandardCharsets.UTF_8);
        boolean secure = guest instanceof SSLSocket;
        if (greets) {
            answer.print("220 sink\r\n");
        }
        String to = "";
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            commands.add(secure ? "TLS " + line : line);
            if (line.startsWith("EHLO")) {
                answer.print("250-sink\r\n" + (startTls == null || secure ? "" : "250-STARTTLS\r\n")
                        + "250-AUTH PLAIN\r\n250 8BITMIME\r\n");
            } else if (line.equals("STARTTLS") && startTls != null) {
                answer.print("220 go on\r\n");
                talk(encrypted(startTls, guest), false);
                return;
            } else if (line.startsWith("AUTH")) {
                answer.print("235 welcome\r\n");
            } else if (line.startsWith("RCPT TO:")) {
                to = line.replaceAll(".*<(.*)>", "$1");
                answer.print("250 ok\r\n");
            } else if (line.equals("DATA")) {
                answer.print("354 go on\r\n");
                mails.add(new Mail(to, text(lines)));
                answer.print("250 kept\r\n");
            } else if (line.equals("QUIT")) {
                answer.print("221 bye\r\n");
                return;
            } else {
                answer.print("250 ok\r\n");
            }
        }
    }

    private static Socket encrypted(SSLContext keys, Socket plain) throws IOException {
        var socket = (SSLSocket) keys.getSocketFactory().createSocket(plain, null, true);
        socket.setUseClientMode(false);
        return socket;
    }

    private static String text(BufferedReader lines) throws IOException {
        var text = new ArrayList<String>();
        for (String line = lines.readLine(); line != null && !line.equals("."); line = lines.readLine()) {
            text.add(line);
        }
        return String.join("\n", text);
    }

    @Override
    public void close() throws IOException {
        door.close();
    }
}
