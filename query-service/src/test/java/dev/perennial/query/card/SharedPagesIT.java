package dev.perennial.query.card;

import static dev.perennial.query.SharedNode.WEB;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.Json;
import dev.perennial.query.ChangedEvents;
import dev.perennial.query.SharedNode;
import dev.perennial.testing.PlayedTable;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.web.util.UriUtils;
import tools.jackson.databind.node.ObjectNode;

/** What a link tells before anyone follows it: no more than a visitor would see. */
class SharedPagesIT {
    private static final int DELAY_SECONDS = 300;
    private final String id = UUID.randomUUID().toString();
    private final String page = "/tables/" + id;

    @Test
    void aPageCarriesItsPreviewAndNamesAreEscaped() {
        SharedNode.rename("player-1", "Ann <script>alert(1)</script>");
        SharedNode.send(running());
        String html = WEB.get(page, null).body();
        assertThat(html)
                .contains("<meta property=\"og:title\" content=\"Arboretum: ")
                .contains("Ann &lt;script&gt;alert(1)")
                .contains("<meta name=\"twitter:card\" content=\"summary_large_image\" />")
                .contains("/api/v1/tables/" + id + "/picture.png?at&#x3D;")
                .contains("type=\"application/json+oembed\"")
                .contains("Playing.")
                .doesNotContain("<script>alert");
        assertThat(WEB.get(page, null, "Accept-Language", "de").body()).contains("Im Spiel.");
    }

    @Test
    void aReplayIsPreviewedWithoutItsResult() {
        var table = SharedNode.send(running().playedOut(new Random(8)));
        assertThat(WEB.get(page, null).body()).contains("Finished.");
        String replay = WEB.get(page + "/replay", null).body();
        assertThat(replay).contains("Playing.").doesNotContain("Finished.");
        assertThat(WEB.get(page + "/replay?at=" + table.sequence(), null).body())
                .contains("picture.png?at&#x3D;" + table.sequence() + "&amp;");
    }

    @Test
    void nothingIsToldOfATableWithoutSpectators() {
        SharedNode.TOPIC.send(running().envelopes().stream()
                .map(event -> ChangedEvents.atOpening(
                        event, event.time(), opening -> ((ObjectNode) opening.get("terms")).put("spectators", false)))
                .toList());
        SharedNode.settle(running());
        assertThat(WEB.get(page, null).body()).doesNotContain("og:title").contains("<html");
        assertThat(WEB.get("/api/v1/tables/" + id + "/picture.png", null).statusCode())
                .isEqualTo(403);
        assertThat(WEB.get("/api/v1/tables/" + id + "/points", null).statusCode())
                .isEqualTo(403);
        assertThat(oembed(page).statusCode()).isEqualTo(404);
    }

    @Test
    void aDelayedTableIsShownAsSpectatorsMayKnowIt() throws Exception {
        var table = running();
        long half = table.sequence();
        table.played(30, new Random(9));
        SharedNode.TOPIC.send(
                table.envelopes().stream().map(event -> delayed(event, half)).toList());
        SharedNode.settle(table);
        String picture = "/api/v1/tables/" + id + "/picture.png";
        byte[] before = bytes(picture + "?at=" + half);
        assertThat(bytes(picture)).as("the latest is the half").isEqualTo(before);
        assertThat(WEB.get(picture + "?at=" + (half + 1), null).statusCode()).isEqualTo(404);
        assertThat(WEB.get(picture, "player-0").statusCode()).isEqualTo(200);
        assertThat(bytes(picture, "player-0")).as("a player gets no more").isEqualTo(before);
        assertThat(WEB.get(page, null).body()).contains("picture.png?at&#x3D;" + half + "&amp;");
        assertThat(WEB.get(page + "/replay?at=" + (half + 5), null).body())
                .contains("picture.png?at&#x3D;" + half + "&amp;");
        assertThat(WEB.json("/api/v1/tables/" + id + "/points", "player-0")
                        .get("sequence")
                        .asLong())
                .isEqualTo(half);
    }

    @Test
    void sitesMayNotShowFramesUnlessTheyAreNamed() {
        SharedNode.send(running());
        var embed = WEB.get("/embed" + page, null);
        assertThat(embed.statusCode()).isEqualTo(200);
        assertThat(embed.headers().firstValue("X-Frame-Options")).contains("DENY");
        assertThat(embed.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("frame-ancestors 'none'");
        var answer = Json.mapper().readTree(oembed(page).body());
        assertThat(answer.get("type").asString()).isEqualTo("link");
        assertThat(answer.has("html")).isFalse();
        assertThat(answer.get("thumbnail_width").asInt()).isEqualTo(1200);
    }

    @Test
    void addressesOfOtherServersAreUnknown() {
        for (String address : List.of("https://evil.example" + page, "no address", "/account", "/tables/a/b/c")) {
            var answer = WEB.get("/api/v1/oembed?url=" + UriUtils.encode(address, StandardCharsets.UTF_8), null);
            assertThat(answer.statusCode()).as(address).isEqualTo(404);
        }
    }

    private static HttpResponse<String> oembed(String path) {
        String address = "http://127.0.0.1:" + SharedNode.NODE.port() + path;
        return WEB.get("/api/v1/oembed?url=" + UriUtils.encode(address, StandardCharsets.UTF_8), null);
    }

    private PlayedTable running() {
        return PlayedTable.opened(id, "arboretum", 2).started().played(30, new Random(8));
    }

    /** What comes after the last visible event has just happened. */
    private static Envelope delayed(Envelope event, long visible) {
        Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        return ChangedEvents.withSpectatorDelay(
                event, DELAY_SECONDS, event.sequence() <= visible ? now.minusSeconds(3_600) : now);
    }

    private static byte[] bytes(String path, String... token) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + SharedNode.NODE.port() + path));
        if (token.length > 0) {
            request.header("Authorization", "Bearer " + token[0]);
        }
        try (var http = HttpClient.newHttpClient()) {
            return http.send(request.build(), BodyHandlers.ofByteArray()).body();
        }
    }
}
