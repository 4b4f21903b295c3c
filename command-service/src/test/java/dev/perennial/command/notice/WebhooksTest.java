package dev.perennial.command.notice;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.apache.hc.client5.http.ssl.DefaultClientTlsStrategy;
import org.junit.jupiter.api.Test;

class WebhooksTest {
    private static final NoticeSettings SETTINGS = new NoticeSettings(
            "https://club.example",
            true,
            0,
            0,
            new NoticeSettings.Smtp("", 25, NoticeSettings.Security.NONE, "", "", ""));

    @Test
    void anAnswerThatNeverEndsHoldsNobody() throws IOException {
        var over = new CountDownLatch(1);
        var receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        receiver.createContext("/", exchange -> {
            exchange.sendResponseHeaders(200, 0);
            exchange.getResponseBody().write('x');
            exchange.getResponseBody().flush();
            try {
                over.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            exchange.close();
        });
        receiver.setExecutor(Thread::startVirtualThread);
        receiver.start();
        try {
            var webhooks = new Webhooks(
                    SETTINGS,
                    Duration.ofSeconds(2),
                    PublicAddresses.ofSystem(true),
                    DefaultClientTlsStrategy.createDefault());
            var notice = notice("http://127.0.0.1:" + receiver.getAddress().getPort() + "/");
            assertTimeoutPreemptively(
                    Duration.ofSeconds(30),
                    () -> assertThatThrownBy(() -> webhooks.send(notice)).isInstanceOf(IOException.class));
        } finally {
            over.countDown();
            receiver.stop(0);
        }
    }

    static Notice notice(String address) {
        return new Notice(
                1,
                "p-1",
                Notice.Kind.YOUR_TURN,
                Notice.Channel.WEBHOOK,
                "t-1",
                "arboretum",
                0,
                1,
                1,
                address,
                null,
                null,
                null,
                null,
                null);
    }
}
