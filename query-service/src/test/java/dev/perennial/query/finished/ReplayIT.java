package dev.perennial.query.finished;

import static dev.perennial.query.SharedNode.WEB;
import static dev.perennial.query.finished.SharedGames.FINISHED;
import static dev.perennial.query.finished.SharedGames.RUNNING;
import static dev.perennial.query.finished.SharedGames.path;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Games replayed, as far as the reader may see them. */
class ReplayIT {
    @Test
    void aFinishedGameIsReplayedFromAnyPerspective() {
        for (var table : FINISHED) {
            for (String perspective : List.of("spectator", "seat-2", "open")) {
                JsonNode replay = WEB.json(path(table, "/replay?perspective=" + perspective), null);
                assertThat(replay.get("frames").size()).isEqualTo((int) table.sequence() + 1);
                assertThat(replay.get("perspective").asString()).isEqualTo(perspective);
                assertThat(replay.at("/names/player-0").asString()).isEqualTo("Nought");
            }
            assertThat(WEB.json(path(table, "/replay"), null).get("perspective").asString())
                    .isEqualTo("open");
        }
        String one = path(FINISHED.getFirst(), "/replay?at=12");
        assertThat(WEB.json(one, null).at("/frame/n").asInt()).isEqualTo(12);
        String tag = WEB.get(one, null).headers().firstValue("ETag").orElseThrow();
        assertThat(WEB.get(one, null, "If-None-Match", tag).statusCode()).isEqualTo(304);
    }

    @Test
    void aRunningGameIsReplayedOnlyAsTheAskerSawIt() {
        for (String hidden : List.of("open", "seat-0", "seat-1")) {
            var refused = WEB.get(path(RUNNING, "/replay?perspective=" + hidden), null);
            assertThat(refused.statusCode()).as(hidden).isEqualTo(403);
            assertThat(refused.body()).contains("PERSPECTIVE_HIDDEN");
        }
        assertThat(WEB.get(path(RUNNING, "/replay?perspective=seat-0"), "player-1")
                        .statusCode())
                .isEqualTo(403);
        JsonNode own = WEB.json(path(RUNNING, "/replay"), "player-1");
        assertThat(own.get("perspective").asString()).isEqualTo("seat-1");
        assertThat(own.get("over").asBoolean()).isFalse();
        assertThat(WEB.json(path(RUNNING, "/replay"), null).get("perspective").asString())
                .isEqualTo("spectator");
        assertThat(WEB.get(path(RUNNING, "/replay"), "player-1")
                        .headers()
                        .firstValue("Cache-Control")
                        .orElseThrow())
                .contains("no-store");
        assertThat(WEB.get(path(RUNNING, "/replay?at=5000"), null).statusCode()).isEqualTo(404);
        assertThat(WEB.get(path(RUNNING, "/replay?perspective=seat-7"), null).statusCode())
                .isEqualTo(400);
    }
}
