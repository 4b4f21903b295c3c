package dev.perennial.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Ran;
import dev.perennial.contract.json.Json;
import dev.perennial.games.Bots;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Simulated games to check and to tamper with. */
final class SampleGames {
    private SampleGames() {}

    static JsonNode one(String game, int players, String timeouts) {
        try {
            Path file = Files.createTempFile("game", ".jsonl");
            try {
                write(file, game, players, 1, players == 1 ? "random" : "random," + Bots.usual(game), timeouts);
                return Json.mapper().readTree(Files.readString(file));
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void write(Path file, String game, int players, int games, String bots, String timeouts) {
        var args = new ArrayList<>(List.of("simulate", "--game", game, "--players", String.valueOf(players)));
        args.addAll(List.of("--games", String.valueOf(games), "--seed", "sample", "--timeouts", timeouts));
        args.addAll(List.of("--bots", bots));
        args.addAll(List.of("--out", file.toString()));
        assertThat(Ran.of(args.toArray(String[]::new)).err()).isEmpty();
    }
}
