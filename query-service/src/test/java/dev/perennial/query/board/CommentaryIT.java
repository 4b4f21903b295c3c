package dev.perennial.query.board;

import static dev.perennial.query.SharedNode.NODE;
import static dev.perennial.query.SharedNode.WEB;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.query.ChangedEvents;
import dev.perennial.query.SharedNode;
import dev.perennial.testing.PlayedTable;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Looks at the bytes: comments reach spectators with their delay, and no player before the end. */
class CommentaryIT {
    private static final PlayerId COMMENTATOR = new PlayerId("commentator");
    private static final String EARLY = "An early comment.";
    private static final String LATE = "A late comment.";

    private final String id = UUID.randomUUID().toString();
    private final PlayedTable table =
            PlayedTable.opened(id, "arboretum", 2).started().played(20, new Random(3));

    private void post(String text) {
        table.happened(new TableEvent.CommentPosted(table.id(), COMMENTATOR, text));
    }

    @Test
    void spectatorsSeeCommentsWithTheirDelayAndPlayersNone() {
        table.happened(new TableEvent.CommentatorAppointed(table.id(), COMMENTATOR, PlayedTable.player(0)));
        post(EARLY);
        long half = table.sequence();
        post(LATE);
        table.played(4, new Random(3));
        Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        SharedNode.TOPIC.send(table.envelopes().stream()
                .map(event -> ChangedEvents.withSpectatorDelay(
                        event, 300, event.sequence() <= half ? now.minusSeconds(3_600) : now))
                .toList());
        SharedNode.settle(table);
        assertThat(stream(null, half)).contains(EARLY).doesNotContain(LATE);
        assertThat(WEB.get(path() + "/replay?perspective=spectator", null).body())
                .contains(EARLY)
                .doesNotContain(LATE);
        assertThat(WEB.json(path(), null).at("/table/commentators/0").asString())
                .isEqualTo(COMMENTATOR.code());
        for (String player : List.of("player-0", "player-1")) {
            assertThat(stream(player, table.sequence())).doesNotContain(EARLY).doesNotContain(LATE);
            assertThat(WEB.get(path() + "/replay", player).body())
                    .doesNotContain(EARLY)
                    .doesNotContain(LATE);
        }
    }

    @Test
    void everybodyReadsCommentsAfterTheGame() {
        post(EARLY);
        SharedNode.send(table.playedOut(new Random(3)));
        assertThat(WEB.get(path() + "/replay?perspective=open", "player-0").body())
                .contains(EARLY);
        assertThat(WEB.get(path() + "/replay?perspective=spectator", null).body())
                .contains(EARLY);
    }

    private String path() {
        return "/api/v1/tables/" + id;
    }

    private String stream(@Nullable String token, long last) {
        var read = new StringBuilder();
        try (var stream = SseClient.open(NODE.port(), id, token, 0L)) {
            stream.until(last).forEach(frame -> read.append(frame.data()));
        }
        return read.toString();
    }
}
