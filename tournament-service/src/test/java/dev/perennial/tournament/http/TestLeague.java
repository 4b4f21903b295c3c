package dev.perennial.tournament.http;

import dev.perennial.tournament.http.TournamentNode.Answer;
import org.jspecify.annotations.Nullable;

/** A fresh league with two organisers and one member, and its tournament for which pia and paul are registered. */
final class TestLeague {
    private static final String WHY = ",\"why\":\"because\"}";

    private final TournamentNode node;
    private final String organiser;
    final String league;
    final String tournament;

    TestLeague(TournamentNode node, String organiser) {
        this.node = node;
        this.organiser = organiser;
        league = node.send("POST", "/api/v1/leagues", organiser, "{\"name\":\"North\"}")
                .text("league");
        order("/api/v1/leagues/" + league + "/organisers", "{\"player\":\"sven\"" + WHY);
        order("/api/v1/leagues/" + league + "/members", "{\"player\":\"pia\"" + WHY);
        tournament = node.send("POST", "/api/v1/tournaments", organiser, """
                        {"name":"Cup","game":"arboretum","tableSize":2,"rounds":2,
                         "rules":{"league":"%s","timing":{"byHand":true}}}""".formatted(league))
                .text("tournament");
        register("pia");
        register("paul");
    }

    /** Players enter themselves. */
    void register(String player) {
        as(player, "/api/v1/tournaments/" + tournament + "/players");
    }

    /** The newcomer lets the organisers of the league enter them. */
    void agreeNewcomer() {
        as("newcomer", "/api/v1/leagues/" + league + "/members");
        as("newcomer", "/api/v1/leagues/" + league + "/members/newcomer/entry-consent");
    }

    /** Pia is out, and asked to come back. */
    void invitePia() {
        act("/players/pia/withdraw", "{\"why\":\"ill\"}");
        act("/invitations", "{\"player\":\"pia\"}");
    }

    void appointPia() {
        order("PUT", organiser, "/api/v1/tournaments/" + tournament + "/commentators/pia", null);
    }

    void agreePia() {
        as("pia", "/api/v1/leagues/" + league + "/members/pia/entry-consent");
    }

    private void as(String player, String path) {
        order(node.keys().token(player, "player"), path, "{}");
    }

    /** Another tournament of the league. */
    String again() {
        String body = "{\"name\":\"Cup 2\",\"game\":\"arboretum\",\"tableSize\":2,\"rules\":{\"league\":\"%s\"}}";
        return "/api/v1/tournaments/"
                + send("POST", "/api/v1/tournaments", organiser, body.formatted(league))
                        .text("tournament");
    }

    void act(String what, String body) {
        order("/api/v1/tournaments/" + tournament + what, body);
    }

    void start() {
        act("/start", "{}");
    }

    void pair() {
        act("/rounds", "{\"round\":1}");
    }

    void openSeason() {
        order("/api/v1/leagues/" + league + "/seasons", "{\"name\":\"Spring\"}");
    }

    private void order(String path, String body) {
        order(organiser, path, body);
    }

    private void order(String token, String path, String body) {
        order("POST", token, path, body);
    }

    private void order(String method, String token, String path, @Nullable String body) {
        Answer answer = send(method, path, token, body);
        if (answer.status() >= 300) {
            throw new AssertionError(path + ": " + answer);
        }
    }

    Answer send(String method, String path, String token, String body) {
        return node.send(method, path, token, body);
    }
}
