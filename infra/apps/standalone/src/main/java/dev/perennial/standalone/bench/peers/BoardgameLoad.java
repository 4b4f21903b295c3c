package dev.perennial.standalone.bench.peers;

import dev.perennial.standalone.bench.measure.Latencies;
import dev.perennial.standalone.bench.measure.ProcessCpu;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** As many callers as matches under way; each sends its next move as soon as the last one is accepted. */
public final class BoardgameLoad {
    private static final int MOVES_OF_A_MATCH = 64;
    private static final double MORE = 2;

    private final BoardgameServer server;
    private final Watching watching;
    private final int callers;
    private final Duration window;

    public BoardgameLoad(BoardgameServer server, Watching watching, int callers, Duration window) {
        this.server = server;
        this.watching = watching;
        this.callers = callers;
        this.window = window;
    }

    /**
     * Runs one window.
     *
     * @param expectedRate in moves per second; enough matches for it are opened before the time begins
     */
    public PeerFigures run(String keeps, double expectedRate) throws IOException, InterruptedException {
        var matches = open((int) (MORE * expectedRate * window.toSeconds() / MOVES_OF_A_MATCH) + 2 * callers);
        long cpu = ProcessCpu.nanos(server.processId());
        long start = System.nanoTime();
        long[] latencies = play(matches, start + window.toNanos());
        double seconds = (System.nanoTime() - start) / 1e9;
        double micros = (ProcessCpu.nanos(server.processId()) - cpu) / 1e3 / latencies.length;
        Arrays.sort(latencies);
        return PeerFigures.of("boardgame.io", watching, keeps, seconds, micros, latencies);
    }

    private ConcurrentLinkedQueue<BoardgameLobby.Entry> open(int count) throws IOException, InterruptedException {
        var matches = new ConcurrentLinkedQueue<BoardgameLobby.Entry>();
        try (var lobby = new BoardgameLobby(server.port())) {
            for (int i = 0; i < count; i++) {
                matches.add(lobby.create());
            }
        }
        return matches;
    }

    private long[] play(ConcurrentLinkedQueue<BoardgameLobby.Entry> matches, long end) throws InterruptedException {
        List<Latencies> all = new ArrayList<>();
        try (var pool = Executors.newFixedThreadPool(callers)) {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < callers; i++) {
                var own = new Latencies();
                all.add(own);
                running.add(pool.submit(() -> {
                    play(matches, end, own);
                    return null;
                }));
            }
            for (Future<?> caller : running) {
                var _ = caller.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("the load stopped early", e);
        }
        return all.stream().flatMapToLong(each -> Arrays.stream(each.nanos())).toArray();
    }

    /** Players connect when their match begins; boardgame.io drops connections that wait for long. */
    private void play(ConcurrentLinkedQueue<BoardgameLobby.Entry> matches, long end, Latencies latencies)
            throws IOException {
        for (var entry = matches.poll(); entry != null; entry = matches.poll()) {
            try (var match = new BoardgameMatch(server.port(), entry, watching == Watching.BOTH ? 2 : 1)) {
                while (!match.isOver()) {
                    long since = System.nanoTime();
                    if (since >= end) {
                        return;
                    }
                    match.move();
                    latencies.add(System.nanoTime() - since);
                }
            }
        }
    }
}
