package dev.perennial.standalone.bench;

import dev.perennial.standalone.bench.measure.Steadiness;
import dev.perennial.standalone.bench.peers.BoardgameLoad;
import dev.perennial.standalone.bench.peers.BoardgameServer;
import dev.perennial.standalone.bench.peers.PeerFigures;
import dev.perennial.standalone.bench.peers.PeersReport;
import dev.perennial.standalone.bench.peers.Watching;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs boardgame.io and Perennial one after the other on this machine under the same shape of load. */
final class PeersBench {
    private static final int MATCHES = 64;
    private static final double FIRST_GUESS = 200;

    private final Duration warmUp;
    private final Duration window;

    private PeersBench(Duration warmUp, Duration window) {
        this.warmUp = warmUp;
        this.window = window;
    }

    static int run(boolean quick) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("perennial-peers");
        new PeersBench(Duration.ofSeconds(quick ? 20 : 120), Duration.ofSeconds(quick ? 5 : 10)).run(folder);
        return 0;
    }

    private void run(Path folder) throws IOException, InterruptedException {
        Path peer = Files.createDirectory(folder.resolve("boardgame.io"));
        System.out.println("... installing boardgame.io " + BoardgameServer.VERSION + " in " + peer);
        BoardgameServer.install(peer);
        List<PeerFigures> all = new ArrayList<>();
        for (Watching watching : Watching.values()) {
            all.add(boardgame(peer, null, watching, "nothing (memory)"));
            all.add(boardgame(peer, folder.resolve("storage"), watching, "nothing yet (files, not synced)"));
        }
        List<PeerFigures> ours = perennial(folder.resolve("data"));
        all.addAll(ours);
        var report = new PeersReport(ours, all);
        System.out.println();
        System.out.println(report.text());
        Path json = Files.writeString(folder.resolve("peers.json"), report.json());
        Path chart = Files.writeString(folder.resolve("peers.svg"), report.svg());
        System.out.println("figures: " + json + ", chart: " + chart);
    }

    private PeerFigures boardgame(Path folder, @Nullable Path storage, Watching watching, String keeps)
            throws IOException, InterruptedException {
        try (var server = BoardgameServer.start(folder, storage)) {
            var load = new BoardgameLoad(server, watching, MATCHES, window);
            var steady = new Steadiness(warmUp);
            PeerFigures last = load.run(keeps, FIRST_GUESS);
            while (!steady.isReached(last.rate())) {
                last = load.run(keeps, last.rate());
            }
            System.out.printf("boardgame.io, %s: %,.0f/s%n", keeps, last.rate());
            return last;
        }
    }

    private List<PeerFigures> perennial(Path data) throws IOException {
        List<Phase> phases = Bench.frontDoor(Files.createDirectory(data), warmUp, window);
        return List.of(figures(phases.getFirst(), Watching.NOBODY), figures(phases.getLast(), Watching.BOTH));
    }

    private static PeerFigures figures(Phase phase, Watching watching) {
        return PeerFigures.of(
                "Perennial" + (phase.isLive() ? "" : " (read side behind)"),
                watching,
                "events, synced to disk",
                phase.outcome().seconds(),
                phase.totalCpuMicros(),
                phase.outcome().latenciesNanos().stream()
                        .mapToLong(Long::longValue)
                        .sorted()
                        .toArray());
    }
}
