package dev.perennial.standalone.bench.peers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** boardgame.io with its tic-tac-toe in a process of its own. */
public final class BoardgameServer implements AutoCloseable {
    public static final String VERSION = "0.50.2";

    private static final List<String> PACKAGES = List.of("boardgame.io@" + VERSION, "node-persist@3.1.3");
    /** A later koa-compose leaves the lobby's addresses out, because boardgame.io adds them to a running server. */
    private static final String PACKAGE = """
            {"private": true, "overrides": {"koa-compose": "4.1.0"}}
            """;

    private static final String SCRIPT = "boardgame-server.cjs";

    private final Process process;
    private final int port;

    private BoardgameServer(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** Installs it into a folder, from npm. */
    public static void install(Path folder) throws IOException, InterruptedException {
        Files.writeString(folder.resolve("package.json"), PACKAGE);
        List<String> command =
                new ArrayList<>(List.of("npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"));
        command.addAll(PACKAGES);
        Path log = folder.resolve("npm.log");
        int code = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start()
                .waitFor();
        if (code != 0) {
            throw new IOException("npm could not install boardgame.io: " + Files.readString(log));
        }
        try (var script = BoardgameServer.class.getResourceAsStream("/bench/" + SCRIPT)) {
            Files.write(folder.resolve(SCRIPT), Objects.requireNonNull(script).readAllBytes());
        }
    }

    /**
     * Starts it.
     *
     * @param storage where it keeps its files; null to keep everything in memory
     */
    public static BoardgameServer start(Path folder, @Nullable Path storage) throws IOException {
        List<String> command = new ArrayList<>(List.of("node", SCRIPT));
        if (storage != null) {
            command.add(storage.toString());
        }
        var builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().put("NODE_ENV", "production");
        Process process = builder.start();
        var said = process.inputReader(StandardCharsets.UTF_8);
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            if (line.startsWith("port ")) {
                var _ = Thread.startVirtualThread(() -> said.lines().forEach(_ -> {}));
                return new BoardgameServer(process, Integer.parseInt(line.substring(5)));
            }
        }
        throw new IOException("boardgame.io did not start");
    }

    int port() {
        return port;
    }

    long processId() {
        return process.pid();
    }

    @Override
    public void close() {
        process.destroy();
        try {
            int _ = process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UncheckedIOException(new IOException(e));
        }
    }
}
