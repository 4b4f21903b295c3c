package dev.perennial.command.rim;

import dev.perennial.command.CommandNode;
import dev.perennial.http.direct.DirectRoutes;
import dev.perennial.testing.TestBackends;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Two nodes on one store: one answers moves and seats directly, the other one everything the ordinary way. */
final class BothWays implements AutoCloseable {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    /** What a client sees of an answer; the date and the length of its coding aside. */
    record Seen(int status, Map<String, List<String>> headers, String body) {}

    /** A request to a path, and its headers as names and values in turn. */
    record Request(String path, String body, String... headers) {
        Request with(String... more) {
            String[] all = java.util.Arrays.copyOf(headers, headers.length + more.length);
            System.arraycopy(more, 0, all, headers.length, more.length);
            return new Request(path, body, all);
        }
    }

    private final CommandNode direct;
    private final CommandNode ordinary;

    BothWays() throws IOException {
        var database = TestBackends.freshDatabase();
        Path keys = Files.createTempDirectory("both-ways");
        direct = new CommandNode(database, keys, "PERENNIAL_NODE_ID=direct", "PERENNIAL_COMMANDS_PER_SECOND=5");
        ordinary = new CommandNode(
                database,
                keys,
                "PERENNIAL_NODE_ID=ordinary",
                "PERENNIAL_COMMANDS_PER_SECOND=5",
                "perennial.direct-routes=false");
    }

    CommandNode direct() {
        return direct;
    }

    CommandNode ordinary() {
        return ordinary;
    }

    /** How many requests the direct routes have answered. */
    long answeredDirectly() {
        return direct.bean(DirectRoutes.class).answered();
    }

    static Seen send(CommandNode node, Request asked) {
        var request = HttpRequest.newBuilder(node.uri(asked.path()))
                .POST(HttpRequest.BodyPublishers.ofString(asked.body()))
                .header("X-Correlation-Id", "both-ways");
        for (int i = 0; i < asked.headers().length; i += 2) {
            request.header(asked.headers()[i], asked.headers()[i + 1]);
        }
        try {
            var answer = CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
            Map<String, List<String>> headers = new TreeMap<>(answer.headers().map());
            headers.remove("date");
            return new Seen(answer.statusCode(), headers, answer.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        direct.close();
        ordinary.close();
    }
}
