package dev.perennial.client;

import dev.perennial.contract.json.Json;
import dev.perennial.games.GameView;
import dev.perennial.games.Games;
import tools.jackson.databind.JsonNode;

/** The member {@code view} of a table as the game's own record, for programs that want to think about it. */
public final class Views {
    private Views() {}

    public static GameView read(String game, JsonNode view) {
        var rules = Games.byId(game).orElseThrow(() -> new IllegalArgumentException("unknown game " + game));
        return Json.mapper().treeToValue(view, rules.viewType());
    }
}
