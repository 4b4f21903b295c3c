package dev.perennial.standalone.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.Main;
import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Player;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tables of all games are played as fast as they go while the process is killed again and again. After each restart
 * every acknowledged move is there, at the end each exactly once. ({@code -Dperennial.kills} for fewer kills.)
 */
@OnlyInFullRun
class KilledUnderLoadIT {
    private static final int KILLS = Integer.getInteger("perennial.kills", 20);
    private static final List<String> GAMES =
            List.of("arboretum", "evergreen-concert", "s-evolution", "evergreen-planet");
    private static final long LOAD_MILLIS = 2_500;

    @TempDir
    Path data;

    private final List<LedgerTable> finished = new ArrayList<>();

    @Test
    void nothingAcknowledgedIsLostOrDoubled() throws Exception {
        var process = start();
        try {
            var api = api(process);
            var tables = new ArrayList<LedgerTable>();
            for (int i = 0; i < 2 * GAMES.size(); i++) {
                tables.add(LedgerTable.open(GAMES.get(i % GAMES.size()), players(api), i));
            }
            for (int kill = 1; kill <= KILLS; kill++) {
                underLoad(tables, players(api), process);
                process = start();
                api = api(process);
                for (LedgerTable table : tables) {
                    table.requireNothingLost(api);
                }
                replaceFinished(tables, api, kill);
            }
            finish(tables, api);
            assertThat(finished).hasSizeGreaterThanOrEqualTo(tables.size());
            for (LedgerTable table : finished) {
                table.requireExactlyTheLedger(api);
            }
            assertThat(finished.stream().mapToInt(LedgerTable::acknowledged).sum())
                    .isGreaterThan(100);
        } finally {
            process.close();
        }
    }

    /** All tables are played at once until the process is gone. */
    private static void underLoad(List<LedgerTable> tables, List<Player> players, JavaProcess process)
            throws InterruptedException, ExecutionException {
        var killed = new AtomicBoolean();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> playing = new ArrayList<>();
            for (LedgerTable table : tables) {
                playing.add(threads.submit(() -> {
                    try {
                        while (table.step(players)) {}
                    } catch (RuntimeException e) {
                        // Only the kill may come between a move and its answer.
                        if (!killed.get()) {
                            throw e;
                        }
                    }
                }));
            }
            Thread.sleep(LOAD_MILLIS);
            killed.set(true);
            process.kill();
            for (Future<?> each : playing) {
                each.get();
            }
        }
    }

    private void replaceFinished(List<LedgerTable> tables, Api api, int kill) {
        List<Player> players = players(api);
        for (int i = 0; i < tables.size(); i++) {
            if (!tables.get(i).step(players)) {
                finished.add(tables.get(i));
                tables.set(i, LedgerTable.open(GAMES.get(i % GAMES.size()), players, 100L * kill + i));
            }
        }
    }

    private void finish(List<LedgerTable> tables, Api api) {
        for (LedgerTable table : tables) {
            List<Player> players = players(api);
            while (table.step(players)) {}
            finished.add(table);
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
}
