package dev.perennial.cli.analyse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Ran;
import dev.perennial.contract.history.GameHistory;
import dev.perennial.contract.history.HistoryCourse;
import dev.perennial.contract.json.Json;
import dev.perennial.games.Bots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class AnalyseCommandTest {
    @TempDir
    private Path folder;

    private String simulated(String game, int players, String timeouts) {
        Path file = folder.resolve(game + ".jsonl");
        var ran = Ran.of(
                "simulate",
                "--game",
                game,
                "--players",
                String.valueOf(players),
                "--games",
                "1",
                "--seed",
                "analyse",
                "--bots",
                "greedy,random",
                "--timeouts",
                timeouts,
                "--out",
                file.toString());
        assertThat(ran.err()).isEmpty();
        return file.toString();
    }

    @Test
    void printsTheSameFiguresAsTextAndAsJson() throws IOException {
        String file = simulated("s-evolution", 2, "0.2");
        var json = Ran.of("analyse", "--json", file);
        assertThat(json.exit()).isZero();
        var history = Json.mapper().readValue(Files.readString(Path.of(file)), GameHistory.class);
        var analysis = Bots.analyst("s-evolution").orElseThrow().analyse(HistoryCourse.of(history), (_, _) -> {});
        assertThat(json.out()).isEqualTo(Json.mapper().writeValueAsString(analysis) + "\n");

        var text = Ran.of("analyse", file).out();
        assertThat(text)
                .contains("As the players knew it", "With all cards open", "Luck: seat 1 (greedy-0) had better");
        JsonNode view = Json.mapper().readTree(json.out()).at("/views/0");
        assertThat(text)
                .contains("seat 1 (greedy-0): accuracy " + view.at("/seats/0/accuracy"))
                .contains("seat 2 (random-1): accuracy " + view.at("/seats/1/accuracy"));
        assertThat(text.lines().filter(line -> line.matches(" +\\d+ +[\\d.]+ % +[\\d.]+ %  seat .*")))
                .as("time that was up is no decision")
                .hasSize(2 * view.get("moves").size());
        assertThat(view.get("moves").size()).isLessThan(history.steps().size());
    }

    @Test
    void saysWhatItCannotAnalyse() throws IOException {
        assertThat(Ran.of("analyse", folder.resolve("none").toString()).exit()).isEqualTo(2);
        Path empty = Files.writeString(folder.resolve("empty"), "\n");
        assertThat(Ran.of("analyse", empty.toString()).err()).contains("There is no game in this file.");
        Path nonsense = Files.writeString(folder.resolve("nonsense"), "{\"table\":1}");
        assertThat(Ran.of("analyse", nonsense.toString()).err()).contains("not a game history");
        var aborted = (ObjectNode) Json.mapper().readTree(Files.readString(Path.of(simulated("arboretum", 2, "0"))));
        aborted.putNull("result");
        Path file = Files.writeString(folder.resolve("aborted"), aborted.toString());
        var ran = Ran.of("analyse", file.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("has no result");
    }
}
