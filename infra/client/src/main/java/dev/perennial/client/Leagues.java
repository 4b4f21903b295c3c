package dev.perennial.client;

import tools.jackson.databind.JsonNode;

/** Leagues and their seasons. */
public final class Leagues {
    private final Caller caller;

    Leagues(Caller caller) {
        this.caller = caller;
    }

    /** Answers the new league's id. */
    public String found(String name) {
        return caller.post("/leagues", Perennial.body().put("name", name))
                .get("league")
                .asString();
    }

    public long openSeason(String league, String name) {
        return caller.post("/leagues/" + league + "/seasons", Perennial.body().put("name", name))
                .get("sequence")
                .asLong();
    }

    /** Joins as who is signed in. */
    public long join(String league) {
        return caller.post("/leagues/" + league + "/members", Perennial.body())
                .get("sequence")
                .asLong();
    }

    public JsonNode one(String league) {
        return caller.get("/leagues/" + league);
    }

    public JsonNode standings(String league, int season) {
        return caller.get("/leagues/" + league + "/seasons/" + season + "/standings");
    }
}
