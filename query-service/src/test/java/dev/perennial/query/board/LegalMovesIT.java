package dev.perennial.query.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.query.QueryNode;
import dev.perennial.query.Rows;
import dev.perennial.query.TestTopic;
import dev.perennial.testing.PlayedTable;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class LegalMovesIT {
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());

    private final Rows rows = new Rows(NODE);

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    /** They may have sat down a moment ago: that is on its way here. */
    @Test
    void whoAsksForMovesAtAnOpenTableIsToldToAskAgain() {
        var early = WEB.get(moves(table()), "player-1");
        assertThat(early.statusCode()).isEqualTo(504);
        assertThat(early.body()).contains("NOT_YET");
        String running = moves(table().started());
        assertThat(WEB.get(running, "player-1").statusCode()).isEqualTo(200);
        var stranger = WEB.get(running, "player-5");
        assertThat(stranger.statusCode()).isEqualTo(403);
        assertThat(stranger.body()).contains("NOT_SEATED");
    }

    private static PlayedTable table() {
        return PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2);
    }

    private String moves(PlayedTable table) {
        TOPIC.send(table.envelopes());
        await().atMost(Duration.ofSeconds(30))
                .until(() -> rows.applied("tables", table.id().code()) == table.sequence());
        return "/api/v1/tables/" + table.id() + "/moves";
    }
}
