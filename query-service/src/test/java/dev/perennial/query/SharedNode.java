package dev.perennial.query;

import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.PlayerRecord;
import dev.perennial.domain.PlayerId;
import dev.perennial.query.board.TableBoards;
import dev.perennial.query.board.WebClient;
import dev.perennial.testing.PlayedTable;
import dev.perennial.testing.TestBackends;
import java.util.Map;

/**
 * One node for all tests that leave the rows of others alone: they neither rebuild nor spoil anything that is not their
 * own. It lives as long as the tests run.
 */
public final class SharedNode {
    /** All tests come from one address. */
    private static final Map<String, Object> NO_LIMIT = Map.of("perennial.query.reads-per-second", 0);

    public static final QueryNode NODE = QueryNode.start(TestBackends.freshDatabase(), "node-a", NO_LIMIT);
    public static final TestTopic TOPIC = new TestTopic();
    public static final WebClient WEB = new WebClient(NODE.port());
    public static final Rows ROWS = new Rows(NODE);

    private SharedNode() {}

    /** Sends all events of the table and waits until they are shown. */
    public static PlayedTable send(PlayedTable table) {
        TOPIC.send(table.envelopes());
        settle(table);
        return table;
    }

    public static void rename(String id, String name) {
        var player = new PlayerRecord(new PlayerId(id), System.nanoTime(), name, false, false);
        TOPIC.send(Topics.PLAYERS, id, Json.mapper().writeValueAsBytes(player));
        await().until(() -> WEB.get("/api/v1/players/" + id, null).body().contains(name));
    }

    public static void settle(PlayedTable table) {
        await().until(() -> NODE.bean(TableBoards.class)
                .latest(table.id())
                .filter(moment -> moment.sequence() == table.sequence())
                .isPresent());
    }
}
