package dev.perennial.standalone.bench;

import dev.perennial.client.Perennial;
import dev.perennial.client.TableWatch;
import dev.perennial.games.Game;
import dev.perennial.games.Games;
import dev.perennial.standalone.SeparateProcesses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Moves of all four games at many tables while every part is killed, one after the other. Who plays writes down every
 * acknowledged move; in the end the store must hold exactly these.
 */
public final class FaultBench {
    private static final List<String> GAMES = Games.all().stream().map(Game::id).toList();
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final Duration BETWEEN_FAULTS = Duration.ofSeconds(20);
    private static final Duration AWAY = Duration.ofSeconds(2);

    private final SeparateProcesses parts;
    private final Ledger ledger = new Ledger();
    private final AtomicLong seeds = new AtomicLong();
    private final long wanted;
    private final int tables;
    private final int watchers;

    private FaultBench(SeparateProcesses parts, long wanted, int tables, int watchers) {
        this.parts = parts;
        this.wanted = wanted;
        this.tables = tables;
        this.watchers = watchers;
    }

    /** {@code [--moves N] [--tables N] [--watchers N]}. */
    public static void main(String[] args) throws Exception {
        Path data = Files.createTempDirectory("perennial-faults");
        try (var parts = SeparateProcesses.start(data)) {
            var bench = new FaultBench(
                    parts,
                    number(args, "--moves", 100_000),
                    number(args, "--tables", 32),
                    number(args, "--watchers", 1_000));
            System.exit(bench.run() ? 0 : 1);
        }
    }

    private static int number(String[] args, String name, int usual) {
        int at = List.of(args).indexOf(name);
        return at < 0 || at + 1 == args.length ? usual : Integer.parseInt(args[at + 1]);
    }

    private boolean run() throws Exception {
        var visitor = Perennial.at(parts.address(), PATIENCE);
        long begin = System.nanoTime();
        var faults = new ArrayList<String>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var playing = new ArrayList<Future<?>>();
            for (int i = 0; i < tables; i++) {
                int first = i;
                var players = List.of(visitor.devSignIn("ann-" + i), visitor.devSignIn("ben-" + i));
                playing.add(threads.submit(() -> play(players, first)));
            }
            var watching = watch(visitor);
            while (playing.stream().anyMatch(each -> !each.isDone())) {
                faults.add(strike(faults.size()));
            }
            for (Future<?> each : playing) {
                Object _ = each.get();
            }
            watching.forEach(TableWatch::close);
        }
        double seconds = (System.nanoTime() - begin) / 1e9;
        System.out.printf(
                "%d acknowledged moves in %.0f s (%.0f/s), %d watchers, %d kills: %s%n",
                ledger.moves(), seconds, ledger.moves() / seconds, watchers, faults.size(), faults);
        return settled();
    }

    /** One game after the other, the four games in turn. */
    private void play(List<Perennial> players, int first) {
        for (int number = first; ledger.moves() < wanted; number++) {
            var game = LedgerGame.open(GAMES.get(number % GAMES.size()), players, seeds.incrementAndGet());
            ledger.opened(game.table());
            game.play(ledger::acknowledged, () -> ledger.moves() >= wanted);
        }
    }

    /** Spread over the tables that are open by then; a stream goes on by itself when it was broken. */
    private List<TableWatch> watch(Perennial visitor) throws InterruptedException {
        while (ledger.tables().size() < tables) {
            Thread.sleep(50);
        }
        List<String> open = ledger.tables();
        var watching = new ArrayList<TableWatch>();
        for (int i = 0; i < watchers; i++) {
            watching.add(visitor.tables().watch(open.get(i % open.size())));
        }
        return watching;
    }

    private String strike(int number) throws InterruptedException {
        Thread.sleep(BETWEEN_FAULTS);
        List<String> all = parts.parts();
        String part = all.get(number % all.size());
        long before = ledger.moves();
        parts.kill(part);
        Thread.sleep(AWAY);
        parts.start(part);
        System.out.println("... " + part + " killed at " + before + " moves, back at " + ledger.moves());
        return part;
    }

    private boolean settled() throws SQLException, IOException {
        Ledger.Difference difference = ledger.compare(parts.jdbcUrl("command"));
        System.out.println("tables: " + ledger.tables().size() + ", lost: " + difference.lost() + ", doubled: "
                + difference.doubled());
        return difference.lost() == 0 && difference.doubled() == 0;
    }
}
