package dev.perennial.standalone.bench;

import dev.perennial.eventstore.state.LatestStates;
import dev.perennial.standalone.RunningStandalone;
import dev.perennial.standalone.bench.measure.Measurement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.LongStream;
import org.axonframework.commandhandling.gateway.CommandGateway;

/**
 * Compares moves at tables in memory with moves at very many tables that take turns, as in correspondence play: first
 * with all of them packed in memory, then after the server has forgotten them, as after a start. The cost is processor
 * time until a move has reached every projection.
 */
final class ColdBench {
    private static final int TABLES = 20_000;
    private static final int QUICK_TABLES = 2_000;
    private static final int WORKERS = 64;
    private static final int SEATS = 2;

    /** Moves of each table before the measurement: enough events for a snapshot and a tail. */
    private static final int PLAYED = 11;

    /** So many moves are made at each table in memory, at as many fewer tables. */
    private static final int MOVES_IN_MEMORY = 20;

    /** Tables in turn make one move each, twice. */
    private static final int ROUNDS = 2;

    private static final int AT_A_TIME = 1_000;

    private static final Duration WITHOUT_LIMIT = Duration.ofHours(1);

    private final RunningStandalone running;
    private final CommandGateway gateway;
    private final long postmaster;
    private final PhaseReport report = new PhaseReport();
    private long gameNumber;

    private ColdBench(RunningStandalone running) {
        this.running = running;
        this.gateway = running.commandBean(CommandGateway.class);
        this.postmaster = Measurement.postmaster(running.backend());
    }

    static int run(boolean quick) throws IOException {
        int tables = quick ? QUICK_TABLES : TABLES;
        int inMemory = tables / MOVES_IN_MEMORY;
        Path data = Files.createTempDirectory("perennial-bench");
        var settings = Map.of("perennial.store.open-states", Integer.toString(inMemory));
        try (var running = RunningStandalone.start(data, settings)) {
            new ColdBench(running).run(tables, inMemory, data);
        } finally {
            System.out.println("data of this run: " + data);
        }
        return 0;
    }

    private void run(int tables, int inMemory, Path data) throws IOException {
        System.out.println("... playing " + PLAYED + " moves at " + (tables + inMemory) + " tables");
        var hot = begun(inMemory, MOVES_IN_MEMORY + 1);
        var cold = begun(tables, ROUNDS);
        Load.Outcome _ = play(hot.stream().map(game -> game.part(0, 1)).toList());
        double few = measure(
                "in memory: " + inMemory + " tables",
                hot.stream().map(game -> game.part(1, MOVES_IN_MEMORY)).toList());
        double many = measure("in turn: " + tables + " tables", part(cold, 0));
        System.out.printf("a move at one of many tables costs %.2f times one at a table in memory%n", many / few);
        running.commandBean(LatestStates.class).clear();
        double stored = measure("in turn, from the store: " + tables + " tables", part(cold, 1));
        System.out.printf("the same with tables that are read from the store: %.2f times%n", stored / few);
        Path json = Files.writeString(data.resolve("cold.json"), report.json(Map.of()));
        Path chart = Files.writeString(data.resolve("cold.svg"), report.svg());
        System.out.println("figures: " + json + ", chart: " + chart);
    }

    private static List<PreparedGame> part(List<PreparedGame> games, int round) {
        return games.stream().map(game -> game.part(round, 1)).toList();
    }

    /**
     * Tables with some moves behind them, and a few to come. Of whole games there is no room for all. Games that are
     * too short are left out.
     */
    private List<PreparedGame> begun(int count, int left) {
        var begun = new ArrayList<PreparedGame>();
        while (begun.size() < count) {
            var games = LongStream.generate(() -> ++gameNumber)
                    .mapToObj(number -> PreparedGame.mixed(SEATS, number))
                    .filter(game -> game.moves().size() >= PLAYED + left)
                    .limit(Math.min(AT_A_TIME, count - begun.size()))
                    .toList();
            Load.Outcome _ =
                    send(games.stream().map(game -> game.part(0, PLAYED)).toList(), (game, move) -> {
                        if (move.equals(game.moves().getFirst())) {
                            game.opening().forEach(this::send);
                        }
                        send(game.command(move));
                    });
            games.forEach(game -> begun.add(game.part(PLAYED, left)));
        }
        return begun;
    }

    private static Load.Outcome send(List<PreparedGame> games, Load.Sender sender) {
        return Load.unlimited(WORKERS, WITHOUT_LIMIT).run(new ConcurrentLinkedQueue<>(games), sender);
    }

    private void send(Object command) {
        Object _ = gateway.sendAndWait(command);
    }

    private Load.Outcome play(List<PreparedGame> games) {
        var outcome = send(games, (game, move) -> send(game.command(move)));
        PlayedGames.awaitProjected(running);
        return outcome;
    }

    /** Answers the microseconds of a move. */
    private double measure(String name, List<PreparedGame> games) {
        long stored = running.storedEvents();
        var start = Measurement.start(postmaster);
        var outcome = play(games);
        var phase = new Phase(name, outcome, start.stop(), running.storedEvents() - stored, 0);
        report.add(phase);
        return phase.totalCpuMicros();
    }
}
