package dev.perennial.contract.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.games.GameEvent;
import dev.perennial.games.chance.ServerSeed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class GameHistoryTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/game-history.json");

    /** Run with {@code -Dperennial.golden=write} after a change of the format that was meant. */
    @Test
    void theFormatIsFrozen() throws IOException {
        String json = Json.mapper().writerWithDefaultPrettyPrinter().writeValueAsString(abortedGame()) + "\n";
        if ("write".equals(System.getProperty("perennial.golden"))) {
            Files.writeString(GOLDEN, json);
        }
        try (var golden = Objects.requireNonNull(getClass().getResourceAsStream("/golden/game-history.json"))) {
            assertThat(json).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void aHistoryReadsBackToTheSameHistory() {
        for (GameHistory history : List.of(abortedGame(), finishedGame())) {
            String json = Json.mapper().writeValueAsString(history);
            assertThat(Json.mapper().readValue(json, GameHistory.class)).isEqualTo(history);
        }
    }

    @Test
    void everyGameEventIsInItOnceAndInOrder() {
        var events = finished().events();
        var history = GameHistory.of(events);
        var told = new ArrayList<>(history.opening());
        history.steps().forEach(step -> told.addAll(step.events()));
        var expected = events.stream()
                .filter(recorded -> recorded.event() instanceof GameEvent)
                .toList();
        assertThat(told).hasSameSizeAs(expected);
        for (int i = 0; i < told.size(); i++) {
            assertThat(told.get(i).sequence()).isEqualTo(expected.get(i).sequence());
            assertThat(EventCodec.decode(
                            told.get(i).type(),
                            told.get(i).version(),
                            told.get(i).event()))
                    .isEqualTo(expected.get(i).event());
        }
    }

    @Test
    void movesAndTimeOutsAreSteps() {
        var history = abortedGame();
        assertThat(history.steps()).extracting(HistoryStep::seat).containsExactly(0, 0, 0);
        assertThat(history.steps()).extracting(HistoryStep::number).containsExactly(1, 2, null);
        assertThat(history.steps()).extracting(HistoryStep::timeUp).containsExactly(false, false, true);
        assertThat(history.steps().getFirst().move()).hasToString("{\"type\":\"DrawFromDeck\"}");
        assertThat(history.steps().getFirst().at()).isEqualTo(ShortGame.OPENED.plusSeconds(10));
    }

    @Test
    void aFinishedGameHasItsResultAndASeedThatFitsTheCommitment() {
        var history = finishedGame();
        assertThat(Objects.requireNonNull(history.result()).seats()).hasSize(2);
        assertThat(ServerSeed.ofHex(Objects.requireNonNull(history.serverSeed()))
                        .commitment())
                .isEqualTo(history.commitment());
        assertThat(history.clientSeeds()).containsExactly("alice-1", "");
        assertThat(history.players()).extracting(Objects::toString).containsExactly("alice", "bob");
    }

    @Test
    void theTimeOfAStepIsTheOneTheRulesWereAskedAbout() {
        var decided = ShortGame.OPENED.plusSeconds(10);
        var stored = decided.plusMillis(7);
        var events = new ArrayList<>(new ShortGame().opened().seated().events());
        for (var at : Arrays.asList(decided, null)) {
            events.add(new RecordedEvent(
                    events.size(), stored, new TableEvent.MoveMade(ShortGame.TABLE, 0, 1, "k", null, 0, 0, at)));
            events.add(
                    new RecordedEvent(events.size(), stored, new TableEvent.TimeCalled(ShortGame.TABLE, 0, 0, 0, at)));
        }
        assertThat(GameHistory.of(events).steps())
                .extracting(HistoryStep::at)
                .containsExactly(decided, decided, stored, stored);
    }

    @Test
    void stepsStoredWithoutATimeStillRead() {
        var old = Json.mapper().readTree("""
                {"type": "TimeCalled", "table": "t-1", "seat": 1, "caused": 2, "chance": 3}""");
        assertThat(EventCodec.decode("table.TimeCalled", "1", old))
                .isEqualTo(new TableEvent.TimeCalled(ShortGame.TABLE, 1, 2, 3));
    }

    @Test
    void theDigestCoversEverythingButTheOrderOfFields() {
        var history = GameJson.write(finishedGame()).asObject();
        String digest = history.get("digest").stringValue();
        var reordered = Json.mapper().createObjectNode();
        history.properties().stream().toList().reversed().forEach(f -> reordered.set(f.getKey(), f.getValue()));
        assertThat(HistoryDigest.of(reordered)).isEqualTo(digest).hasSize(64);
        var renamed = history.deepCopy();
        renamed.withArray("players").set(0, "mallory");
        assertThat(HistoryDigest.of(renamed)).isNotEqualTo(digest);
        assertThat(HistoryDigest.of(history.deepCopy().put("digest", "other"))).isEqualTo(digest);
    }

    @Test
    void aStepHasADigestOfItsOwnWhichCountsInTheOneOfTheHistory() {
        var history = GameJson.write(finishedGame()).asObject();
        var step = history.at("/steps/1").asObject();
        String digest = step.get("digest").stringValue();
        assertThat(HistoryDigest.ofStep(step)).isEqualTo(digest).hasSize(16);
        assertThat(HistoryDigest.ofStep(step.deepCopy().put("at", "2026-01-02T03:04:06Z")))
                .isNotEqualTo(digest);
        assertThat(HistoryDigest.ofStep(step.deepCopy().put("digest", "other"))).isEqualTo(digest);
        step.put("digest", "other");
        assertThat(HistoryDigest.of(history)).isNotEqualTo(history.get("digest").stringValue());
    }

    @Test
    void aTableAbortedBeforePlayHasEmptySeats() {
        var events = new ArrayList<>(new ShortGame().opened().events());
        events.add(new RecordedEvent(
                1, ShortGame.OPENED, new TableEvent.SeatTaken(ShortGame.TABLE, 1, new PlayerId("bob"), "x")));
        var history = GameHistory.of(events);
        assertThat(history.players()).extracting(String::valueOf).containsExactly("null", "bob");
        assertThat(history.clientSeeds()).containsExactly(null, "x");
        assertThat(history.opening()).isEmpty();
        assertThat(history.steps()).isEmpty();
        assertThat(history.result()).isNull();
    }

    @Test
    void fieldsReorderedByADatabaseDoNotShow() {
        var reordered = Json.mapper().readTree("{\"y\":0,\"x\":0,\"type\":\"Plant\",\"card\":\"O4\"}");
        var events = new ArrayList<>(new ShortGame().opened().seated().started().events());
        events.add(new RecordedEvent(
                events.size(),
                ShortGame.OPENED,
                new TableEvent.MoveMade(ShortGame.TABLE, 0, 1, "k", GameJson.document(reordered), 0, 0)));
        assertThat(GameHistory.of(events).steps().getFirst().move())
                .hasToString("{\"type\":\"Plant\",\"card\":\"O4\",\"x\":0,\"y\":0}");
    }

    @Test
    void refusesWhatIsNoTablesHistory() {
        var events = finished().events();
        assertThatThrownBy(() -> GameHistory.of(List.of())).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> GameHistory.of(events.subList(1, events.size())))
                .isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> GameHistory.of(List.of(new RecordedEvent(0, ShortGame.OPENED, "text"))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static GameHistory abortedGame() {
        return GameHistory.of(new ShortGame()
                .opened()
                .seated()
                .started()
                .moved(0, 1, "draw deck")
                .moved(0, 2, "draw deck")
                .timeUp(0)
                .aborted()
                .events());
    }

    private static GameHistory finishedGame() {
        return GameHistory.of(finished().events());
    }

    private static ShortGame finished() {
        return new ShortGame().opened().seated().started().playedOut();
    }
}
