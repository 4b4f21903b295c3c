package dev.perennial.standalone.docs;

import dev.perennial.standalone.api.Api;
import java.util.HashMap;
import java.util.Map;

/** The examples of invitations, of commentators and of approvals for rated play. */
final class InvitationScenes {
    private static final String INVITATIONS = "/api/v1/tournaments/{tournament}/invitations";
    private static final String COMMENTATOR = "/api/v1/tournaments/{tournament}/commentators/{player}";
    private static final String RATED_PLAY = "/api/v1/auth/admin/rated-play";

    private final ExampleCalls calls;
    private final Api api;
    private final Map<String, String> real;

    InvitationScenes(ExampleCalls calls, Api api, Map<String, String> real) {
        this.calls = calls;
        this.api = api;
        this.real = new HashMap<>(real);
    }

    /** An organiser invites a player twice: withdraws it once, and is declined once. */
    void invite(String organiser, String player, String invited) throws Exception {
        real.put("player", invited);
        long sequence = calls.send("POST " + INVITATIONS, organiser, real)
                .get("sequence")
                .asLong();
        api.get("/api/v1/tournaments/" + real.get("tournament") + "/invitations?atLeast=" + sequence, player);
        calls.send("GET " + INVITATIONS, player, real);
        calls.send("GET /api/v1/players/me/invitations", player, real);
        calls.send("POST " + INVITATIONS + "/{player}/withdraw", organiser, real);
        calls.send("POST " + INVITATIONS, organiser, real);
        calls.send("POST " + INVITATIONS + "/{player}/decline", player, real);
        calls.send("PUT " + COMMENTATOR, organiser, real);
        calls.send("DELETE " + COMMENTATOR, organiser, real);
    }

    void approve(String admin, String named) throws Exception {
        real.put("player", named);
        calls.send("PUT " + RATED_PLAY + "/organisers/{player}", admin, real);
        calls.send("PUT " + RATED_PLAY + "/leagues/{league}", admin, real);
        calls.send("GET " + RATED_PLAY, admin, real);
        calls.send("DELETE " + RATED_PLAY + "/organisers/{player}", admin, real);
        calls.send("DELETE " + RATED_PLAY + "/leagues/{league}", admin, real);
    }
}
