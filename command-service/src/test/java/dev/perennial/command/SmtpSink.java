package dev.perennial.command;

import java.io.BufferedReader;
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
import java.util.concurrent.CopyOnWriteArrayList;

/** A mail server that keeps what it gets. */
public final class SmtpSink {
    private final ServerSocket door;
    private final List<Mail> mails = new CopyOnWriteArrayList<>();

    private SmtpSink(ServerSocket door) {
        this.door = door;
    }

    /** One mail: to whom, and everything between DATA and the dot. */
    public record Mail(String to, String text) {}

    static SmtpSink start() {
        try {
            var sink = new SmtpSink(new ServerSocket(0, 10, InetAddress.getLoopbackAddress()));
            Thread.ofVirtual().start(sink::listen);
            return sink;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int port() {
        return door.getLocalPort();
    }

    public List<Mail> to(String address) {
        return mails.stream().filter(mail -> mail.to().equals(address)).toList();
    }

    private void listen() {
        while (!door.isClosed()) {
            try (Socket guest = door.accept()) {
                talk(guest);
            } catch (IOException e) {
                // The next one may do better.
            }
        }
    }

    private void talk(Socket guest) throws IOException {
        var lines = new BufferedReader(new InputStreamReader(guest.getInputStream(), StandardCharsets.UTF_8));
        var answer = new PrintStream(guest.getOutputStream(), true, StandardCharsets.UTF_8);
        answer.print("220 sink\r\n");
        String to = "";
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith("EHLO")) {
                answer.print("250-sink\r\n250 8BITMIME\r\n");
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

    private static String text(BufferedReader lines) throws IOException {
        var text = new ArrayList<String>();
        for (String line = lines.readLine(); line != null && !line.equals("."); line = lines.readLine()) {
            text.add(line);
        }
        return String.join("\n", text);
    }
}
