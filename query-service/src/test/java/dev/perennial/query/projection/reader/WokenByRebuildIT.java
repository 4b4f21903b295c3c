package dev.perennial.query.projection.reader;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.query.QueryNode;
import dev.perennial.query.Rebuilding;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.TableBoards;
import dev.perennial.query.live.Watch;
import dev.perennial.query.table.TableMoment;
import dev.perennial.testing.PlayedTable;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.RepeatedTest;

/** A rebuild that is ahead of the reader brings events that nobody else announces. */
class WokenByRebuildIT {
    /** Far less than the interval at which everyone looks for missed signals; repeated, so that luck does not help. */
    private static final Duration AT_ONCE = Duration.ofMillis(700);

    private static final Duration LONG = Duration.ofSeconds(30);
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    @RepeatedTest(4)
    void thoseWhoWaitForAnEventAreWokenByTheRebuildThatBringsIt() {
        var readers = NODE.bean(ProjectionReaders.class);
        readers.stop();
        var table =
                PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2).started();
        try (Watch<TableMoment> watch = NODE.bean(TableBoards.class).watch(table.id())) {
            var woken = CompletableFuture.supplyAsync(() -> await(watch, table.sequence()));
            TOPIC.send(table.envelopes());
            Rebuilding.all(NODE, List.of("tables"));
            assertThat(woken).succeedsWithin(AT_ONCE).isEqualTo(true);
        } finally {
            readers.start();
        }
    }

    private static boolean await(Watch<TableMoment> watch, long sequence) {
        try {
            return watch.awaitAfter(sequence - 1, LONG);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
