package dev.perennial.standalone.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.RunningStandalone;
import dev.perennial.standalone.TestStandalone;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The descriptions at {@code /api/docs} are complete, and enough to write a program that plays every game. */
@OnlyInFullRun
class DocumentedApiIT {
    private static final List<String> SERVICES = List.of("command", "query", "tournament");
    private static final Set<String> GROUPS = Set.of(
            "Accounts",
            "Administration",
            "Games",
            "Ladders",
            "Leagues",
            "More",
            "Players",
            "Programs",
            "Tables",
            "Tournaments");

    @TempDir
    static Path data;

    private static RunningStandalone running;
    private static DocumentedApi api;

    @BeforeAll
    static void start() throws Exception {
        System.setProperty("PERENNIAL_BOT_PAUSE", "0ms");
        running = TestStandalone.start(data);
        api = new DocumentedApi(running.address(), SERVICES);
    }

    @AfterAll
    static void stop() {
        running.close();
        System.clearProperty("PERENNIAL_BOT_PAUSE");
    }

    @Test
    void onePageShowsAllServices() throws Exception {
        assertThat(api.fetch("/api/docs")).contains("/api/docs/docs.js");
        assertThat(api.fetch("/api/docs/docs.js")).contains(SERVICES);
        assertThat(api.operations()).hasSizeGreaterThan(120);
    }

    @Test
    void everyOperationIsInAGroupSaysWhatItIsForAndShowsWhatToSend() {
        var wanting = new ArrayList<String>();
        api.operations().forEach((name, operation) -> {
            if (!GROUPS.contains(operation.path("tags").path(0).asString(""))) {
                wanting.add(name + ": group");
            }
            if (!operation.has("summary")) {
                wanting.add(name + ": summary");
            }
            for (JsonNode content : operation.path("requestBody").path("content")) {
                if (!content.has("example")) {
                    wanting.add(name + ": request");
                }
            }
            if (tellsJson(operation) && DocumentedApi.answerExample(operation) == null) {
                wanting.add(name + ": answer");
            }
        });
        assertThat(wanting).isEmpty();
    }

    private static boolean tellsJson(JsonNode operation) {
        JsonNode content = operation.get("responses").path("200").path("content");
        return content.valueStream().anyMatch(each -> each.path("schema").has("$ref"));
    }

    @Test
    void aProgramThatKnowsNothingElsePlaysEveryGameToItsEnd() throws Exception {
        var program = new DocumentedPlayer(api, "program", 7);
        var played = new ArrayList<String>();
        for (JsonNode game : program.games()) {
            int seats = Math.max(2, game.get("minSeats").asInt());
            JsonNode end = program.play(game, seats);
            assertThat(end.get("result").get("seats")).hasSize(seats);
            assertThat(end.get("table")
                            .get("seats")
                            .get(end.get("seat").asInt())
                            .get("player")
                            .asString())
                    .isEqualTo(program.id());
            JsonNode history = program.history(end);
            assertThat(history.get("result")).isEqualTo(end.get("result"));
            played.add(game.get("id").asString());
        }
        assertThat(played)
                .containsExactlyInAnyOrder("arboretum", "evergreen-concert", "evergreen-planet", "s-evolution");
    }
}
