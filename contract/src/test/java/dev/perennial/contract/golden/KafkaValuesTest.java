package dev.perennial.contract.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.EnvelopeWriter;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.BlockRecord;
import dev.perennial.contract.player.PlayerRecord;
import dev.perennial.contract.player.RevokedRights;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.OfficialDecision;
import dev.perennial.domain.table.RatingEligibility;
import dev.perennial.domain.table.ResultRecord;
import dev.perennial.domain.table.TableEvent.SeatTaken;
import dev.perennial.domain.table.TableId;
import dev.perennial.games.Result;
import dev.perennial.games.Result.SeatResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What other programs read from our topics, byte for byte in meaning. */
class KafkaValuesTest {
    private static final Path FOLDER = Path.of("src/test/resources/golden/kafka");

    @Test
    void anEnvelopeIsWrittenAsItsFileSays() throws IOException {
        byte[] written = EnvelopeWriter.write(
                "event-1",
                "table-1",
                7,
                4711,
                Instant.parse("2026-01-01T12:00:00.123456Z"),
                "table.SeatTaken",
                "1",
                Json.mapper().writeValueAsString(seatTaken()));
        assertThat(Json.mapper().readTree(new String(written, StandardCharsets.UTF_8)))
                .isEqualTo(Json.mapper().readTree(golden("envelope.json")));
    }

    @Test
    void anEnvelopeIsReadWithItsEvent() throws IOException {
        var envelope = Json.mapper().readValue(golden("envelope.json"), Envelope.class);
        assertThat(envelope.sequence()).isEqualTo(7);
        assertThat(envelope.globalIndex()).isEqualTo(4711);
        assertThat(envelope.time()).isEqualTo("2026-01-01T12:00:00.123456Z");
        assertThat(EventCodec.decode(envelope)).isEqualTo(seatTaken());
    }

    @Test
    void aResultIsWrittenAndReadAsItsFileSays() throws IOException {
        var result = new ResultRecord(
                12,
                new TableId("table-1"),
                99,
                "arboretum",
                Instant.parse("2026-01-01T12:00:00Z"),
                List.of(new PlayerId("alice"), new PlayerId("bob")),
                new Result(List.of(new SeatResult(0, 31, 1, Map.of("species", 4)), new SeatResult(1, 28, 2, Map.of()))),
                Ending.FORFEITED,
                new RatingEligibility(
                        true,
                        RatingEligibility.Kind.HUMAN,
                        List.of(1),
                        "cup-1",
                        new OfficialDecision(new PlayerId("organiser"), true)));
        String golden = golden("result.json");
        assertThat(Json.mapper().readTree(Json.mapper().writeValueAsString(result)))
                .isEqualTo(Json.mapper().readTree(golden));
        assertThat(Json.mapper().readValue(golden, ResultRecord.class)).isEqualTo(result);
    }

    /** Topics keep everything: results of the time before decisions were judged are read as they were counted. */
    @Test
    void aResultWithoutADecisionIsStillRead() throws IOException {
        var former = Json.mapper().readValue(golden("result-without-decision.json"), ResultRecord.class);
        assertThat(former.counting())
                .isEqualTo(new RatingEligibility(true, RatingEligibility.Kind.HUMAN, List.of(1), "cup-1", null));
        assertThat(former.counting().lacksApproval()).isFalse();
    }

    @Test
    void aPlayerIsWrittenAndReadAsItsFileSays() throws IOException {
        var player = new PlayerRecord(new PlayerId("p-1"), 3, "\u00c4nne \ud83c\udf32", false, false);
        String golden = golden("player.json");
        assertThat(Json.mapper().readTree(Json.mapper().writeValueAsString(player)))
                .isEqualTo(Json.mapper().readTree(golden));
        assertThat(Json.mapper().readValue(golden, PlayerRecord.class)).isEqualTo(player);
    }

    @Test
    void whatEndedIsWrittenAndReadAsItsFileSays() throws IOException {
        var ended = new RevokedRights(
                Instant.parse("2026-01-01T12:00:00.5Z"),
                Set.of("p-1"),
                Set.of("p-2"),
                Set.of("session-1"),
                Map.of("p-3", Instant.parse("2026-01-01T11:00:00Z")),
                Set.of("key-1"));
        String golden = golden("standing.json");
        assertThat(Json.mapper().readTree(Json.mapper().writeValueAsString(ended)))
                .isEqualTo(Json.mapper().readTree(golden));
        assertThat(Json.mapper().readValue(golden, RevokedRights.class)).isEqualTo(ended);
        String former = golden("standing-without-keys.json");
        assertThat(Json.mapper().readValue(former, RevokedRights.class).stolenKeys())
                .isEmpty();
    }

    @Test
    void blocksAreWrittenAndReadAsTheirFileSays() throws IOException {
        var record = new BlockRecord(new PlayerId("p-1"), Set.of(new PlayerId("p-2")));
        String golden = golden("blocks.json");
        assertThat(Json.mapper().readTree(Json.mapper().writeValueAsString(record)))
                .isEqualTo(Json.mapper().readTree(golden));
        assertThat(Json.mapper().readValue(golden, BlockRecord.class)).isEqualTo(record);
    }

    @Test
    void topicsKeepTheirNames() {
        assertThat(Topics.all())
                .extracting(Topics.Topic::name)
                .containsExactly(
                        "perennial.tables.v1",
                        "perennial.results.v1",
                        "perennial.arrivals.v1",
                        "perennial.tournaments.v1",
                        "perennial.studies.v1",
                        "perennial.players.v1",
                        "perennial.standing.v1",
                        "perennial.blocks.v1",
                        "perennial.dead-letters.v1");
    }

    private static SeatTaken seatTaken() {
        return new SeatTaken(new TableId("table-1"), 0, new PlayerId("alice"), "my-seed_1");
    }

    private static String golden(String name) throws IOException {
        return Files.readString(FOLDER.resolve(name));
    }
}
