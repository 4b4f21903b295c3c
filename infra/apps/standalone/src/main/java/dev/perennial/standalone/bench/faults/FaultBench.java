package dev.perennial.standalone.bench.faults;

import dev.perennial.cli.server.FaultsBenchCommand;
import dev.perennial.client.Perennial;
import dev.perennial.games.Game;
import dev.perennial.games.Games;
import dev.perennial.standalone.bench.faults.FaultReport.Kill;
import dev.perennial.standalone.bench.faults.FaultReport.Setting;
import dev.perennial.standalone.process.SeparateProcesses;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/**
 * Plays all four games at many tables while every part is killed, one after the other. Players record every
 * acknowledged move; at the end the store must contain exactly these.
 */
public final class FaultBench {
    private static final List<String> GAMES = Games.all().stream().map(Game::id).toList();
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final Duration BETWEEN_FAULTS = Duration.ofSeconds(60);
    private static final Duration AWAY = Duration.ofSeconds(2);

    private static final Duration GLANCE = Duration.ofMillis(250);

    private final SeparateProcesses parts;
    private final Setting setting;
    private final Ledger ledger = new Ledger();
    private final List<PairWatcher> followers = new ArrayList<>();
    private final List<Kill> kills = new ArrayList<>();

    private FaultBench(SeparateProcesses parts, Setting setting) {
        this.parts = parts;
        this.setting = setting;
    }

    public static int run(FaultsBenchCommand command) throws Exception {
        Path data = Files.createTempDirectory("perennial-faults");
        var setting = new Setting(command.moves(), command.tables(), command.watchers(), command.calm());
        FaultReport report;
        try (var parts = SeparateProcesses.start(data)) {
            report = new FaultBench(parts, setting).run();
        }
        System.out.println("\n" + report.markdown());
        return report.isSound() ? 0 : 1;
    }

    private FaultReport run() throws Exception {
        var visitor = Perennial.at(parts.address(), PATIENCE);
        var lines = new ArrayList<PlayerPair>();
        for (int i = 0; i < setting.tables(); i++) {
            lines.add(PlayerPair.open(GAMES, i, List.of(visitor.devSignIn("ann-" + i), visitor.devSignIn("ben-" + i))));
        }
        long begin = System.nanoTime();
        double held;
        double seconds;
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> playing = new ArrayList<>();
            for (PlayerPair line : lines) {
                playing.add(threads.submit(() -> line.play(ledger, () -> ledger.moves() >= setting.moves())));
            }
            BooleanSupplier over = () -> playing.stream().allMatch(Future::isDone);
            for (int i = 0; i < setting.watchers(); i++) {
                var follower = new PairWatcher(visitor, lines.get(i % setting.tables())::game);
                followers.add(follower);
                Object _ = threads.submit(() -> follower.follow(over));
            }
            held = hold();
            while (!over.getAsBoolean()) {
                kills.add(strike(over));
            }
            playing.forEach(FaultBench::tellIfGivenUp);
            seconds = (System.nanoTime() - begin) / 1e9;
        }
        return report(held, seconds);
    }

    /** A pair that gave up stops playing; its acknowledged moves still count. */
    private static void tellIfGivenUp(Future<?> pair) {
        if (pair.state() == Future.State.FAILED) {
            System.out.println("... a pair gave up: " + pair.exceptionNow());
        }
    }

    /** The load that is held while nothing fails; the first half of that time is for the compilers. */
    private double hold() throws InterruptedException {
        Duration half = setting.calm().dividedBy(2);
        Thread.sleep(half);
        long before = ledger.moves();
        Thread.sleep(half);
        double held = (ledger.moves() - before) / Math.max(1e-3, half.toMillis() / 1e3);
        System.out.printf("... %.0f moves/s held without faults%n", held);
        return held;
    }

    /** The next part in turn; whatever stood still because of it is over before the next one is killed. */
    private Kill strike(BooleanSupplier over) throws InterruptedException {
        List<String> all = parts.parts();
        String part = all.get(kills.size() % all.size());
        long before = ledger.moves();
        Duration _ = ledger.longestPause();
        parts.kill(part);
        Thread.sleep(AWAY);
        parts.start(part);
        long back = ledger.moves();
        long end = System.nanoTime() + BETWEEN_FAULTS.toNanos();
        while (!over.getAsBoolean() && System.nanoTime() < end) {
            Thread.sleep(GLANCE);
        }
        var kill = new Kill(part, ledger.longestPause());
        System.out.println("... " + part + " killed at " + before + " moves, back at " + back + "; stood still for "
                + kill.standstill());
        return kill;
    }

    private FaultReport report(double held, double seconds) throws SQLException {
        return new FaultReport(
                setting,
                held,
                kills,
                seconds,
                ledger.moves(),
                ledger.tables(),
                ledger.compare(parts.database("command")),
                followers.stream().mapToLong(PairWatcher::received).sum(),
                followers.stream().mapToLong(PairWatcher::missed).sum());
    }
}
