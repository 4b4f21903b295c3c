package dev.perennial.query.leak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Envelope;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rows;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.SseClient;
import dev.perennial.query.board.WebClient;
import dev.perennial.testing.PlayedTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Two games that differ only in what one viewer cannot know look the same to him in every byte: board, stream, replay,
 * lists and errors.
 */
class RedealtPairsIT {
    private static final int PAIRS = Boolean.getBoolean("perennial.full") ? 20 : 4;
    static final int SEATS = 3;

    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"evergreen-concert", "arboretum", "s-evolution", "evergreen-planet"})
    void whatAViewerReceivesDoesNotDependOnWhatIsHiddenFromHim(String game) {
        for (int pair = 0; pair < PAIRS; pair++) {
            @Nullable Integer viewer = pair % (SEATS + 1) == SEATS ? null : pair % (SEATS + 1);
            var table = PlayedTable.opened(UUID.randomUUID().toString(), game, SEATS)
                    .started()
                    .played(2 + pair * 2, new Random(pair));
            String other = UUID.randomUUID().toString();
            var redealt = Redealt.of(table.envelopes(), other, viewer, new Random(pair + 1_000));
            assertThat(Redealt.unseen(table.envelopes(), viewer))
                    .as("there is something to deal anew")
                    .hasSizeGreaterThan(3);
            assertThat(redealt.toString().replace(other, table.id().code()))
                    .as("the games differ")
                    .isNotEqualTo(table.envelopes().toString());
            send(table.envelopes());
            send(redealt);
            assertThat(received(other, table.sequence(), viewer))
                    .as("%s, pair %d, seat %s", game, pair, viewer)
                    .isEqualTo(received(table.id().code(), table.sequence(), viewer));
        }
    }

    /** Everything the viewer gets of one table, with the table's id masked. */
    private static List<String> received(String table, long last, @Nullable Integer viewer) {
        String token = viewer == null ? null : "player-" + viewer;
        String path = "/api/v1/tables/" + table;
        var all = new ArrayList<String>();
        for (String each : List.of(
                path,
                path + "/replay",
                path + "/replay?perspective=spectator",
                path + "/replay?at=" + last / 2,
                path + "/replay?perspective=open",
                path + "/replay?perspective=seat-" + (viewer == null ? 0 : (viewer + 1) % SEATS),
                path + "/history",
                path + "?atLeast=" + last,
                "/api/v1/export/games.ndjson?player=" + table,
                "/api/v1/search/games?player=" + table)) {
            var answer = WEB.get(each, token);
            all.add(answer.statusCode() + " " + answer.headers().map().get("etag") + " " + answer.body());
        }
        try (var stream = SseClient.as(NODE.port(), table, token, 0L)) {
            stream.until(last).forEach(frame -> all.add(frame.toString()));
        }
        all.replaceAll(text -> text.replace(table, "TABLE"));
        return all;
    }

    private static void send(List<Envelope> events) {
        TOPIC.send(events);
        String id = events.getFirst().aggregateId();
        await().atMost(Duration.ofSeconds(30))
                .until(() ->
                        new Rows(NODE).applied("tables", id) == events.getLast().sequence());
    }
}
