package dev.perennial.client;

import dev.perennial.contract.json.Json;
import dev.perennial.games.GameView;
import dev.perennial.games.Games;
import tools.jackson.databind.JsonNode;

/** Turns the field {@code view} of a table into the game's own record, for programs that choose moves themselves. */
public final class Views {
    private Views() {}

    /**
     * Reads a view.
     *
     * @param game the id of the game
     * @param view the field {@code view} of the table
     * @return the view as the record of that game
     * @throws IllegalArgumentException if there is no such game
     */
    public static GameView read(String game, JsonNode view) {
        var rules = Games.byId(game).orElseThrow(() -> new IllegalArgumentException("unknown game " + game));
        return Json.mapper().treeToValue(view, rules.viewType());
    }
}
