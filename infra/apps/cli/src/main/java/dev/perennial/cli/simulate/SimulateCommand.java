package dev.perennial.cli.simulate;

import dev.perennial.cli.commandline.GameIds;
import dev.perennial.cli.commandline.OfflineCommand;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.cli.commandline.UsageProblem;
import dev.perennial.cli.parallel.OrderedTasks;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.games.Bots;
import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Setup;
import dev.perennial.games.bots.Bot;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.core.JacksonException;

/** Lets bots play and writes their games, one history per line. */
@Command(
        name = "simulate",
        description = "Let bots play and write their games to a file, one history per line.",
        footer = "The same options give the same file on every machine.")
public final class SimulateCommand implements OfflineCommand {
    private static final int DONE = 0;
    private static final int NOT_POSSIBLE = 2;
    private static final int MOST_GAMES = 100_000_000;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            required = true,
            completionCandidates = GameIds.class,
            description = "Game to play: ${COMPLETION-CANDIDATES}.")
    private String game = "";

    @Option(names = "--players", paramLabel = "N", required = true, description = "Players at each table.")
    private int players;

    @Option(names = "--games", paramLabel = "N", required = true, description = "Games to play.")
    private int games;

    @Option(names = "--seed", paramLabel = "TEXT", required = true, description = "Seed for the random numbers.")
    private String seed = "";

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "File to write.")
    private Path out = Path.of("");

    @Option(
            names = "--bots",
            paramLabel = "BOT,...",
            description = "Bots by seat, separated by commas and repeated if there are fewer than players"
                    + " (default: random).")
    private String bots = "random";

    @Option(names = "--options", paramLabel = "JSON", description = "Options of the game (default: none).")
    private String options = "{}";

    @Option(
            names = "--first-seat",
            paramLabel = "SEAT",
            description = "First player: ${COMPLETION-CANDIDATES} (default: random).")
    private Start firstSeat = Start.random;

    @Option(
            names = "--timeouts",
            paramLabel = "SHARE",
            description = "Share of moves that are not made in time, from 0 to 1 (default: 0).")
    private String timeouts = "0";

    /** Named as they are typed. */
    enum Start {
        random,
        seat1
    }

    @Override
    public int run(Terminal terminal) {
        var simulation = simulation();
        int count = UsageProblem.within("--games", games, 1, MOST_GAMES);
        try {
            write(simulation, count, out);
        } catch (IOException unwritable) {
            terminal.err().println("perennial: Cannot write " + unwritable.getMessage());
            return NOT_POSSIBLE;
        }
        terminal.out()
                .println(count + " games of " + simulation.game().id() + " with "
                        + simulation.bots().size() + " players written to " + out);
        return DONE;
    }

    private static void write(Simulation simulation, int games, Path file) throws IOException {
        try (var lines = Files.newBufferedWriter(file);
                var histories = new OrderedTasks<String>(lines::write)) {
            for (int number = 1; number <= games; number++) {
                int next = number;
                histories.add(() -> Json.mapper().writeValueAsString(simulation.play(next)) + "\n");
            }
            histories.finish();
        }
    }

    private Simulation simulation() {
        var rules = GameIds.game(game);
        int seats = UsageProblem.within("--players", players, rules.minSeats(), rules.maxSeats());
        var simulation = new Simulation(
                rules,
                options(rules, options),
                firstSeat == Start.random ? FirstSeat.RANDOM : FirstSeat.SEAT1,
                bots(rules.id(), seats, List.of(bots.split(",", -1))),
                seed,
                timeouts(timeouts));
        rehearse(simulation);
        return simulation;
    }

    private static GameOptions options(Game<GameState, GameMove, GameEvent, GameOptions> game, String json) {
        try {
            return GameJson.readOptions(game, Json.mapper().readTree(json)).orElseThrow(() -> badOptions(json));
        } catch (JacksonException e) {
            throw badOptions(json);
        }
    }

    private static UsageProblem badOptions(String json) {
        return new UsageProblem("--options has no valid options of the game: " + json);
    }

    private static List<Bot<GameMove>> bots(String game, int players, List<String> wanted) {
        if (wanted.size() > players) {
            throw new UsageProblem("--bots has " + wanted.size() + " bots for " + players + " players.");
        }
        var bots = new ArrayList<Bot<GameMove>>();
        for (int seat = 0; seat < players; seat++) {
            String name = wanted.get(seat % wanted.size());
            bots.add(Bots.byName(game, name)
                    .orElseThrow(() -> new UsageProblem(
                            "Unknown bot " + name + ". Choose from " + String.join(", ", Bots.names(game)) + ".")));
        }
        return bots;
    }

    private static int timeouts(String share) {
        try {
            var exact = new BigDecimal(share);
            if (exact.signum() >= 0 && exact.compareTo(BigDecimal.ONE) <= 0) {
                return exact.multiply(BigDecimal.valueOf(Simulation.MILLION)).intValue();
            }
        } catch (NumberFormatException e) {
            // Refused below, like a number out of range.
        }
        throw new UsageProblem("--timeouts must be a number from 0 to 1, not " + share + ".");
    }

    /** Options that the game refuses are found before a file is written. */
    private static void rehearse(Simulation simulation) {
        var setup = new Setup<>(simulation.bots().size(), simulation.firstSeat(), simulation.options());
        var context = new DecisionContext(Instant.EPOCH, new Derivation(simulation.seed(), 0).dice("rehearsal"));
        if (simulation.game().start(setup, context) instanceof Decision.Refused<GameEvent>(var refusal)) {
            throw new UsageProblem(
                    "The game refuses these options: " + refusal.code().name() + ".");
        }
    }
}
