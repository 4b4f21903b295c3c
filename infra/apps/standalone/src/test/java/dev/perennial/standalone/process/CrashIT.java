package dev.perennial.standalone.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.Main;
import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Game;
import dev.perennial.standalone.api.Player;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The process is killed in the middle of a game, as often as asked; nothing acknowledged is lost or doubled. */
class CrashIT {
    private static final int KILLS = Boolean.getBoolean("perennial.full") ? 5 : 1;
    private static final int MOVES_BETWEEN = 12;

    @TempDir
    Path data;

    @Test
    void aGameGoesOnAfterTheProcessWasKilled() throws Exception {
        var process = start();
        try {
            var api = api(process);
            var game = Game.start("arboretum", players(api), 7);
            for (int i = 0; i < KILLS; i++) {
                for (int move = 0; move < MOVES_BETWEEN && game.step(); move++) {}
                long acknowledged = game.sequence();
                process.kill();
                process = start();
                api = api(process);
                JsonNode table = api.get("/api/v1/tables/" + game.table() + "?atLeast=" + acknowledged, null);
                assertThat(table.get("sequence").asLong()).as("lost or doubled").isEqualTo(acknowledged);
                game = game.goOn(players(api));
            }
            int _ = game.finish();
            JsonNode history = api.get("/api/v1/tables/" + game.table() + "/history", null);
            assertThat(sequences(history)).isSorted().doesNotHaveDuplicates();
            assertThat(numbersOfSeat(history, 0))
                    .containsExactlyElementsOf(
                            LongStream.rangeClosed(1, numbersOfSeat(history, 0).size())
                                    .boxed()
                                    .toList());
            assertThat(process.stop()).as("SIGTERM stops it cleanly").isEqualTo(143);
        } finally {
            process.close();
        }
    }

    @Test
    @OnlyInFullRun
    void aMoveSentAgainAfterTheKillCountsOnce() throws Exception {
        var process = start();
        try {
            var api = api(process);
            var game = Game.start("arboretum", players(api), 8);
            JsonNode view = game.mover().look(game.table(), game.sequence());
            JsonNode move = view.get("legalMoves")
                    .get(new Random(1).nextInt(view.get("legalMoves").size()));
            long first = game.mover().play(game.table(), 1, move, "the-key");
            int seat = view.get("seat").asInt();
            process.kill();
            process = start();
            Player again = players(api(process)).get(seat);
            assertThat(again.play(game.table(), 1, move, "the-key")).isEqualTo(first);
            assertThat(again.look(game.table(), first).get("sequence").asLong()).isEqualTo(first);
        } finally {
            process.close();
        }
    }

    private JavaProcess start() throws Exception {
        return JavaProcess.ofMainClass(Main.class, "up", "--port", "0", "--data", data.toString(), "--dev");
    }

    private static Api api(JavaProcess process) throws InterruptedException {
        String line = process.awaitLine("Perennial is up: ");
        return new Api(line.replaceAll(".*(http://\\S+).*", "$1"));
    }

    private static List<Player> players(Api api) {
        return List.of(api.signIn("ann"), api.signIn("ben"));
    }

    private static List<Long> sequences(JsonNode history) {
        return StreamSupport.stream(history.get("steps").spliterator(), false)
                .flatMap(step -> StreamSupport.stream(step.get("events").spliterator(), false))
                .map(event -> event.get("sequence").asLong())
                .toList();
    }

    private static List<Long> numbersOfSeat(JsonNode history, int seat) {
        return StreamSupport.stream(history.get("steps").spliterator(), false)
                .filter(step -> step.get("seat").asInt() == seat)
                .map(step -> step.get("number").asLong())
                .toList();
    }
}
