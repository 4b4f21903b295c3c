package dev.perennial.query.board;

import static dev.perennial.query.SharedNode.NODE;
import static dev.perennial.query.SharedNode.TOPIC;
import static dev.perennial.query.SharedNode.send;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.perennial.query.QueryNode;
import dev.perennial.testing.PlayedTable;
import dev.perennial.testing.TestBackends;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;

/** The live stream of a table on one node. */
class StreamIT {
    @Test
    void beginsWithTheTableAsItIsAndGoesOnWithEveryEvent() {
        var table = send(PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2));
        try (var client = SseClient.open(NODE.port(), table.id().code(), null, null)) {
            var snapshot = client.next();
            assertThat(snapshot.name()).isEqualTo("snapshot");
            assertThat(snapshot.id()).isZero();
            assertThat(snapshot.json().at("/table/status").asString()).isEqualTo("OPEN");
            sendFrom(table.started().played(4, new Random(1)), 1);
            var frames = client.until(table.sequence());
            assertThat(frames).extracting(SseClient.Frame::id).containsExactlyElementsOf(range(1, table.sequence()));
            assertThat(frames).extracting(SseClient.Frame::name).containsOnly("table");
            var last = frames.getLast().json();
            assertThat(last.at("/sequence").asLong()).isEqualTo(table.sequence());
            assertThat(last.at("/view/deckSize").asInt())
                    .isEqualTo(last.at("/event/deckSize")
                            .asInt(last.at("/view/deckSize").asInt()));
            assertThat(last.at("/sentence/key").asString()).isNotEmpty();
        }
    }

    @Test
    void whatIsCompressedStillArrivesAsItHappens() {
        var table = send(
                PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2).started());
        try (var client = SseClient.openCompressed(NODE.port(), table.id().code())) {
            assertThat(client.isCompressed()).isTrue();
            assertThat(client.next().name()).isEqualTo("snapshot");
            for (int move = 1; move <= 3; move++) {
                int known = (int) table.sequence() + 1;
                sendFrom(table.played(1, new Random(move)), known);
                assertThat(client.until(table.sequence()))
                        .extracting(SseClient.Frame::id)
                        .containsExactlyElementsOf(range(known, table.sequence()));
            }
        }
    }

    @Test
    void aPlayerWhoSitsDownWhileWatchingSeesTheirOwnHandFromThenOn() {
        var table = send(PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2));
        try (var client = SseClient.open(NODE.port(), table.id().code(), "player-1", null)) {
            assertThat(client.next().json().get("seat").isNull()).isTrue();
            sendFrom(table.started(), 1);
            var frames = client.until(table.sequence());
            assertThat(frames.getFirst().json().get("seat").isNull())
                    .as("another player sits down")
                    .isTrue();
            var last = frames.getLast().json();
            assertThat(last.get("seat").asInt()).isEqualTo(1);
            assertThat(last.get("seatMove").asInt()).isEqualTo(1);
            assertThat(last.at("/view/players/1/hand").size()).isEqualTo(7);
            assertThat(last.at("/view/players/0/hand").isNull()).isTrue();
        }
    }

    @Test
    void oneFrameIsMadeForAllSpectators() {
        var table = send(finished());
        var moment = NODE.bean(TableBoards.class).latest(table.id()).orElseThrow();
        var frames = NODE.bean(TableFrames.class);
        var viewer = TableViews.viewer(moment, Optional.empty());
        assertThat(frames.event(moment, viewer)).isSameAs(frames.event(moment, viewer));
        assertThat(frames.view(moment, viewer, 1)).isSameAs(frames.view(moment, viewer, 1));
    }

    @Test
    void aCutListeningConnectionIsMadeAgainAndNothingIsMissed() {
        var table = send(PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2));
        try (var client = SseClient.open(NODE.port(), table.id().code(), null, 0L)) {
            var jdbc = NODE.bean(JdbcTemplate.class);
            Long cut = jdbc.queryForObject("""
                    select count(pg_terminate_backend(pid)) from pg_stat_activity
                    where datname = current_database() and pid <> pg_backend_pid()
                      and (query ilike 'listen%' or query = 'select 1')
                    """, Long.class);
            assertThat(cut).isPositive();
            sendFrom(table.started(), 1);
            assertThat(client.until(table.sequence()))
                    .extracting(SseClient.Frame::id)
                    .containsExactlyElementsOf(range(1, table.sequence()));
        }
    }

    @Test
    void anUnknownTableHasNoStream() {
        assertThatThrownBy(() -> SseClient.open(NODE.port(), "no-such-table", null, null))
                .hasMessageContaining("404");
    }

    @Test
    void aStoppingNodeEndsItsStreams() throws InterruptedException {
        var table = send(finished());
        var node = QueryNode.start(TestBackends.freshDatabase(), "node-c", Map.of());
        await().atMost(Duration.ofSeconds(30))
                .until(() -> node.bean(TableBoards.class).latest(table.id()).isPresent());
        try (var client = SseClient.open(node.port(), table.id().code(), null, null)) {
            client.next();
            long before = System.nanoTime();
            node.close();
            assertThat(client.ended()).isTrue();
            assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(15));
        }
    }

    private static PlayedTable finished() {
        return PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2)
                .started()
                .playedOut(new Random(2));
    }

    private static void sendFrom(PlayedTable table, int first) {
        TOPIC.send(table.envelopes().subList(first, table.envelopes().size()));
    }

    private static List<Long> range(long first, long last) {
        return LongStream.rangeClosed(first, last).boxed().toList();
    }
}
