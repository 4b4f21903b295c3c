package dev.perennial.standalone.bench;

import dev.perennial.cli.Cli;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.standalone.RunningStandalone;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.LongStream;
import org.axonframework.commandhandling.gateway.CommandGateway;

/**
 * A server that plays for a while and stops. {@code ./perennial warm} runs it to fill the JVM's cache: classes that a
 * mere start does not load, and which methods are worth compiling.
 */
public final class Training {
    private static final int SEATS = 2;
    private static final int WORKERS = 8;
    private static final int GAMES = 120;
    private static final Duration LONG = Duration.ofSeconds(10);
    private static final List<String> PAGES = List.of("/", "/api/v1/tables", "/api/v1/games", "/api/v1/tournaments");

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final RunningStandalone running;

    private Training(RunningStandalone running) {
        this.running = running;
    }

    /**
     * Runs it to its end.
     *
     * @param args the data folder
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        readCommandLine();
        try (var running = RunningStandalone.start(Path.of(args[0]), FollowingPlayers.SETTINGS)) {
            new Training(running).run();
        }
        System.exit(0);
    }

    /** As every start does. */
    private static void readCommandLine() {
        var nowhere = new PrintStream(OutputStream.nullOutputStream());
        int _ = Cli.run(
                List.of("up", "--port", "0"), new Terminal(InputStream.nullInputStream(), nowhere, nowhere), _ -> 0);
    }

    private void run() throws IOException, InterruptedException {
        var gateway = running.commandBean(CommandGateway.class);
        var games = new ConcurrentLinkedQueue<PreparedGame>();
        LongStream.rangeClosed(1, GAMES).forEach(number -> games.add(PreparedGame.mixed(SEATS, number)));
        var replayed = List.copyOf(games).subList(0, PreparedGame.GAMES.size());
        games.forEach(game -> game.opening().forEach(command -> {
            Object _ = gateway.sendAndWait(command);
        }));
        PlayedGames.awaitProjected(running);
        try (var sockets = HttpPlayers.signIn(client, running.address(), SEATS).onSockets();
                var following = new FollowingPlayers(sockets)) {
            var outcome = Load.unlimited(WORKERS, LONG).run(games, following);
            System.out.printf("trained with %d moves%n", outcome.moves());
        }
        PlayedGames.awaitProjected(running);
        for (String page : PAGES) {
            get(page);
        }
        for (PreparedGame game : replayed) {
            String table = "/api/v1/tables/" + game.table().code();
            get(table);
            // A slow machine has not finished every game by now, and only finished ones have a replay.
            get(table + "/replay?perspective=open", 200, 403);
        }
    }

    private void get(String path) throws IOException, InterruptedException {
        get(path, 200);
    }

    private void get(String path, Integer... expected) throws IOException, InterruptedException {
        var answer = client.send(
                HttpRequest.newBuilder(URI.create(running.address() + path)).build(), BodyHandlers.ofByteArray());
        if (!List.of(expected).contains(answer.statusCode())) {
            throw new IllegalStateException(path + " answers " + answer.statusCode());
        }
    }
}
