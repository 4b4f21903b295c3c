package dev.perennial.standalone.docs;

import dev.perennial.standalone.docs.DocumentedApi.Call;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A program that knows of Perennial nothing but its descriptions: it signs up and plays bots. */
final class DocumentedPlayer {
    private static final long PAUSE_MILLIS = 30;

    private final DocumentedApi api;
    private final Random random;
    private final String player;
    private final String token;

    DocumentedPlayer(DocumentedApi api, String name, long seed) throws Exception {
        this.api = api;
        random = new Random(seed);
        ObjectNode account = api.exampleOf("POST /api/v1/auth/sign-up");
        account.put("name", name).put("displayName", name);
        JsonNode session = api.send(Call.of("POST /api/v1/auth/sign-up").with(account), null);
        player = session.get("player").asString();
        token = session.get("token").asString();
    }

    String id() {
        return player;
    }

    List<JsonNode> games() throws Exception {
        var games = new ArrayList<JsonNode>();
        api.send(Call.of("GET /api/v1/games"), null).get("games").forEach(games::add);
        return games;
    }

    /** Opens a table with bots in all other seats, plays on to the end and tells the final view. */
    JsonNode play(JsonNode game, int seats) throws Exception {
        String table = open(game, seats);
        ObjectNode sitting = api.exampleOf("POST /api/v1/tables/{table}/seats");
        sitting.remove("seat");
        long sequence =
                change(Call.of("POST /api/v1/tables/{table}/seats", table).with(sitting));
        JsonNode view = look(table, sequence);
        while (!view.get("table").get("status").asString().equals("FINISHED")) {
            int seat = view.get("seat").asInt();
            if (view.get("awaited").valueStream().anyMatch(each -> each.asInt() == seat)) {
                sequence = move(table);
            } else {
                Thread.sleep(PAUSE_MILLIS);
            }
            view = look(table, sequence);
        }
        return view;
    }

    JsonNode history(JsonNode finished) throws Exception {
        String table = finished.get("table").get("id").asString();
        return api.send(Call.of("GET /api/v1/tables/{table}/history", table), token);
    }

    private long move(String table) throws Exception {
        String path = "/api/v1/tables/{table}/moves";
        JsonNode legal = api.send(Call.of("GET " + path, table), token);
        JsonNode chosen =
                legal.get("moves").get(random.nextInt(legal.get("moves").size()));
        int number = legal.get("seatMove").asInt();
        ObjectNode body = api.exampleOf("POST " + path);
        body.put("seatMove", number).set("move", chosen.get("move"));
        return change(Call.of("POST " + path, table).with(body).header("Idempotency-Key", "move-" + number));
    }

    private long change(Call call) throws Exception {
        return api.send(call, token).get("sequence").asLong();
    }

    private JsonNode look(String table, long atLeast) throws Exception {
        return api.send(Call.of("GET /api/v1/tables/{table}", table).asking("atLeast", atLeast), token);
    }

    private String open(JsonNode game, int seats) throws Exception {
        ObjectNode opening = api.exampleOf("POST /api/v1/tables");
        opening.put("game", game.get("id").asString()).put("seats", seats);
        var bots = opening.putArray("bots");
        for (int seat = 1; seat < seats; seat++) {
            bots.add(game.get("bots").get(seat % 2).asString());
        }
        return api.send(Call.of("POST /api/v1/tables").with(opening), token)
                .get("table")
                .asString();
    }
}
