package dev.perennial.client;

import tools.jackson.databind.JsonNode;

/** Leagues and their seasons. */
public final class Leagues {
    private final Caller caller;

    Leagues(Caller caller) {
        this.caller = caller;
    }

    /**
     * Creates a league. The signed-in player becomes its organiser.
     *
     * @param name the name that everyone sees
     * @return the id of the new league
     */
    public String found(String name) {
        return caller.post("/leagues", Perennial.body().put("name", name))
                .get("league")
                .asString();
    }

    /**
     * Opens a season.
     *
     * @param league the id of the league
     * @param name the name of the season
     * @return the sequence of the league after this command
     */
    public long openSeason(String league, String name) {
        return caller.post("/leagues/" + league + "/seasons", Perennial.body().put("name", name))
                .get("sequence")
                .asLong();
    }

    /**
     * Joins a league as the signed-in player.
     *
     * @param league the id of the league
     * @return the sequence of the league after this command
     */
    public long join(String league) {
        return caller.post("/leagues/" + league + "/members", Perennial.body())
                .get("sequence")
                .asLong();
    }

    /**
     * Lets the organisers of the league enter the signed-in player in its tournaments, until
     * {@link #revokeEntryConsent}.
     *
     * @param league the id of the league
     * @param self the id of the signed-in player
     * @return the sequence of the league after this command
     */
    public long giveEntryConsent(String league, String self) {
        return caller.post("/leagues/" + league + "/members/" + self + "/entry-consent", Perennial.body())
                .get("sequence")
                .asLong();
    }

    /**
     * Revokes that consent.
     *
     * @param league the id of the league
     * @param self the id of the signed-in player
     * @return the sequence of the league after this command
     */
    public long revokeEntryConsent(String league, String self) {
        return caller.post("/leagues/" + league + "/members/" + self + "/entry-consent/revoke", Perennial.body())
                .get("sequence")
                .asLong();
    }

    /**
     * Reads a league with its members and seasons.
     *
     * @param league the id of the league
     * @return the answer of {@code GET /leagues/{league}}
     */
    public JsonNode one(String league) {
        return caller.get("/leagues/" + league);
    }

    /**
     * Reads the standings of a season.
     *
     * @param league the id of the league
     * @param season the number of the season, from 1
     * @return the answer of {@code GET /leagues/{league}/seasons/{season}/standings}
     */
    public JsonNode standings(String league, int season) {
        return caller.get("/leagues/" + league + "/seasons/" + season + "/standings");
    }
}
