package dev.perennial.client;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Creates, runs and reads tournaments.
 *
 * <p>Commands return the tournament's sequence after them.
 */
public final class Tournaments {
    private final Caller caller;

    Tournaments(Caller caller) {
        this.caller = caller;
    }

    /**
     * Creates a tournament. The signed-in player becomes its organiser.
     *
     * @param name the name that everyone sees
     * @param game the id of the game
     * @param tableSize how many players sit at a table
     * @param rounds how many rounds are played
     * @param rules rules that differ from the default; null for none
     * @return the id of the new tournament
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

    /**
     * Registers the signed-in player; an invited player accepts the invitation this way.
     *
     * @param tournament the id of the tournament
     * @return the sequence of the tournament after this command
     */
    public long register(String tournament) {
        return order(tournament, "/players", Perennial.body());
    }

    /**
     * Invites a player, who takes part only after registering.
     *
     * @param tournament the id of the tournament
     * @param player the id of the player
     * @return the sequence of the tournament after this command
     */
    public long invite(String tournament, String player) {
        return order(tournament, "/invitations", Perennial.body().put("player", player));
    }

    /**
     * Declines the signed-in player's invitation.
     *
     * @param tournament the id of the tournament
     * @param self the id of the signed-in player
     * @return the sequence of the tournament after this command
     */
    public long declineInvitation(String tournament, String self) {
        return order(tournament, "/invitations/" + self + "/decline", Perennial.body());
    }

    /**
     * Withdraws an invitation.
     *
     * @param tournament the id of the tournament
     * @param player the id of the player
     * @return the sequence of the tournament after this command
     */
    public long withdrawInvitation(String tournament, String player) {
        return order(tournament, "/invitations/" + player + "/withdraw", Perennial.body());
    }

    /**
     * Reads the invitations: all of them for organisers, the own one for everyone else.
     *
     * @param tournament the id of the tournament
     * @return the answer of {@code GET /tournaments/{tournament}/invitations}
     */
    public JsonNode invitations(String tournament) {
        return caller.get(path(tournament, "/invitations"));
    }

    /**
     * Reads the invitations that wait for an answer of the signed-in player.
     *
     * @return the answer of {@code GET /players/me/invitations}
     */
    public JsonNode waitingInvitations() {
        return caller.get("/players/me/invitations");
    }

    /**
     * Registers bots of the server.
     *
     * @param tournament the id of the tournament
     * @param level {@code random}, {@code greedy} or {@code expert}
     * @param count how many
     * @param why the reason, which the tournament's log shows
     * @return the sequence of the tournament after this command
     */
    public long addBots(String tournament, String level, int count, String why) {
        return order(
                tournament,
                "/bots",
                Perennial.body().put("level", level).put("count", count).put("why", why));
    }

    /**
     * Starts the tournament. Registration closes.
     *
     * @param tournament the id of the tournament
     * @return the sequence of the tournament after this command
     */
    public long start(String tournament) {
        return order(tournament, "/start", Perennial.body());
    }

    /**
     * Reads the pairing preview of the next round, with the reason for every pair.
     *
     * @param tournament the id of the tournament
     * @return the answer of {@code GET /tournaments/{tournament}/pairing-preview}
     */
    public JsonNode preview(String tournament) {
        return caller.get(path(tournament, "/pairing-preview"));
    }

    /**
     * Pairs a round by the rules and publishes it.
     *
     * @param tournament the id of the tournament
     * @param round the number of the round, from 1
     * @return the sequence of the tournament after this command
     */
    public long pair(String tournament, int round) {
        return order(tournament, "/rounds", Perennial.body().put("round", round));
    }

    /**
     * Reads a tournament.
     *
     * @param tournament the id of the tournament
     * @return the answer of {@code GET /tournaments/{tournament}}
     */
    public JsonNode overview(String tournament) {
        return caller.get(path(tournament, ""));
    }

    /**
     * Reads the tables and results of a round.
     *
     * @param tournament the id of the tournament
     * @param round the number of the round, from 1
     * @return the answer of {@code GET /tournaments/{tournament}/rounds/{round}}
     */
    public JsonNode round(String tournament, int round) {
        return caller.get(path(tournament, "/rounds/" + round));
    }

    /**
     * Reads the standings.
     *
     * @param tournament the id of the tournament
     * @return the answer of {@code GET /tournaments/{tournament}/standings}
     */
    public JsonNode standings(String tournament) {
        return caller.get(path(tournament, "/standings"));
    }

    /**
     * Lists tournaments.
     *
     * @return the first page
     */
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
