package dev.perennial.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Ran;
import dev.perennial.contract.history.GameHistory;
import dev.perennial.contract.history.HistoryStep;
import dev.perennial.contract.json.Json;
import dev.perennial.games.chance.ServerSeed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimulateCommandTest {
    @TempDir
    private Path folder;

    @Test
    void writesOneHistoryALine() throws IOException {
        Path file = folder.resolve("games.jsonl");
        var ran = Ran.of(command(file, "arboretum", 2, 3, "seed"));
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).isEqualTo("3 games of arboretum with 2 players written to " + file + "\n");
        assertThat(ran.exit()).isZero();
        assertThat(Files.readString(file)).endsWith("}\n");
        assertThat(histories(file)).hasSize(3).allSatisfy(history -> {
            assertThat(history.format()).isEqualTo(GameHistory.FORMAT);
            assertThat(history.game()).isEqualTo("arboretum");
            assertThat(Objects.requireNonNull(history.result()).seats()).hasSize(2);
        });
    }

    @Test
    void theServerSeedIsTheHashOfSeedTextAndGameNumber() throws Exception {
        var histories = simulated("arboretum", 2, 2, "té");
        for (int number = 1; number <= 2; number++) {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(("té|" + number).getBytes("UTF-8"));
            var history = histories.get(number - 1);
            assertThat(history.serverSeed()).isEqualTo(HexFormat.of().formatHex(hash));
            assertThat(history.commitment()).isEqualTo(ServerSeed.of(hash).commitment());
        }
        assertThat(histories.get(0).table()).isNotEqualTo(histories.get(1).table());
        assertThat(histories.get(0).clientSeeds())
                .doesNotHaveDuplicates()
                .isNotEqualTo(histories.get(1).clientSeeds());
    }

    @Test
    void anotherSeedGivesOtherGames() throws IOException {
        assertThat(simulated("arboretum", 2, 1, "a")).isNotEqualTo(simulated("arboretum", 2, 1, "b"));
    }

    @Test
    void botsSitInTheOrderGivenAndAgainFromTheFirst() throws IOException {
        var history =
                simulated("arboretum", 3, 1, "s", "--bots", "greedy,random").getFirst();
        assertThat(history.players()).extracting(Objects::toString).containsExactly("greedy-0", "random-1", "greedy-2");
    }

    @Test
    void optionsAreWrittenCompleteAndPlayedBy() throws IOException {
        assertThat(simulated("arboretum", 2, 1, "s").getFirst().options()).hasToString("{\"removed\":null}");
        String removed = "[\"OAK\",\"MAPLE\",\"WILLOW\",\"CASSIA\"]";
        var history = simulated("arboretum", 2, 1, "s", "--options", "{\"removed\":" + removed + "}")
                .getFirst();
        assertThat(history.options()).hasToString("{\"removed\":" + removed + "}");
        assertThat(history.opening().getFirst().event().get("removed").size()).isEqualTo(4);
    }

    @Test
    void theFirstSeatCanBeFixed() throws IOException {
        assertThat(simulated("arboretum", 4, 8, "s", "--first-seat", "seat1"))
                .allMatch(history -> history.steps().getFirst().seat() == 0);
        assertThat(simulated("arboretum", 4, 8, "s"))
                .anyMatch(history -> history.steps().getFirst().seat() != 0);
    }

    @Test
    void timeRunsOutAsOftenAsAsked() throws IOException {
        assertThat(simulated("arboretum", 2, 2, "s"))
                .flatExtracting(GameHistory::steps)
                .noneMatch(HistoryStep::timeUp);
        assertThat(simulated("arboretum", 2, 1, "s", "--timeouts", "1"))
                .flatExtracting(GameHistory::steps)
                .allMatch(HistoryStep::timeUp);
        var steps = simulated("arboretum", 4, 4, "s", "--timeouts", "0.25").stream()
                .flatMap(history -> history.steps().stream())
                .toList();
        long late = steps.stream().filter(HistoryStep::timeUp).count();
        assertThat((double) late / steps.size()).isBetween(0.15, 0.35);
    }

    @Test
    void timeGoesOnAndNobodyMovesAfterTheHourglass() throws IOException {
        for (String share : List.of("0", "0.3")) {
            var history = simulated(
                            "evergreen-concert",
                            3,
                            1,
                            "s",
                            "--timeouts",
                            share,
                            "--options",
                            "{\"hourglassSeconds\":5}")
                    .getFirst();
            assertThat(history.steps()).extracting(HistoryStep::at).isSorted();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--game | chess | Unknown game chess. Choose from ",
                "--players | 7 | --players must be a number from 2 to 4, not 7",
                "--players | two | --players must be a number, not two",
                "--games | 0 | --games must be a number from 1 to 100000000, not 0",
                "--games | -1 | --games must be a number from 1 to 100000000, not -1",
                "--bots | random,genius | Unknown bot genius. Choose from random, greedy",
                "--bots | random,random,random | --bots has 3 bots for 2 players",
                "--bots | random, | Unknown bot . Choose from",
                "--options | {\"colour\":1} | --options has no valid options of the game: {\"colour\":1}",
                "--options | { | --options has no valid options of the game: {",
                "--options | {\"removed\":[\"OAK\"]} | The game refuses these options: BAD_OPTIONS",
                "--first-seat | last | --first-seat must be random or seat1, not last",
                "--timeouts | 1.01 | --timeouts must be a number from 0 to 1, not 1.01",
                "--timeouts | often | --timeouts must be a number from 0 to 1, not often",
            })
    void saysInOneLineWhatIsWrong(String option, String value, String problem) {
        Path file = folder.resolve("never.jsonl");
        var args = new ArrayList<>(List.of(command(file, "arboretum", 2, 1, "s")));
        int place = args.indexOf(option);
        if (place < 0) {
            args.addAll(List.of(option, value));
        } else {
            args.set(place + 1, value);
        }
        var ran = Ran.of(args.toArray(String[]::new));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).startsWith("perennial: " + problem).hasLineCount(1);
        assertThat(ran.out()).isEmpty();
        assertThat(file).doesNotExist();
    }

    @Test
    void saysWhatIsMissingOrTwiceOrCannotBeWritten() {
        assertThat(Ran.of("simulate").err())
                .startsWith("perennial: Missing: --game, --players, --games, --seed, --out. See ");
        assertThat(Ran.of("simulate", "--game").err()).startsWith("perennial: --game needs a value. See ");
        assertThat(Ran.of("simulate", "--seed", "a", "--seed", "b").err())
                .startsWith("perennial: --seed is given more than once. See ");
        var ran = Ran.of(command(folder.resolve("no/such/folder"), "arboretum", 2, 1, "s"));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).startsWith("perennial: Cannot write ").hasLineCount(1);
    }

    private List<GameHistory> simulated(String game, int players, int games, String seed, String... more)
            throws IOException {
        Path file = Files.createTempFile(folder, "games", ".jsonl");
        assertThat(Ran.of(command(file, game, players, games, seed, more)).err())
                .isEmpty();
        return histories(file);
    }

    private static List<GameHistory> histories(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .map(line -> Json.mapper().readValue(line, GameHistory.class))
                .toList();
    }

    private static String[] command(Path file, String game, int players, int games, String seed, String... more) {
        var args = new ArrayList<>(List.of("simulate", "--game", game, "--players", String.valueOf(players)));
        args.addAll(List.of("--games", String.valueOf(games), "--seed", seed, "--out", file.toString()));
        args.addAll(List.of(more));
        return args.toArray(String[]::new);
    }
}
