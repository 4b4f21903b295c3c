package dev.perennial.query.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.query.QueryNode;
import dev.perennial.query.Rows;
import dev.perennial.query.TestTopic;
import dev.perennial.testing.PlayedTable;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ReplayWarmUpIT {
    @Test
    void aFinishedGameIsWrittenBeforeAnyoneAsks() {
        try (var node = QueryNode.start();
                var topic = new TestTopic()) {
            var played = PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2)
                    .started()
                    .playedOut(new Random(1));
            topic.send(played.envelopes());
            var rows = new Rows(node);
            await().until(() -> rows.applied("tables", played.id().code()) == played.sequence());
            assertThat(node.bean(ReplayWarmUp.class).run()).isPositive();
        }
    }
}
