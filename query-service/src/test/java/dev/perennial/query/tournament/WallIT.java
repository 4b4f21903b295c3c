package dev.perennial.query.tournament;

import static dev.perennial.query.SharedNode.TOPIC;
import static dev.perennial.query.SharedNode.WEB;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent.CommentPosted;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.query.ChangedEvents;
import dev.perennial.query.SharedNode;
import dev.perennial.testing.PlayedTable;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Looks at the bytes of a wall: it shows what spectators may know now, and no comment to the players of its game. */
class WallIT {
    private static final PlayerId COMMENTATOR = new PlayerId("wall-commentator");

    private final TournamentId id = new TournamentId(UUID.randomUUID().toString());
    private final PlayedTable table = PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2)
            .started()
            .played(20, new Random(3));

    private void comment(String text) {
        table.happened(new CommentPosted(table.id(), COMMENTATOR, text));
    }

    private String body(@Nullable String token) {
        return WEB.get("/api/v1/tournaments/" + id.code() + "/wall", token).body();
    }

    private JsonNode board() {
        return WEB.json("/api/v1/tournaments/" + id.code() + "/wall", null).at("/boards/0");
    }

    @Test
    void theLatestCommentIsShownWithTheDelayOfTheTable() {
        var events = new ArrayList<Object>(TestTournament.events(id, table.id()).subList(0, 6));
        events.add(new TournamentEvent.CommentatorAppointed(id, COMMENTATOR, TestTournament.OLGA, null));
        TestTournament.send(TOPIC, id.code(), events);
        SharedNode.rename(COMMENTATOR.code(), "Cleo Caster");
        comment("The first comment.");
        comment("An early comment.");
        long half = table.sequence();
        table.played(6, new Random(3));
        comment("A late comment.");
        Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        TOPIC.send(table.envelopes().stream()
                .map(event -> ChangedEvents.withSpectatorDelay(
                        event, 300, event.sequence() <= half ? now.minusSeconds(3_600) : now))
                .toList());
        SharedNode.settle(table);
        await().untilAsserted(() -> assertThat(board().get("table")).isNotNull());
        assertThat(board().at("/comment/text").asString()).isEqualTo("An early comment.");
        assertThat(board().at("/comment/by").asString()).isEqualTo(COMMENTATOR.code());
        assertThat(board().at("/board/sequence").asLong()).isEqualTo(half);
        assertThat(body(null)).contains("Cleo Caster").doesNotContain("A late comment.", "The first comment.");
        assertThat(body("player-0")).doesNotContain("comment.").contains("\"comment\":null");
        assertThat(WEB.json("/api/v1/tournaments/" + id.code(), null)
                        .at("/commentators/0")
                        .asString())
                .isEqualTo(COMMENTATOR.code());
    }
}
