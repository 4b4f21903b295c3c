package dev.perennial.command.notice;

import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/** Calls the address a player has named. It must not become a way into the network this runs in. */
@Component
class Webhooks {
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final NoticeSettings settings;
    private final Duration patience;
    private final HttpClient client;

    @Autowired
    Webhooks(NoticeSettings settings) {
        this(settings, PATIENCE);
    }

    Webhooks(NoticeSettings settings, Duration patience) {
        this.settings = settings;
        this.patience = patience;
        this.client = HttpClient.newBuilder()
                .connectTimeout(patience)
                .followRedirects(HttpClient.Redirect.NEVER)
                .build();
    }

    boolean isAllowed(String text) {
        try {
            URI uri = URI.create(text);
            boolean web =
                    "https".equals(uri.getScheme()) || ("http".equals(uri.getScheme()) && settings.privateWebhooks());
            return web && uri.getHost() != null && uri.getUserInfo() == null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    void send(Notice notice) throws IOException, InterruptedException {
        URI uri = URI.create(notice.address());
        requirePublic(uri.getHost());
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
        var request = HttpRequest.newBuilder(uri)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
                .build();
        int status = answer(request);
        if (status >= 300) {
            throw new IOException("answered " + status);
        }
    }

    /** The client's own limit is for the head of an answer only; a body that never ends would hold us for ever. */
    private int answer(HttpRequest request) throws IOException, InterruptedException {
        var answer = client.sendAsync(request, HttpResponse.BodyHandlers.discarding());
        try {
            return answer.get(patience.toMillis(), TimeUnit.MILLISECONDS).statusCode();
        } catch (TimeoutException e) {
            throw new IOException("no whole answer in time", e);
        } catch (ExecutionException e) {
            throw new IOException("not reached", e);
        } finally {
            boolean _ = answer.cancel(true);
        }
    }

    private void requirePublic(String host) throws UnknownHostException {
        boolean inside = Arrays.stream(InetAddress.getAllByName(host)).anyMatch(Webhooks::isInside);
        if (inside && !settings.privateWebhooks()) {
            throw new UnknownHostException("not in the public network");
        }
    }

    private static boolean isInside(InetAddress address) {
        byte[] bytes = address.getAddress();
        boolean uniqueLocal = bytes.length == 16 && (bytes[0] & 0xfe) == 0xfc;
        boolean carrier = bytes.length == 4 && bytes[0] == 100 && (bytes[1] & 0xc0) == 64;
        return address.isLoopbackAddress()
                || address.isAnyLocalAddress()
                || address.isLinkLocalAddress()
                || address.isSiteLocalAddress()
                || address.isMulticastAddress()
                || uniqueLocal
                || carrier;
    }
}
