package dev.perennial.query.leak;

import static dev.perennial.testing.leak.RedealtGame.SEATS;
import static dev.perennial.testing.leak.RedealtGame.player;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Envelope;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rows;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.SseClient;
import dev.perennial.query.board.WebClient;
import dev.perennial.testing.PlayedTable;
import dev.perennial.testing.leak.RedealtGame;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Two games that differ only in what one viewer cannot know look the same to that viewer in every byte: board, stream,
 * legal moves, replay, lists, lobby, television, what is asked by player, and refusals. Each game is redealt for every
 * viewer.
 */
class RedealtPairsIT {
    private static final int PAIRS = Boolean.getBoolean("perennial.full") ? 20 : 2;

    /** How far the last pair is played, in percent of the game: much later little is left to redeal. */
    private static final int FARTHEST = Boolean.getBoolean("perennial.full") ? 80 : 60;

    private static final int NEAREST_MOVES = 4;
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());
    private static final Rows ROWS = new Rows(NODE);
    /** Only what has happened lately is live, and both tables shall tell the same time. */
    private static final Instant LATELY = Instant.now().plus(Duration.ofHours(1));

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"evergreen-concert", "arboretum", "s-evolution", "evergreen-planet"})
    void whatAViewerReceivesDoesNotDependOnWhatIsHiddenFromHim(String game) {
        for (int pair = 0; pair < PAIRS; pair++) {
            var played = played(game, pair);
            String table = send(played);
            for (int seat = 0; seat <= SEATS; seat++) {
                @Nullable Integer viewer = seat == SEATS ? null : seat;
                assertThat(RedealtGame.unseen(played, viewer))
                        .as("there is something to deal again")
                        .hasSizeGreaterThan(3);
                var redealt = RedealtGame.of(played, played.getFirst().aggregateId(), viewer, new Random(pair + 1_000));
                assertThat(redealt.toString()).as("the games differ").isNotEqualTo(played.toString());
                String other = send(redealt);
                long last = played.getLast().sequence();
                assertThat(received(game, other, last, viewer))
                        .as("%s, pair %d, seat %s", game, pair, viewer)
                        .isEqualTo(received(game, table, last, viewer));
            }
        }
    }

    /** The pairs are spread over the game, as far as there is something to redeal for everyone. */
    private static List<Envelope> played(String game, int pair) {
        String id = UUID.randomUUID().toString();
        long all = played(game, id, Integer.MAX_VALUE, pair).stream()
                .filter(event -> event.type().equals("table.MoveMade"))
                .count();
        long farthest = all * FARTHEST / 100;
        int moves = (int) (NEAREST_MOVES + (farthest - NEAREST_MOVES) * pair / (PAIRS - 1));
        while (moves > NEAREST_MOVES && !hidesEnough(played(game, id, moves, pair))) {
            moves--;
        }
        return played(game, id, moves, pair);
    }

    private static List<Envelope> played(String game, String id, int moves, int pair) {
        return PlayedTable.opened(id, game, SEATS)
                .started()
                .played(moves, new Random(pair))
                .envelopes();
    }

    private static boolean hidesEnough(List<Envelope> played) {
        return IntStream.rangeClosed(0, SEATS)
                .allMatch(seat ->
                        RedealtGame.unseen(played, seat == SEATS ? null : seat).size() > 3);
    }

    /** Everything the viewer gets of one table, with the ids of table and people masked. */
    private static List<String> received(String game, String table, long last, @Nullable Integer viewer) {
        // Lists are compared whole: they contain no other table.
        ROWS.spoil("update table_summary set changed_at = '" + LATELY + "', visibility = case when table_id = '" + table
                + "' then 'PUBLIC' else 'INVITED' end");
        String token = viewer == null ? null : player(viewer, table);
        String path = "/api/v1/tables/" + table;
        String somebody = player(viewer == null ? 0 : viewer, table);
        var all = new ArrayList<String>();
        for (String each : List.of(
                path,
                path + "/moves",
                path + "/replay",
                path + "/replay?perspective=spectator",
                path + "/replay?at=" + last / 2,
                path + "/replay?perspective=open",
                path + "/replay?perspective=seat-" + (viewer == null ? 0 : (viewer + 1) % SEATS),
                path + "/history",
                path + "?atLeast=" + last,
                "/api/v1/tables?limit=100",
                "/api/v1/lobby",
                "/api/v1/tv?game=" + game,
                "/api/v1/players/" + somebody + "/statistics",
                "/api/v1/players/" + somebody + "/games",
                "/api/v1/players/" + somebody + "/profile",
                "/api/v1/export/games.ndjson?player=" + somebody,
                "/api/v1/search/games?player=" + somebody)) {
            var answer = WEB.get(each, token);
            all.add(answer.statusCode() + " " + answer.headers().map().get("etag") + " " + answer.body());
        }
        assertThat(all.subList(9, 12)).as("lists, lobby and television show it").allMatch(text -> text.contains(table));
        try (var stream = SseClient.as(NODE.port(), table, token, null)) {
            all.add(stream.next().toString());
        }
        try (var stream = SseClient.as(NODE.port(), table, token, 0L)) {
            stream.until(last).forEach(frame -> all.add(frame.toString()));
        }
        // A tag or version made of the answer says nothing that the answer does not say.
        all.replaceAll(text -> text.replace(table, "TABLE")
                .replaceAll("\"version\":\"[0-9a-f]{32,64}\"", "VERSION")
                .replaceAll("W/\"0[0-9a-f]{32}\"", "TAG"));
        return all;
    }

    /** Answers the table it was sent as. */
    private static String send(List<Envelope> game) {
        String table = UUID.randomUUID().toString();
        var events = RedealtGame.elsewhere(game, table);
        TOPIC.send(events);
        await().atMost(Duration.ofSeconds(30))
                .until(() -> ROWS.applied("tables", table) == events.getLast().sequence());
        return table;
    }
}
