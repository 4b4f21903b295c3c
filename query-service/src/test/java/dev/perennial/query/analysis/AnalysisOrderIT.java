package dev.perennial.query.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.table.TableId;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rows;
import dev.perennial.testing.TestBackends;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Which game comes next: on a node that does no work of its own. */
class AnalysisOrderIT {
    private static final QueryNode NODE =
            QueryNode.start(TestBackends.freshDatabase(), "node-a", Map.of("perennial.query.analysis.share", 0));
    private static final Instant LONG_AGO = Instant.parse("2026-01-02T03:04:05Z");

    private final Analyses analyses = NODE.bean(Analyses.class);
    private final Rows rows = new Rows(NODE);

    @AfterAll
    static void stop() {
        NODE.close();
    }

    @BeforeEach
    void empty() {
        rows.spoil("truncate game_analysis, analysis_request");
    }

    private TableId game(int number) {
        var table = new TableId(UUID.randomUUID().toString());
        analyses.add(table, LONG_AGO.plusSeconds(number));
        return table;
    }

    private TableId tournamentGame(int number) {
        var table = game(number);
        rows.spoil("""
                insert into played_game (table_id, game, finished_at, delay_seconds, listed, tournament, players, seats,
                  moves, events, minutes)
                values ('%s', 'arboretum', now(), 0, true, 'cup', '{}', '[]', 1, 1, 1)
                """.formatted(table.code()));
        return table;
    }

    @Test
    void theNewestRequestComesFirstAndThenGamesOfTournaments() {
        var older = tournamentGame(1);
        var newer = tournamentGame(2);
        var unasked = game(3);
        var first = game(4);
        var second = game(5);
        analyses.request(first);
        analyses.request(second);
        assertThat(analyses.ahead(first, true)).contains(1);
        assertThat(analyses.ahead(older, true)).contains(3);
        assertThat(analyses.ahead(unasked, true)).isEmpty();
        for (TableId next : List.of(second, first, newer, older)) {
            assertThat(analyses.claim("a", true)).contains(next);
        }
        assertThat(analyses.claim("a", true)).isEmpty();
    }

    @Test
    void askingAgainMovesAGameToTheFront() {
        var first = game(1);
        var second = game(2);
        analyses.request(first);
        analyses.request(second);
        analyses.request(first);
        assertThat(analyses.claim("a", true)).contains(first);
    }

    @Test
    void gamesOfTournamentsCanBeLeftAlone() {
        var _ = tournamentGame(1);
        assertThat(analyses.claim("a", false)).isEmpty();
    }

    @Test
    void twoNodesNeverWorkOnTheSameGameUnlessOneIsSilent() {
        var table = game(1);
        analyses.request(table);
        assertThat(analyses.claim("a", true)).contains(table);
        assertThat(analyses.claim("b", true)).isEmpty();
        rows.spoil("update analysis_request set beat = now() - interval '2 minutes'");
        assertThat(analyses.claim("b", true)).contains(table);
        analyses.release(table, "a", true);
        assertThat(analyses.find(table).orElseThrow().failed())
                .as("no longer its own")
                .isFalse();
    }

    @Test
    void whatIsComputedOrFailedIsNotDoneAgain() {
        var done = game(1);
        var failing = game(2);
        analyses.request(done);
        analyses.request(failing);
        assertThat(analyses.claim("a", true)).contains(failing);
        analyses.progress(failing, "a", 3, 8);
        assertThat(analyses.find(failing).orElseThrow().part()).isEqualTo(3);
        analyses.release(failing, "a", true);
        assertThat(analyses.claim("a", true)).contains(done);
        analyses.store(done, "{}", List.of(50, 50));
        analyses.release(done, "a", false);
        assertThat(analyses.claim("a", true)).isEmpty();
        assertThat(analyses.find(done).orElseThrow().figures()).isEqualTo("{}");
        analyses.request(failing);
        assertThat(analyses.claim("a", true)).as("asked for again").contains(failing);
        rows.spoil("update game_analysis set format = 'perennial.analysis/0'");
        assertThat(analyses.claim("a", true)).as("figures of an older format").contains(done);
    }

    /** A correction of the result says the same of the game. */
    @Test
    void aCorrectedResultKeepsTheFigures() {
        var table = game(7);
        analyses.store(table, "{}", List.of());
        analyses.add(table, LONG_AGO.plusSeconds(3_600));
        assertThat(analyses.find(table).orElseThrow().figures()).isEqualTo("{}");
        assertThat(rows.text("select finished_at::text from game_analysis")).contains("03:04:12");
    }
}
