package dev.perennial.standalone.bench;

import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;

/** The players of prepared games as HTTP clients, signed in at one address. */
final class HttpPlayers implements Load.Sender {
    private final HttpClient client;
    private final String address;
    private final List<String> tokens;

    private HttpPlayers(HttpClient client, String address, List<String> tokens) {
        this.client = client;
        this.address = address;
        this.tokens = tokens;
    }

    static HttpPlayers signIn(HttpClient client, String address, int seats) {
        var tokens = new ArrayList<String>();
        for (int seat = 0; seat < seats; seat++) {
            String name = PreparedGame.player(seat).code().replaceFirst("^dev-", "");
            var answer = send(
                    client,
                    HttpRequest.newBuilder(URI.create(address + "/api/v1/auth/dev"))
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"" + name + "\"}"))
                            .build());
            tokens.add(Json.mapper().readTree(answer.body()).get("token").asString());
        }
        return new HttpPlayers(client, address, tokens);
    }

    /** The same players on bare connections. */
    SocketPlayers onSockets() {
        return new SocketPlayers(address, tokens);
    }

    @Override
    public void send(PreparedGame game, PreparedGame.Move move) {
        long _ = play(game, move);
    }

    /** Plays the move and returns the table's sequence after it. */
    long play(PreparedGame game, PreparedGame.Move move) {
        String body = "{\"seatMove\":" + move.number() + ",\"move\":" + move.json() + "}";
        var answer = send(
                client,
                HttpRequest.newBuilder(URI.create(address + "/api/v1/tables/" + game.table() + "/moves"))
                        .header("Content-Type", "application/json")
                        .header("Authorization", "Bearer " + tokens.get(move.seat()))
                        .header("Idempotency-Key", "b" + move.number())
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build());
        return Json.mapper().readTree(answer.body()).get("sequence").asLong();
    }

    private static HttpResponse<String> send(HttpClient client, HttpRequest request) {
        try {
            var response = client.send(request, HttpResponse.BodyHandlers.ofString());
            if (response.statusCode() != 200) {
                throw new IllegalStateException(response.statusCode() + " " + response.body());
            }
            return response;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
