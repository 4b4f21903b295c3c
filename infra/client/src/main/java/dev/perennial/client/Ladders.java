package dev.perennial.client;

import tools.jackson.databind.JsonNode;

/** Who stands where. */
public final class Ladders {
    private final Caller caller;

    Ladders(Caller caller) {
        this.caller = caller;
    }

    public JsonNode list() {
        return caller.get("/ladders");
    }

    /**
     * One ladder from the top.
     *
     * @param game its id, or {@code overall}
     * @param kind {@code human} or {@code bot}
     */
    public JsonNode one(String game, String kind) {
        return caller.get("/ladders/" + game + "?kind=" + kind);
    }

    /** A player's way up and down one ladder. */
    public JsonNode curve(String player, String game) {
        return caller.get("/players/" + player + "/ratings/" + game);
    }
}
