package dev.perennial.client;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Tournaments, from their announcement to the final table. Commands answer the tournament's sequence after them. */
public final class Tournaments {
    private final Caller caller;

    Tournaments(Caller caller) {
        this.caller = caller;
    }

    /**
     * Answers the new tournament's id.
     *
     * @param rules what is not usual; null for nothing
     */
    public String create(String name, String game, int tableSize, int rounds, @Nullable JsonNode rules) {
        ObjectNode body = Perennial.body()
                .put("name", name)
                .put("game", game)
                .put("tableSize", tableSize)
                .put("rounds", rounds);
        if (rules != null) {
            body.set("rules", rules);
        }
        return caller.post("/tournaments", body).get("tournament").asString();
    }

    /** Enters who is signed in. */
    public long register(String tournament) {
        return order(tournament, "/players", Perennial.body());
    }

    /** Enters bots of the house; why stands in the tournament's log, as with everything an organiser does to others. */
    public long addBots(String tournament, String level, int count, String why) {
        return order(
                tournament,
                "/bots",
                Perennial.body().put("level", level).put("count", count).put("why", why));
    }

    public long start(String tournament) {
        return order(tournament, "/start", Perennial.body());
    }

    /** The next round as the rules would have it, with the reason for every pair. */
    public JsonNode preview(String tournament) {
        return caller.get(path(tournament, "/pairing-preview"));
    }

    /** Pairs that round by the rules. */
    public long pair(String tournament, int round) {
        return order(tournament, "/rounds", Perennial.body().put("round", round));
    }

    public JsonNode overview(String tournament) {
        return caller.get(path(tournament, ""));
    }

    public JsonNode round(String tournament, int round) {
        return caller.get(path(tournament, "/rounds/" + round));
    }

    public JsonNode standings(String tournament) {
        return caller.get(path(tournament, "/standings"));
    }

    public JsonNode list() {
        return caller.get("/tournaments");
    }

    private long order(String tournament, String what, JsonNode body) {
        return caller.post(path(tournament, what), body).get("sequence").asLong();
    }

    private static String path(String tournament, String rest) {
        return "/tournaments/" + tournament + rest;
    }
}
