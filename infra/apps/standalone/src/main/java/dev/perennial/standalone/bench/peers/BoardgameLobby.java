package dev.perennial.standalone.bench.peers;

import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Creates matches over boardgame.io's HTTP interface, so that the server checks who moves. */
final class BoardgameLobby implements AutoCloseable {
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String address;

    BoardgameLobby(int port) {
        this.address = "http://127.0.0.1:" + port + "/games/tic-tac-toe/";
    }

    /**
     * A match with both players in it.
     *
     * @param credentials by player
     */
    record Entry(String match, List<String> credentials) {
        Entry {
            credentials = List.copyOf(credentials);
        }
    }

    Entry create() throws IOException, InterruptedException {
        String match = post("create", "{\"numPlayers\":2}").get("matchID").asString();
        return new Entry(match, List.of(join(match, 0), join(match, 1)));
    }

    private String join(String match, int player) throws IOException, InterruptedException {
        return post(match + "/join", "{\"playerID\":\"" + player + "\",\"playerName\":\"player " + player + "\"}")
                .get("playerCredentials")
                .asString();
    }

    private JsonNode post(String path, String body) throws IOException, InterruptedException {
        var answer = client.send(
                HttpRequest.newBuilder(URI.create(address + path))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new IOException("boardgame.io answers " + answer.statusCode() + " " + answer.body());
        }
        return Json.mapper().readTree(answer.body());
    }

    @Override
    public void close() {
        client.close();
    }
}
