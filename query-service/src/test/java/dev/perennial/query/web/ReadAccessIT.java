package dev.perennial.query.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.query.QueryNode;
import dev.perennial.query.board.WebClient;
import dev.perennial.testing.TestBackends;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which pages may read, and how much anyone may. */
class ReadAccessIT {
    private static final String SITE = "https://club.example";
    private static final String ALLOWED = "Access-Control-Allow-Origin";
    private static final QueryNode NODE = QueryNode.start(
            TestBackends.freshDatabase(),
            "node-a",
            Map.of("PERENNIAL_CORS_ORIGINS", SITE + ",https://other.example", "PERENNIAL_READS_PER_SECOND", 1));
    private static final WebClient WEB = new WebClient(NODE.port());

    @AfterAll
    static void stop() {
        NODE.close();
    }

    @Test
    void onlyNamedSitesMayRead() {
        var named = WEB.get("/api/v1/games", null, "Origin", SITE);
        assertThat(named.headers().firstValue(ALLOWED)).contains(SITE);
        assertThat(named.headers().firstValue("Access-Control-Allow-Credentials"))
                .isEmpty();
        var stranger = WEB.get("/api/v1/games", null, "Origin", "https://evil.example");
        assertThat(stranger.statusCode()).isEqualTo(403);
        assertThat(stranger.headers().firstValue(ALLOWED)).isEmpty();
    }

    /** A browser asks first whenever a header goes along that a form could not send. */
    @ParameterizedTest
    @ValueSource(
            strings = {"tables/x1", "players/x1", "ladders/arboretum", "games", "tournaments", "leagues", "studies"})
    void namedSitesMayReadWithATokenAndNothingElse(String path) {
        var reading = asked("/api/v1/" + path, SITE, "GET");
        assertThat(reading.statusCode()).isEqualTo(200);
        assertThat(reading.headers().firstValue(ALLOWED)).contains(SITE);
        assertThat(reading.headers().firstValue("Access-Control-Allow-Headers")).contains("authorization");
        assertThat(asked("/api/v1/" + path, SITE, "POST").statusCode()).isEqualTo(403);
        assertThat(asked("/api/v1/" + path, "https://evil.example", "GET").statusCode())
                .isEqualTo(403);
    }

    private static HttpResponse<String> asked(String path, String site, String method) {
        return WEB.options(
                path,
                "Origin",
                site,
                "Access-Control-Request-Method",
                method,
                "Access-Control-Request-Headers",
                "authorization");
    }

    /** The proxy's own address is not counted, that of whom it speaks for is. */
    @Test
    void whoAsksAllTheTimeIsToldToWait() {
        var answers = IntStream.range(0, 30)
                .mapToObj(_ -> WEB.get("/api/v1/games", null, "X-Forwarded-For", "203.0.113.9", "Origin", SITE))
                .toList();
        assertThat(answers.getFirst().statusCode()).isEqualTo(200);
        var refused = answers.stream()
                .filter(each -> each.statusCode() == 429)
                .findFirst()
                .orElseThrow();
        assertThat(refused.headers().firstValue("Retry-After")).contains("1");
        assertThat(refused.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(refused.headers().firstValue(ALLOWED))
                .as("the page can read why")
                .contains(SITE);
        assertThat(WEB.get("/api/v1/games", null, "X-Forwarded-For", "203.0.113.10")
                        .statusCode())
                .as("another address")
                .isEqualTo(200);
    }
}
