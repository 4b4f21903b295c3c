package dev.perennial.query.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.http.security.FramedPages;
import dev.perennial.query.QueryNode;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.TableBoards;
import dev.perennial.query.board.WebClient;
import dev.perennial.testing.PlayedTable;
import dev.perennial.testing.TestBackends;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.web.util.UriUtils;
import tools.jackson.databind.JsonNode;

/** A server whose operator has named the sites that may show its boards. */
class FramedPagesIT {
    private static final String SITES = "https://club.example,https://*.news.example";
    private static final QueryNode NODE = QueryNode.start(
            TestBackends.freshDatabase(),
            "node-a",
            Map.of("PERENNIAL_EMBED_ORIGINS", SITES, "PERENNIAL_PUBLIC_URL", "https://play.example/"));
    private static final WebClient WEB = new WebClient(NODE.port());
    private static final TestTopic TOPIC = new TestTopic();

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    @Test
    void namedSitesMayShowBoardsAndNothingElse() {
        var embed = WEB.get("/embed/tables/x1", null);
        assertThat(embed.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("frame-ancestors https://club.example https://*.news.example;")
                .contains("default-src 'self'");
        assertThat(embed.headers().firstValue("X-Frame-Options")).isEmpty();
        assertThat(embed.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(embed.headers().allValues("Set-Cookie")).isEmpty();
        assertThat(embed.body()).contains("embed").doesNotContain("id=\"bar\"");
        for (String path : List.of("/", "/tables/x1", "/account", "/overlay/tables/x1", "/api/v1/games", "/c/x1/1-2")) {
            var other = WEB.get(path, null);
            assertThat(other.headers().firstValue("X-Frame-Options")).as(path).contains("DENY");
            assertThat(other.headers().firstValue("Content-Security-Policy").orElseThrow())
                    .as(path)
                    .contains("frame-ancestors 'none'");
        }
    }

    @Test
    void oembedOffersAFrameUnderThePublicAddress() {
        var table = PlayedTable.opened(UUID.randomUUID().toString(), "s-evolution", 2)
                .started()
                .played(5, new Random(1));
        TOPIC.send(table.envelopes());
        Awaitility.await()
                .until(() -> NODE.bean(TableBoards.class)
                        .latest(table.id())
                        .filter(moment -> moment.sequence() == table.sequence())
                        .isPresent());
        var answer = oembed("https://play.example/c/" + table.id() + "/3-9");
        assertThat(answer.get("type").asString()).isEqualTo("rich");
        assertThat(answer.get("html").asString())
                .startsWith("<iframe src=\"https://play.example/embed/tables/" + table.id()
                        + "?from=3&amp;to=9&amp;loop=1&amp;autoplay=1\"");
        assertThat(answer.get("width").asInt()).isEqualTo(400);
        assertThat(answer.get("thumbnail_url").asString()).startsWith("https://play.example/api/v1/tables/");
    }

    private static JsonNode oembed(String address) {
        return WEB.json("/api/v1/oembed?maxwidth=400&url=" + UriUtils.encode(address, StandardCharsets.UTF_8), null);
    }

    @ParameterizedTest
    @ValueSource(strings = {"*", "club.example", "https://club.example/page", "https://a.example; script-src *"})
    void whatIsNoOriginStopsTheStart(String origin) {
        assertThatThrownBy(() -> new FramedPages("/embed/", List.of(origin))).hasMessageContaining(origin);
    }
}
