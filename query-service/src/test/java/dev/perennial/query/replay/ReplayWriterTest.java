package dev.perennial.query.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.PlayerId;
import dev.perennial.games.Game;
import dev.perennial.games.Games;
import dev.perennial.games.Viewer;
import dev.perennial.query.board.TableViews;
import dev.perennial.query.table.TableMoment;
import dev.perennial.testing.PlayedTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class ReplayWriterTest {
    static Stream<String> games() {
        return Games.all().stream().map(Game::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyFrameLeadsToTheVeryPosition(String game) {
        var events = played(game);
        for (String code : List.of("spectator", "seat-1", "open")) {
            var perspective = perspective(events, code);
            JsonNode replay = replay(events, perspective);
            JsonNode position = null;
            TableMoment moment = null;
            for (int n = 0; n < events.size(); n++) {
                JsonNode frame = replay.get("frames").get(n);
                moment = TableMoment.after(moment, events.get(n));
                position = position == null ? frame.get("position") : Deltas.applied(position, frame.get("delta"));
                assertThat(frame.get("n").asInt()).isEqualTo(n);
                assertThat(position).as("%s frame %d", code, n).isEqualTo(expected(moment, perspective.viewer()));
            }
            assertThat(replay.get("last").asInt()).isEqualTo(events.size() - 1);
            assertThat(replay.get("over").asBoolean()).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void anyPositionCanBeAskedForAlone(String game) {
        var events = played(game);
        var perspective = perspective(events, "spectator");
        JsonNode whole = replay(events, perspective);
        for (int n : new int[] {0, 7, events.size() / 2, events.size() - 1}) {
            JsonNode one = Json.mapper().readTree(new ReplayWriter(perspective).one(events.subList(0, n + 1)));
            JsonNode position = whole.get("frames").get(0).get("position");
            for (int i = 1; i <= n; i++) {
                position = Deltas.applied(position, whole.get("frames").get(i).get("delta"));
            }
            assertThat(one.get("frame").get("position")).isEqualTo(position);
            assertThat(one.get("frame").get("event"))
                    .isEqualTo(whole.get("frames").get(n).get("event"));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aStoryIsTold(String game) {
        var events = played(game);
        JsonNode replay = replay(events, perspective(events, "open"));
        Set<String> kinds = new HashSet<>(replay.get("moments").findValuesAsString("kind"));
        assertThat(kinds)
                .contains(
                        "end",
                        switch (game) {
                            case "evergreen-concert" -> "concert";
                            case "s-evolution" -> "trick";
                            default -> "scoring";
                        });
        JsonNode last =
                replay.get("scores").get(replay.get("scores").size() - 1).get("points");
        for (JsonNode seat : replay.at("/result/seats")) {
            assertThat(last.get(seat.get("seat").asInt()).asInt())
                    .isEqualTo(seat.get("points").asInt());
        }
        long moves = events.stream()
                .filter(event -> event.event() instanceof dev.perennial.domain.table.TableEvent.MoveMade)
                .count();
        assertThat(replay.get("turns")).hasSize((int) moves);
        assertThat(replay.at("/turns/0/notation").asString()).isNotEmpty();
        JsonNode seen = replay(events, perspective(events, "spectator"));
        assertThat(seen.get("turns").valueStream())
                .allMatch(turn -> turn.get("notation").isNull());
    }

    @ParameterizedTest
    @MethodSource("games")
    void itIsNotableWhenSomebodyElseLeads(String game) {
        var events = played(game);
        JsonNode replay = replay(events, perspective(events, "open"));
        var expected = new ArrayList<String>();
        String leader = null;
        for (JsonNode score : replay.get("scores")) {
            int mine = score.at("/points/0").asInt();
            int his = score.at("/points/1").asInt();
            String ahead = mine == his ? leader : mine > his ? "0" : "1";
            if (leader != null && !leader.equals(ahead)) {
                expected.add(score.get("n") + " by " + ahead);
            }
            leader = ahead;
        }
        assertThat(expected).as("the lead changes in this game").isNotEmpty();
        assertThat(notable(replay, "lead")).isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("games")
    void itIsNotableWhenSomebodysTimeIsUp(String game) {
        var table = PlayedTable.opened("late-" + game, game, 2).started().played(3, new Random(4));
        long n = table.sequence() + 1;
        int seat = table.state().awaited().first();
        var events = recorded(table.timeCalled().playedOut(new Random(4)));
        JsonNode replay = replay(events, perspective(events, "open"));
        assertThat(notable(replay, "timeout")).containsExactly(n + " by " + seat);
        var late = replay.get("turns")
                .valueStream()
                .filter(turn -> turn.get("timeUp").asBoolean())
                .toList();
        assertThat(late).singleElement().satisfies(turn -> {
            assertThat(turn.get("n").asLong()).isEqualTo(n);
            assertThat(turn.get("seat").asInt()).isEqualTo(seat);
            assertThat(turn.get("number").isNull()).isTrue();
        });
    }

    private static List<String> notable(JsonNode replay, String kind) {
        return replay.get("moments")
                .valueStream()
                .filter(moment -> moment.get("kind").asString().equals(kind))
                .map(moment -> moment.get("n") + " by " + moment.get("seat"))
                .toList();
    }

    private static List<RecordedEvent> played(String game) {
        return recorded(
                PlayedTable.opened("replayed-" + game, game, 2).started().playedOut(new Random(4)));
    }

    private static List<RecordedEvent> recorded(PlayedTable table) {
        return table.envelopes().stream()
                .map(envelope -> new RecordedEvent(envelope.sequence(), envelope.time(), EventCodec.decode(envelope)))
                .toList();
    }

    private static Perspective perspective(List<RecordedEvent> events, String code) {
        var end = java.util.Objects.requireNonNull(TableMoment.fold(null, events));
        return Perspective.of(code, end.table(), Optional.<PlayerId>empty());
    }

    private static JsonNode replay(List<RecordedEvent> events, Perspective perspective) {
        return Json.mapper().readTree(new ReplayWriter(perspective).whole(events));
    }

    private static JsonNode expected(TableMoment moment, Viewer viewer) {
        ObjectNode view = (ObjectNode)
                Json.mapper().readTree(Json.mapper().writeValueAsString(TableViews.position(moment, viewer)));
        view.remove(List.of("sequence", "time", "legalMoves"));
        return view;
    }
}
