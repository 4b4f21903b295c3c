package dev.perennial.command.notice;

import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.apache.hc.client5.http.classic.methods.HttpPost;
import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.client5.http.ssl.DefaultClientTlsStrategy;
import org.apache.hc.client5.http.ssl.TlsSocketStrategy;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.ContentType;
import org.apache.hc.core5.http.HttpEntity;
import org.apache.hc.core5.http.io.entity.StringEntity;
import org.apache.hc.core5.util.Timeout;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/** Calls the address a player has named. It must not become a way into the network this runs in. */
@Component
class Webhooks implements DisposableBean {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int LONGEST_ANSWER = 64 * 1024;
    private static final int MOST_CONNECTIONS = 100;

    private final NoticeSettings settings;
    private final Duration patience;
    private final CloseableHttpClient client;

    @Autowired
    Webhooks(NoticeSettings settings) {
        this(
                settings,
                PATIENCE,
                PublicAddresses.ofSystem(settings.privateWebhooks()),
                DefaultClientTlsStrategy.createDefault());
    }

    Webhooks(NoticeSettings settings, Duration patience, PublicAddresses addresses, TlsSocketStrategy tls) {
        this.settings = settings;
        this.patience = patience;
        Timeout limit = Timeout.of(patience);
        var connections = PoolingHttpClientConnectionManagerBuilder.create()
                .setDnsResolver(addresses)
                .setTlsSocketStrategy(tls)
                .setMaxConnTotal(MOST_CONNECTIONS)
                .setMaxConnPerRoute(MOST_CONNECTIONS)
                .setDefaultConnectionConfig(ConnectionConfig.custom()
                        .setConnectTimeout(limit)
                        .setSocketTimeout(limit)
                        .build())
                .build();
        this.client = HttpClients.custom()
                .setConnectionManager(connections)
                .setDefaultRequestConfig(
                        RequestConfig.custom().setResponseTimeout(limit).build())
                .setConnectionReuseStrategy((_, _, _) -> false)
                .disableRedirectHandling()
                .disableAutomaticRetries()
                .disableCookieManagement()
                .disableAuthCaching()
                .disableContentCompression()
                .build();
    }

    boolean isAllowed(String text) {
        try {
            URI uri = URI.create(text);
            boolean web =
                    "https".equals(uri.getScheme()) || ("http".equals(uri.getScheme()) && settings.privateWebhooks());
            return web && uri.getHost() != null && uri.getUserInfo() == null && !isPrivateLiteral(uri.getHost());
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Names are judged when they are called, since what they lead to changes. */
    private boolean isPrivateLiteral(String host) {
        try {
            return !settings.privateWebhooks() && !PublicAddresses.isPublic(InetAddress.ofLiteral(host));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    void send(Notice notice) throws IOException {
        var body = Json.mapper()
                .createObjectNode()
                .put("type", notice.kind().code())
                .put("player", notice.player())
                .put("table", notice.table())
                .put("game", notice.game())
                .put("seat", notice.seat())
                .put("seatMove", notice.seatMove())
                .put("tournament", notice.tournament())
                .put("url", settings.publicUrl() + notice.path());
        var request = new HttpPost(URI.create(notice.address()));
        request.setEntity(new StringEntity(body.toString(), ContentType.APPLICATION_JSON));
        int status = answer(request);
        if (status >= 300) {
            throw new IOException("answered " + status);
        }
    }

    /** The client's own limits are for each step; a body that never ends would hold us forever. */
    private int answer(HttpPost request) throws IOException {
        var over = new CompletableFuture<Void>();
        var _ = over.completeOnTimeout(null, patience.toMillis(), TimeUnit.MILLISECONDS)
                .thenRun(request::cancel);
        try {
            return client.execute(request, Webhooks::status);
        } finally {
            boolean _ = over.cancel(false);
        }
    }

    private static int status(ClassicHttpResponse answer) throws IOException {
        HttpEntity entity = answer.getEntity();
        if (entity != null) {
            try (InputStream content = entity.getContent()) {
                if (content.readNBytes(LONGEST_ANSWER + 1).length > LONGEST_ANSWER) {
                    // Closing the stream would read it to its end.
                    answer.close();
                    throw new IOException("the answer exceeds the limit");
                }
            }
        }
        return answer.getCode();
    }

    @Override
    public void destroy() throws IOException {
        client.close();
    }
}
