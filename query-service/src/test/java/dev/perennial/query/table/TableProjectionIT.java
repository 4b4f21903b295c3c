package dev.perennial.query.table;

import static dev.perennial.query.SharedNode.NODE;
import static dev.perennial.query.SharedNode.ROWS;
import static dev.perennial.query.SharedNode.TOPIC;
import static dev.perennial.query.SharedNode.send;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.testing.PlayedTable;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Rows of tables and results, as their events come by Kafka. */
class TableProjectionIT {
    @Test
    void keepsEveryEventAsItWasStored() {
        var table = send(table(3).started().playedOut(new Random(1)));
        var stored = NODE.bean(TableEvents.class).after(table.id(), -1);
        assertThat(stored).hasSameSizeAs(table.envelopes());
        for (int i = 0; i < stored.size(); i++) {
            Envelope sent = table.envelopes().get(i);
            assertThat(stored.get(i).sequence()).isEqualTo(sent.sequence());
            assertThat(stored.get(i).time()).isEqualTo(sent.time());
            assertThat(GameJson.write(stored.get(i).event())).isEqualTo(GameJson.write(EventCodec.decode(sent)));
        }
    }

    @Test
    void summarisesAnOpenTable() {
        var table = send(table(2));
        assertThat(summary(table, "status")).isEqualTo("OPEN");
        assertThat(summary(table, "players")).isEqualTo("[null, null]");
        assertThat(summary(table, "awaited")).isEqualTo("{}");
        assertThat(summary(table, "game")).isEqualTo("arboretum");
        assertThat(summary(table, "commitment")).isEqualTo(table.state().commitment());
        assertThat(summary(table, "result")).isEqualTo("null");
    }

    @Test
    void summarisesARunningTableAndWhoseTurnItIs() {
        var table = send(table(2).started().played(5, new Random(3)));
        var awaited = table.state().game().awaited(table.position());
        assertThat(summary(table, "status")).isEqualTo("PLAYING");
        assertThat(summary(table, "players")).isEqualTo("[\"player-0\", \"player-1\"]");
        assertThat(summary(table, "awaited")).isEqualTo("{" + awaited.iterator().next() + "}");
        assertThat(summary(table, "sequence")).isEqualTo(Long.toString(table.sequence()));
        assertThat(summary(table, "opened_index"))
                .isEqualTo(Long.toString(table.envelopes().getFirst().globalIndex()));
    }

    @Test
    void summarisesAFinishedTableWithItsResult() {
        var table = send(table(4).started().playedOut(new Random(4)));
        assertThat(summary(table, "status")).isEqualTo("FINISHED");
        assertThat(summary(table, "awaited")).isEqualTo("{}");
        assertThat(Json.mapper().readTree(summary(table, "result")))
                .isEqualTo(Json.mapper()
                        .readTree(Json.mapper().writeValueAsString(table.state().result())));
    }

    @Test
    void keepsResultsByTheirNumberWhateverOrderTheyComeIn() {
        var first = table(2).started().playedOut(new Random(5));
        var second = table(2).started().playedOut(new Random(6));
        TOPIC.send(second.result(9002));
        TOPIC.send(first.result(9001));
        TOPIC.send(second.result(9002));
        await().until(() -> ROWS.one("select count(*) from game_result where result_no > 9000") == 2);
        assertThat(ROWS.text("select table_id from game_result where result_no = 9001"))
                .isEqualTo(first.id().code());
        assertThat(ROWS.text("select players::text from game_result where result_no = 9002"))
                .isEqualTo("[\"player-0\", \"player-1\"]");
    }

    private static PlayedTable table(int seats) {
        return PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", seats);
    }

    private static String summary(PlayedTable table, String column) {
        return ROWS.text(
                "select " + column + "::text from table_summary where table_id = ?",
                table.id().code());
    }
}
