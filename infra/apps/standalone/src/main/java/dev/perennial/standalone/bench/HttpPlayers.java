package dev.perennial.standalone.bench;

import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;

/** Signs the players of prepared games in at one address. */
final class HttpPlayers {
    private final String address;
    private final List<String> tokens;

    private HttpPlayers(String address, List<String> tokens) {
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
        return new HttpPlayers(address, tokens);
    }

    /** The players on bare connections. */
    SocketPlayers onSockets() {
        return new SocketPlayers(address, tokens);
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
