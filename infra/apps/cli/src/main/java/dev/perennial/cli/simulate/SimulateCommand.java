package dev.perennial.cli.simulate;

import dev.perennial.cli.options.Arguments;
import dev.perennial.cli.options.Arguments.UsageProblem;
import dev.perennial.cli.work.InOrder;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.games.Bots;
import dev.perennial.games.Decision;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import dev.perennial.games.Occasion;
import dev.perennial.games.Setup;
import dev.perennial.games.bots.Bot;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;

/** Lets bots play and writes their games, one history a line. */
public final class SimulateCommand {
    private static final String USAGE = """
            usage: simulate --game G --players N --games K --seed TEXT --out FILE
                            [--bots a,b,...] [--options JSON] [--first-seat random|seat1] [--timeouts SHARE]
              --bots      by seat, from the first again if there are fewer than players (default: random)
              --timeouts  the share of moves that are not made in time, 0 to 1 (default: 0)""";

    private static final int DONE = 0;
    private static final int NOT_POSSIBLE = 2;
    private static final int MOST_GAMES = 100_000_000;
    private static final Set<String> OPTIONS = Set.of(
            "--game", "--players", "--games", "--seed", "--out", "--bots", "--options", "--first-seat", "--timeouts");

    private SimulateCommand() {}

    public static int run(List<String> args, PrintStream out, PrintStream err) {
        if (args.contains("--help")) {
            out.println(USAGE);
            return DONE;
        }
        try {
            var arguments = Arguments.parse(args, OPTIONS);
            var simulation = simulation(arguments);
            int games = arguments.number("--games", 1, MOST_GAMES);
            String file = arguments.text("--out");
            write(simulation, games, Path.of(file));
            out.println(games + " games of " + simulation.game().id() + " with "
                    + simulation.bots().size() + " players written to " + file);
            return DONE;
        } catch (UsageProblem problem) {
            err.println("simulate: " + problem.getMessage());
        } catch (IOException | InvalidPathException unwritable) {
            err.println("simulate: cannot write " + unwritable.getMessage());
        }
        return NOT_POSSIBLE;
    }

    private static void write(Simulation simulation, int games, Path file) throws IOException {
        try (var lines = Files.newBufferedWriter(file);
                var histories = new InOrder<String>(lines::write)) {
            for (int number = 1; number <= games; number++) {
                int next = number;
                histories.add(() -> Json.mapper().writeValueAsString(simulation.play(next)) + "\n");
            }
            histories.finish();
        }
    }

    private static Simulation simulation(Arguments arguments) {
        var game = game(arguments.text("--game"));
        int players = arguments.number("--players", game.minSeats(), game.maxSeats());
        var simulation = new Simulation(
                game,
                options(game, arguments.find("--options").orElse("{}")),
                firstSeat(arguments.find("--first-seat").orElse("random")),
                bots(game.id(), players, arguments.find("--bots").orElse("random")),
                arguments.text("--seed"),
                timeouts(arguments.find("--timeouts").orElse("0")));
        rehearse(simulation);
        return simulation;
    }

    private static Game<GameState, GameMove, GameEvent, GameOptions> game(String id) {
        return Games.byId(id)
                .orElseThrow(() -> new UsageProblem("unknown game " + id + "; there are "
                        + Games.all().stream().map(Game::id).collect(Collectors.joining(", "))));
    }

    private static GameOptions options(Game<GameState, GameMove, GameEvent, GameOptions> game, String json) {
        try {
            return GameJson.readOptions(game, Json.mapper().readTree(json)).orElseThrow(() -> badOptions(json));
        } catch (JacksonException e) {
            throw badOptions(json);
        }
    }

    private static UsageProblem badOptions(String json) {
        return new UsageProblem("these are no options of the game: " + json);
    }

    private static FirstSeat firstSeat(String text) {
        return switch (text) {
            case "random" -> FirstSeat.RANDOM;
            case "seat1" -> FirstSeat.SEAT1;
            default -> throw new UsageProblem("--first-seat must be random or seat1, not " + text);
        };
    }

    private static List<Bot<GameMove>> bots(String game, int players, String names) {
        String[] wanted = names.split(",", -1);
        if (wanted.length > players) {
            throw new UsageProblem("--bots names " + wanted.length + " bots for " + players + " players");
        }
        var bots = new ArrayList<Bot<GameMove>>();
        for (int seat = 0; seat < players; seat++) {
            String name = wanted[seat % wanted.length];
            bots.add(Bots.byName(game, name)
                    .orElseThrow(() -> new UsageProblem(
                            "unknown bot " + name + "; " + game + " has " + String.join(", ", Bots.names(game)))));
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
            // Told below, like a number out of range.
        }
        throw new UsageProblem("--timeouts must be a number from 0 to 1, not " + share);
    }

    /** Options that the game refuses are found before a file is written. */
    private static void rehearse(Simulation simulation) {
        var setup = new Setup<>(simulation.bots().size(), simulation.firstSeat(), simulation.options());
        var occasion = new Occasion(Instant.EPOCH, new Derivation(simulation.seed(), 0).dice("rehearsal"));
        if (simulation.game().start(setup, occasion) instanceof Decision.Refused<GameEvent>(var refusal)) {
            throw new UsageProblem(
                    "the game refuses these options: " + refusal.code().name());
        }
    }
}
