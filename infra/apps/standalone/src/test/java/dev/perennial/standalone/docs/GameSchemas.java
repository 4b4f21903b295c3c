package dev.perennial.standalone.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Player;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Plays a game to its end and holds all that is shown of it against the schemas. */
final class GameSchemas {
    private static final String TABLE = "GET /api/v1/tables/{table}";
    private static final int WATCHED = 5;

    private final DocumentedSchemas schemas;
    private final Api api;
    private final Random random = new Random(20);

    GameSchemas(DocumentedSchemas schemas, Api api) {
        this.schemas = schemas;
        this.api = api;
    }

    void play(Player player, String game) throws Exception {
        String table = api.post(
                        "/api/v1/tables",
                        player.token(),
                        "{\"game\":\"%s\",\"seats\":2,\"bots\":[\"random\"]}".formatted(game))
                .get("table")
                .asString();
        String path = "/api/v1/tables/" + table;
        long sequence =
                api.post(path + "/seats", player.token(), "{}").get("sequence").asLong();
        JsonNode own = look(path, sequence, player);
        assertThat(own.get("view").isObject()).isTrue();
        for (int moves = 0; !own.at("/table/status").asString().equals("FINISHED"); moves++) {
            sequence = own.get("legalMoves").isEmpty() ? sequence : player.playAny(table, own, random);
            own = look(path, sequence, player);
            if (moves % WATCHED == 0) {
                whileItRuns(path, player);
            }
        }
        whenItIsOver(path, own);
        requireOwnGame(own);
    }

    private JsonNode look(String path, long sequence, Player player) {
        JsonNode own = api.get(path + "?mostMoves=200&atLeast=" + sequence, player.token());
        schemas.requireAnswer(TABLE, own);
        return own;
    }

    private void whileItRuns(String path, Player player) {
        schemas.requireAnswer(TABLE, api.get(path, null));
        schemas.requireAnswer(TABLE + "/replay", api.get(path + "/replay", player.token()));
        schemas.requireAnswer(TABLE + "/replay", api.get(path + "/replay", null));
        schemas.requireAnswer(TABLE + "/moves", api.get(path + "/moves?limit=200", player.token()));
    }

    private void whenItIsOver(String path, JsonNode own) {
        schemas.requireAnswer(TABLE, api.get(path, null));
        long last = own.get("sequence").asLong();
        for (String question : List.of("", "?perspective=seat-0", "?perspective=spectator", "?at=" + last / 2)) {
            schemas.requireAnswer(TABLE + "/replay", api.get(path + "/replay" + question, null));
        }
        JsonNode history = api.get(path + "/history", null);
        assertThat(history.get("steps")).isNotEmpty();
        schemas.requireAnswer(TABLE + "/history", history);
    }

    /** The schema is really the one of this game: no other game's table has such a view. */
    private void requireOwnGame(JsonNode own) {
        ObjectNode other = (ObjectNode) own.deepCopy();
        String game = own.at("/table/game").asString().equals("arboretum") ? "s-evolution" : "arboretum";
        ((ObjectNode) other.get("table")).put("game", game);
        assertThatThrownBy(() -> schemas.requireAnswer(TABLE, other)).isInstanceOf(AssertionError.class);
    }
}
