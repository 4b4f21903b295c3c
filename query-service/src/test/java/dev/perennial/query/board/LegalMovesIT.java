package dev.perennial.query.board;

import static dev.perennial.query.SharedNode.WEB;
import static dev.perennial.query.SharedNode.send;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.testing.PlayedTable;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class LegalMovesIT {
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

    @Test
    void tellsASeatWhatItMayDoAndNobodyElse() {
        var table = send(table().started().played(2, new Random(1)));
        int seat = table.state().awaited().first();
        String path = "/api/v1/tables/" + table.id() + "/moves";
        JsonNode own = WEB.json(path, "player-" + seat);
        assertThat(own.get("moves")).hasSize((int)
                table.state().game().legalMoves(table.position(), seat).count());
        assertThat(own.at("/moves/0/notation").asString()).startsWith("plant");
        assertThat(own.get("complete").asBoolean()).isTrue();
        assertThat(own.get("seatMove").asInt()).isEqualTo(3);
        JsonNode some = WEB.json(path + "?limit=2&atLeast=" + table.sequence(), "player-" + seat);
        assertThat(some.get("moves")).hasSize(2);
        assertThat(some.get("complete").asBoolean()).isFalse();
        assertThat(some.at("/awaited/0").asInt()).isEqualTo(seat);
        String board = "/api/v1/tables/" + table.id() + "?mostMoves=";
        assertThat(WEB.json(board + 1, "player-" + seat).get("legalMoves")).hasSize(1);
        for (String bad : List.of(path + "?limit=0", path + "?limit=2001", board + "0", board + "x")) {
            assertThat(WEB.get(bad, "player-" + seat).statusCode()).as(bad).isEqualTo(400);
        }
        String opening = "/api/v1/tables/just-opened/moves?atLeast=2"; // it may still be on the way
        assertThat(WEB.atOnce("player-" + seat, List.of(path + "?atLeast=" + (table.sequence() + 1), opening)))
                .extracting(HttpResponse::statusCode)
                .containsExactly(504, 504);
        assertThat(WEB.json(path, "player-" + (1 - seat)).get("moves")).isEmpty();
        assertThat(WEB.get(path, "player-7").statusCode()).isEqualTo(403);
        assertThat(WEB.get(path, null).statusCode()).isEqualTo(401);
        assertThat(WEB.get("/api/v1/tables/nowhere/moves", "player-0").statusCode())
                .isEqualTo(404);
    }

    private static PlayedTable table() {
        return PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2);
    }

    private static String moves(PlayedTable table) {
        return "/api/v1/tables/" + send(table).id() + "/moves";
    }
}
