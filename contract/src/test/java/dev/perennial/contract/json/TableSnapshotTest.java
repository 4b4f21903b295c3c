package dev.perennial.contract.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.domain.table.command.OpeningCommand.OpenSeatedTable;
import dev.perennial.domain.table.command.Seating;
import dev.perennial.domain.table.command.TableCommand;
import dev.perennial.domain.table.command.TableCommand.PlayMove;
import dev.perennial.domain.table.command.TableCommand.Resign;
import dev.perennial.domain.table.decide.Ruling;
import dev.perennial.domain.table.decide.TableDecider;
import dev.perennial.domain.table.decide.TableDecision;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Games;
import dev.perennial.games.chance.ServerSeed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.JsonNode;

class TableSnapshotTest {
    private static final TableDecider DECIDER = new TableDecider(new JsonDocuments());
    private static final ServerSeed SEED = ServerSeed.of(new byte[ServerSeed.LENGTH]);
    private static final TableId TABLE = new TableId("table-1");
    private static final Instant AT = Instant.parse("2026-11-18T12:00:00Z");
    private static final int LOOKED_AT = 20;
    private static final Path GOLDEN = Path.of("src/test/resources/golden/table-snapshots.json");

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.id());
    }

    /** Move by move to the end, and after a resignation. */
    @ParameterizedTest
    @MethodSource("games")
    void everyTableComesBackAsItWas(String game) {
        var played = play(game, Integer.MAX_VALUE);
        assertThat(played.getLast().table().isOver()).isTrue();
        played.forEach(TableSnapshotTest::assertReadBack);
        var before = play(game, 3).getLast();
        assertReadBack(after(before, 100, new Resign(TABLE, player(0), AT)));
    }

    private static void assertReadBack(TableSnapshot snapshot) {
        String json = Json.mapper().writeValueAsString(snapshot);
        assertThat(Json.mapper().readValue(json, TableSnapshot.class)).isEqualTo(snapshot);
    }

    /** The reader falls back on the events. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"table\": %1$s, \"position\": %2$s}",
                "{\"position\": %2$s, \"table\": %1$s, \"ruling\": null}",
                "{\"table\": %1$s, \"position\": %2$s, \"ruling\": null, \"more\": 1}"
            })
    void aSnapshotOfAnotherShapeIsRefused(String shape) {
        JsonNode snapshot = Json.mapper().valueToTree(play("arboretum", 3).getLast());
        String json = shape.formatted(snapshot.get("table"), snapshot.get("position"));
        assertThatThrownBy(() -> Json.mapper().readValue(json, TableSnapshot.class))
                .isInstanceOf(DatabindException.class);
    }

    /** As PostgreSQL orders the fields when it stores them in parts. */
    @Test
    void theOrderOfFieldsBehindTheTableIsFree() {
        var written = play("arboretum", 3).getLast();
        JsonNode snapshot = Json.mapper().valueToTree(written);
        String json = "{\"table\": %s, \"ruling\": %s, \"position\": %s}"
                .formatted(snapshot.get("table"), snapshot.get("ruling"), snapshot.get("position"));
        assertThat(Json.mapper().readValue(json, TableSnapshot.class)).isEqualTo(written);
    }

    /**
     * What is stored looks as it did. If that was meant, raise {@link TableSnapshot#REVISION} and run with
     * {@code -Dperennial.golden=write}.
     */
    @Test
    void theShapeOfSnapshotsHasNotChangedWithoutTheirRevision() throws IOException {
        var lines = new ArrayList<>(List.of("\"revision " + TableSnapshot.REVISION + "\""));
        games().forEach(game ->
                lines.add(Json.mapper().writeValueAsString(play(game, 6).getLast())));
        String now = "[" + String.join(",\n", lines) + "]\n";
        if ("write".equals(System.getProperty("perennial.golden"))) {
            Files.writeString(GOLDEN, now);
        }
        try (var golden = Objects.requireNonNull(getClass().getResourceAsStream("/golden/table-snapshots.json"))) {
            assertThat(now).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private static List<TableSnapshot> play(String game, int moves) {
        var snapshots = new ArrayList<TableSnapshot>();
        var opening = DECIDER.open(new OpenSeatedTable(
                TABLE,
                new PlayerId("owner"),
                game,
                Document.EMPTY,
                FirstSeat.SEAT1,
                terms(),
                "cup",
                IntStream.range(0, Math.max(2, Games.byId(game).orElseThrow().minSeats()))
                        .mapToObj(seat -> new Seating(player(seat), "", null))
                        .toList(),
                SEED,
                AT));
        snapshots.add(snapshot(null, opening));
        long version = opening.events().size() - 1L;
        var random = new Random(7);
        for (int i = 0; i < moves && !snapshots.getLast().table().isOver(); i++) {
            TableState table = snapshots.getLast().table();
            int seat = table.awaited().first();
            var legal = table.game()
                    .legalMoves(table.runningPosition(), seat)
                    .limit(LOOKED_AT)
                    .toList();
            var move = GameJson.document(legal.get(random.nextInt(legal.size())));
            var decision = decide(
                    snapshots.getLast(),
                    version,
                    new PlayMove(TABLE, player(seat), table.seat(seat).nextMove(), "key-" + i, move, AT));
            version += decision.events().size();
            snapshots.add(snapshot(snapshots.getLast().ruling(), decision));
        }
        return snapshots;
    }

    private static TableSnapshot after(TableSnapshot before, long version, TableCommand command) {
        return snapshot(before.ruling(), decide(before, version, command));
    }

    private static TableDecision decide(TableSnapshot before, long version, TableCommand command) {
        return DECIDER.decide(before.table(), version, before.ruling(), command, SEED);
    }

    private static TableSnapshot snapshot(@Nullable Ruling before, TableDecision decision) {
        Ruling ruling = before;
        for (Object event : decision.events()) {
            ruling = event instanceof TableEvent told ? Ruling.after(ruling, told) : ruling;
        }
        return new TableSnapshot(decision.state(), ruling);
    }

    private static TableTerms terms() {
        return new TableTerms(
                true,
                TableTerms.Visibility.PUBLIC,
                new Clock.Live(3_600, 60, 5),
                true,
                0,
                TableTerms.Start.WHEN_FULL,
                3,
                TableTerms.Absence.FORFEIT);
    }

    private static PlayerId player(int seat) {
        return new PlayerId("p" + seat);
    }
}
