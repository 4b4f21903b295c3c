package dev.perennial.standalone.bench;

import dev.perennial.client.Perennial;
import dev.perennial.games.Game;
import dev.perennial.games.Games;
import dev.perennial.standalone.SeparateProcesses;
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
 * Moves of all four games at many tables while every part is killed, one after the other. Who plays writes down every
 * acknowledged move; in the end the store must hold exactly these.
 */
public final class FaultBench {
    private static final List<String> GAMES = Games.all().stream().map(Game::id).toList();
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final Duration BETWEEN_FAULTS = Duration.ofSeconds(60);
    private static final Duration AWAY = Duration.ofSeconds(2);

    private final SeparateProcesses parts;
    private final Ledger ledger = new Ledger();
    private final long wanted;
    private final int tables;
    private final int watchers;
    private final Duration calm;

    private FaultBench(SeparateProcesses parts, long wanted, int tables, int watchers, Duration calm) {
        this.parts = parts;
        this.wanted = wanted;
        this.tables = tables;
        this.watchers = watchers;
        this.calm = calm;
    }

    /** {@code [--moves N] [--tables N] [--watchers N] [--calm SECONDS]}. */
    public static void main(String[] args) throws Exception {
        Path data = Files.createTempDirectory("perennial-faults");
        boolean sound;
        try (var parts = SeparateProcesses.start(data)) {
            sound = new FaultBench(
                            parts,
                            number(args, "--moves", 100_000),
                            number(args, "--tables", 64),
                            number(args, "--watchers", 1_000),
                            Duration.ofSeconds(number(args, "--calm", 240)))
                    .run();
        }
        System.exit(sound ? 0 : 1);
    }

    private static int number(String[] args, String name, int usual) {
        int at = List.of(args).indexOf(name);
        return at < 0 || at + 1 == args.length ? usual : Integer.parseInt(args[at + 1]);
    }

    private boolean run() throws Exception {
        var visitor = Perennial.at(parts.address(), PATIENCE);
        var lines = new ArrayList<Line>();
        for (int i = 0; i < tables; i++) {
            lines.add(Line.open(GAMES, i, List.of(visitor.devSignIn("ann-" + i), visitor.devSignIn("ben-" + i))));
        }
        long begin = System.nanoTime();
        var faults = new ArrayList<String>();
        var followers = new ArrayList<Follower>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> playing = new ArrayList<>();
            for (Line line : lines) {
                playing.add(threads.submit(() -> line.play(ledger, () -> ledger.moves() >= wanted)));
            }
            BooleanSupplier over = () -> playing.stream().allMatch(Future::isDone);
            for (int i = 0; i < watchers; i++) {
                var follower = new Follower(visitor, lines.get(i % tables)::game);
                followers.add(follower);
                Object _ = threads.submit(() -> follower.follow(over));
            }
            hold();
            while (!over.getAsBoolean()) {
                faults.add(strike(faults.size()));
            }
            for (Future<?> each : playing) {
                Object _ = each.get();
            }
            told(faults, (System.nanoTime() - begin) / 1e9);
        }
        return settled(followers);
    }

    /** The load that is held while nothing fails; the first half of that time is for the compilers. */
    private void hold() throws InterruptedException {
        Duration half = calm.dividedBy(2);
        Thread.sleep(half);
        long before = ledger.moves();
        Thread.sleep(half);
        System.out.printf(
                "held without faults: %.0f moves/s of %d games at %d tables, %d watchers%n",
                (ledger.moves() - before) / (half.toMillis() / 1e3), GAMES.size(), tables, watchers);
    }

    private void told(List<String> faults, double seconds) {
        System.out.printf(
                "%d acknowledged moves at %d tables in %.0f s (%.0f/s), %d kills: %s%n",
                ledger.moves(), ledger.tables(), seconds, ledger.moves() / seconds, faults.size(), faults);
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

    private boolean settled(List<Follower> followers) throws SQLException {
        Ledger.Difference moves = ledger.compare(parts.jdbcUrl("command"));
        long received = followers.stream().mapToLong(Follower::received).sum();
        long missed = followers.stream().mapToLong(Follower::missed).sum();
        System.out.println("moves lost: " + moves.lost() + ", doubled: " + moves.doubled());
        System.out.println(followers.size() + " watchers received " + received + " events, missed: " + missed);
        return moves.equals(new Ledger.Difference(0, 0)) && missed == 0;
    }
}
