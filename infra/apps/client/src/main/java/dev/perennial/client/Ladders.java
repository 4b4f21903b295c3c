package dev.perennial.client;

import tools.jackson.databind.JsonNode;

/** Rating lists, one for each game and one for all of them. */
public final class Ladders {
    private final Caller caller;

    Ladders(Caller caller) {
        this.caller = caller;
    }

    /**
     * Lists the ladders.
     *
     * @return the answer of {@code GET /ladders}
     */
    public JsonNode list() {
        return caller.get("/ladders");
    }

    /**
     * Reads the first page of one ladder.
     *
     * @param game the id of the game, or {@code overall}
     * @param kind {@code human} or {@code bot}
     * @return the answer of {@code GET /ladders/{game}}
     */
    public JsonNode one(String game, String kind) {
        return caller.get("/ladders/" + game + "?kind=" + kind);
    }

    /**
     * Reads how a player's rating changed over time.
     *
     * @param player the id of the player
     * @param game the id of the game, or {@code overall}
     * @return the answer of {@code GET /players/{player}/ratings/{game}}
     */
    public JsonNode curve(String player, String game) {
        return caller.get("/players/" + player + "/ratings/" + game);
    }
}
