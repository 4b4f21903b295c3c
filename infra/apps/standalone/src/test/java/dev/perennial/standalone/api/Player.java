package dev.perennial.standalone.api;

import java.util.Random;
import tools.jackson.databind.JsonNode;

/** A signed-in player who uses the public interface alone. */
public record Player(Api api, String token, String id) {

    public String openTable(String game, int seats) {
        return api.post("/api/v1/tables", token, "{\"game\":\"%s\",\"seats\":%d}".formatted(game, seats))
                .get("table")
                .asString();
    }

    /** A table at which nobody is in a hurry, not even where the game has a clock of its own. */
    public String openUntimedTable(String game, int seats) {
        String body = "{\"game\":\"%s\",\"seats\":%d,\"clock\":{\"type\":\"None\"}}".formatted(game, seats);
        return api.post("/api/v1/tables", token, body).get("table").asString();
    }

    public String openRatedTable(String game, int seats) {
        String body = "{\"game\":\"%s\",\"seats\":%d,\"rated\":true}".formatted(game, seats);
        return api.post("/api/v1/tables", token, body).get("table").asString();
    }

    public long sit(String table) {
        return api.post("/api/v1/tables/" + table + "/seats", token, "{\"clientSeed\":\"from-" + id + "\"}")
                .get("sequence")
                .asLong();
    }

    /** The table as this player may see it, not older than the sequence. */
    public JsonNode look(String table, long atLeast) {
        return api.get("/api/v1/tables/" + table + "?atLeast=" + atLeast, token);
    }

    /** Plays a random legal move and returns the sequence after it. */
    public long playAny(String table, JsonNode view, Random random) {
        JsonNode legal = view.get("legalMoves");
        int number = view.get("seatMove").asInt();
        return play(table, number, legal.get(random.nextInt(legal.size())), "key-" + number);
    }

    public long play(String table, int number, JsonNode move, String key) {
        return api.post(
                        "/api/v1/tables/" + table + "/moves",
                        token,
                        "{\"seatMove\":" + number + ",\"move\":" + move + "}",
                        "Idempotency-Key",
                        key)
                .get("sequence")
                .asLong();
    }
}
