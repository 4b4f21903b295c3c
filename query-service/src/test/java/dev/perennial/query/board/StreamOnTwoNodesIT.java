package dev.perennial.query.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.RevokedRights;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rebuilding;
import dev.perennial.query.Rows;
import dev.perennial.query.TestTopic;
import dev.perennial.testing.PlayedTable;
import dev.perennial.testing.TestBackends;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Live tables on two nodes that share one database and the partitions between them. */
class StreamOnTwoNodesIT {
    private static QueryNode a;
    private static QueryNode b;
    private static TestTopic topic;

    @BeforeAll
    static void start() {
        var database = TestBackends.freshDatabase();
        Map<String, Object> quickHeart = Map.of("perennial.query.heartbeat", "300ms");
        a = QueryNode.start(database, "node-a", quickHeart);
        b = QueryNode.start(database, "node-b", quickHeart);
        topic = new TestTopic();
    }

    @AfterAll
    static void stop() {
        topic.close();
        a.close();
        b.close();
    }

    @Test
    void resumesWithoutGapOrDouble() {
        var table = send(finished());
        long last = table.sequence();
        for (long from : List.of(0L, 7L, last - 1)) {
            try (var client = SseClient.open(b.port(), table.id().code(), null, from)) {
                assertThat(client.until(last))
                        .extracting(SseClient.Frame::id)
                        .containsExactlyElementsOf(range(from + 1, last));
            }
        }
    }

    @Test
    void aClientThatDropsOutAgainAndAgainMissesNothing() {
        var table = PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 3);
        send(table);
        table.started().playedOut(new Random(11));
        var sender = Thread.ofVirtual().start(() -> sendFrom(table, 1));
        var got = new ArrayList<Long>();
        long last = 0;
        while (last < table.sequence()) {
            try (var client =
                    SseClient.open((last % 2 == 0 ? a : b).port(), table.id().code(), null, last)) {
                for (int i = 0; i < 20 && last < table.sequence(); i++) {
                    last = client.next().id();
                    got.add(last);
                }
            }
        }
        assertThat(got).containsExactlyElementsOf(range(1, table.sequence()));
        assertThat(sender.isAlive()).isFalse();
    }

    @Test
    void whoHasEverythingAlreadyGetsNothingTwice() {
        var table = send(finished());
        try (var client = SseClient.open(a.port(), table.id().code(), null, table.sequence())) {
            await().until(() -> client.comments.get() >= 3);
            assertThat(client.isQuiet()).isTrue();
        }
    }

    @Test
    void bothNodesTellEveryEventWhicheverOfThemStoredIt() {
        var table = send(PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2));
        try (var onA = SseClient.open(a.port(), table.id().code(), null, 0L);
                var onB = SseClient.open(b.port(), table.id().code(), null, 0L)) {
            sendFrom(table.started().playedOut(new Random(2)), 1);
            assertThat(onA.until(table.sequence())).isEqualTo(onB.until(table.sequence()));
        }
    }

    @Test
    void bothNodesCountAllWhoWatchButNotThePlayers() {
        var table = send(
                PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2).started());
        String path = "/api/v1/tables/" + table.id().code() + "/audience";
        try (var onA = SseClient.open(a.port(), table.id().code(), null, null);
                var onB = SseClient.open(b.port(), table.id().code(), null, null);
                var player = SseClient.open(b.port(), table.id().code(), "player-1", null)) {
            Stream.of(onA, onB, player).forEach(SseClient::next);
            for (QueryNode node : List.of(a, b)) {
                await().until(() -> watching(node, path) == 2);
            }
        }
        for (QueryNode node : List.of(a, b)) {
            await().atMost(Duration.ofSeconds(30)).until(() -> watching(node, path) == 0);
        }
    }

    private static int watching(QueryNode node, String path) {
        return new WebClient(node.port()).json(path, null).get("watching").asInt();
    }

    @Test
    void afterARebuildAllNodesGoOn() {
        for (int i = 0; i < 8; i++) {
            send(PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2)
                    .started());
        }
        var rows = new Rows(a);
        var before = rows.all(List.of("table_event", "table_summary", "progress"));
        assertThat(rows.one("select count(distinct partition) from consumed_offset where projection = 'tables'"))
                .isGreaterThan(1);
        Rebuilding.all(a, List.of("tables"));
        assertThat(rows.all(List.of("table_event", "table_summary", "progress")))
                .isEqualTo(before);
        // Both nodes go on where the new tables end.
        var more = send(PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2));
        assertThat(rows.applied("tables", more.id().code())).isEqualTo(more.sequence());
    }

    @Test
    void whoIsSignedOutIsRefusedAndTheirOpenStreamEnds() throws InterruptedException {
        var table = send(
                PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2).started());
        String path = "/api/v1/tables/" + table.id().code();
        String session = UUID.randomUUID().toString();
        String token = "player-1." + session;
        var web = new WebClient(a.port());
        try (var stream = SseClient.open(b.port(), table.id().code(), token, null)) {
            assertThat(stream.next().json().get("seat").asInt()).isEqualTo(1);
            var ended = new RevokedRights(Instant.now(), Set.of(), Set.of(), Set.of(session), Map.of(), Set.of());
            topic.send(Topics.STANDING, RevokedRights.KEY, Json.mapper().writeValueAsBytes(ended));
            assertThat(stream.ended()).isTrue();
        }
        await().until(() -> web.get(path, token).body().contains("SESSION_OVER"));
        assertThat(web.get(path, "player-1.phone").statusCode()).isEqualTo(200);
        assertThat(web.get("/", null, "Cookie", "perennial_token=" + token).statusCode())
                .as("the page itself, which finds out")
                .isEqualTo(200);
    }

    private static PlayedTable finished() {
        return PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2)
                .started()
                .playedOut(new Random(2));
    }

    private static PlayedTable send(PlayedTable table) {
        sendFrom(table, 0);
        await().atMost(Duration.ofSeconds(30))
                .until(() -> a.bean(TableBoards.class)
                        .latest(table.id())
                        .filter(moment -> moment.sequence() == table.sequence())
                        .isPresent());
        return table;
    }

    private static void sendFrom(PlayedTable table, int first) {
        topic.send(table.envelopes().subList(first, table.envelopes().size()));
    }

    private static List<Long> range(long first, long last) {
        return LongStream.rangeClosed(first, last).boxed().toList();
    }
}
