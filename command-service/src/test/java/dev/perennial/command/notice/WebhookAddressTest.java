package dev.perennial.command.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLHandshakeException;
import org.apache.hc.client5.http.DnsResolver;
import org.apache.hc.client5.http.ssl.DefaultClientTlsStrategy;
import org.apache.hc.client5.http.ssl.TlsSocketStrategy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A webhook is connected to the address that was checked, whatever a second lookup would say. */
class WebhookAddressTest {
    /** Answers another address each time it is asked, as the name server of an attacker does. */
    private static final class Rebinding implements DnsResolver {
        private final List<String> answers;
        private final List<String> asked = new ArrayList<>();

        Rebinding(String... answers) {
            this.answers = List.of(answers);
        }

        @Override
        public InetAddress[] resolve(String host) {
            asked.add(host);
            return new InetAddress[] {InetAddress.ofLiteral(answers.get(Math.min(asked.size(), answers.size()) - 1))};
        }

        @Override
        public String resolveCanonicalHostname(String host) {
            return host;
        }
    }

    private final List<String> reached = new CopyOnWriteArrayList<>();
    private HttpServer first;
    private HttpServer second;

    @BeforeEach
    void start() throws IOException {
        first = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        second = HttpServer.create(
                new InetSocketAddress("127.0.0.2", first.getAddress().getPort()), 0);
        first.createContext("/", exchange -> answer("first", exchange, 204));
        first.createContext("/moved", exchange -> {
            exchange.getResponseHeaders().add("Location", "/");
            answer("moved", exchange, 302);
        });
        second.createContext("/", exchange -> answer("second", exchange, 204));
        first.start();
        second.start();
    }

    @AfterEach
    void stop() {
        first.stop(0);
        second.stop(0);
    }

    private void answer(String name, HttpExchange exchange, int status) throws IOException {
        reached.add(name + " " + exchange.getRequestHeaders().getFirst("Host"));
        try (exchange;
                InputStream body = exchange.getRequestBody()) {
            assertThat(body.readAllBytes()).isNotEmpty();
            exchange.sendResponseHeaders(status, -1);
        }
    }

    private static Webhooks webhooks(DnsResolver names, boolean privateToo, TlsSocketStrategy tls) {
        var settings = new NoticeSettings(
                "https://club.example",
                privateToo,
                100,
                3,
                new NoticeSettings.Smtp("", 25, NoticeSettings.Security.NONE, "", "", ""));
        return new Webhooks(settings, Duration.ofSeconds(5), new PublicAddresses(names, privateToo), tls);
    }

    private Notice to(String path) {
        return WebhooksTest.notice("http://hook.example:" + first.getAddress().getPort() + path);
    }

    @Test
    void theAddressThatWasCheckedIsTheOneConnectedTo() throws IOException {
        var names = new Rebinding("127.0.0.1", "127.0.0.2");
        webhooks(names, true, DefaultClientTlsStrategy.createDefault()).send(to("/"));
        assertThat(names.asked).containsExactly("hook.example");
        assertThat(reached)
                .containsExactly("first hook.example:" + first.getAddress().getPort());
    }

    @Test
    void anAddressInsideIsNeverConnectedTo() {
        var webhooks = webhooks(new Rebinding("127.0.0.1"), false, DefaultClientTlsStrategy.createDefault());
        assertThatThrownBy(() -> webhooks.send(to("/"))).isInstanceOf(UnknownHostException.class);
        assertThat(reached).isEmpty();
    }

    @Test
    void aRedirectIsAFailureAndNotFollowed() {
        var webhooks = webhooks(new Rebinding("127.0.0.1"), true, DefaultClientTlsStrategy.createDefault());
        assertThatThrownBy(() -> webhooks.send(to("/moved"))).hasMessage("answered 302");
        assertThat(reached).hasSize(1).first().asString().startsWith("moved");
    }

    @Test
    void addressesInsideAreRefusedWhenTheyAreNamed() {
        var webhooks = webhooks(new Rebinding("1.1.1.1"), false, DefaultClientTlsStrategy.createDefault());
        assertThat(webhooks.isAllowed("https://hook.example/a")).isTrue();
        assertThat(webhooks.isAllowed("https://1.1.1.1/a")).isTrue();
        assertThat(webhooks.isAllowed("https://0.1.2.3/a")).isFalse();
        assertThat(webhooks.isAllowed("https://[64:ff9b::7f00:1]/a")).isFalse();
        assertThat(webhooks.isAllowed("https://[::1]/a")).isFalse();
    }

    @Test
    void theCertificateMustBeOfTheNameAndNotOfTheAddress(@TempDir Path folder) throws Exception {
        SSLContext context = TestCertificate.contextFor("hook.example", folder);
        var secure = HttpsServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        secure.setHttpsConfigurator(new HttpsConfigurator(context));
        secure.createContext("/", exchange -> answer("secure", exchange, 204));
        secure.start();
        try {
            var webhooks = webhooks(new Rebinding("127.0.0.1"), true, new DefaultClientTlsStrategy(context));
            String rest = ".example:" + secure.getAddress().getPort() + "/";
            webhooks.send(WebhooksTest.notice("https://hook" + rest));
            assertThatThrownBy(() -> webhooks.send(WebhooksTest.notice("https://other" + rest)))
                    .isInstanceOf(SSLHandshakeException.class);
            assertThat(reached).hasSize(1);
        } finally {
            secure.stop(0);
        }
    }
}
