package dev.perennial.standalone.docs;

import static dev.perennial.standalone.docs.ExampleSession.ANN;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** The examples of accounts: signing up, everything about tokens, and leaving again. */
final class AccountScenes {
    private static final String AUTH = "/api/v1/auth";

    private final ExampleSession session;

    AccountScenes(ExampleSession session) {
        this.session = session;
    }

    void arrive() throws Exception {
        JsonNode signedUp = session.send("POST " + AUTH + "/sign-up");
        session.take(signedUp);
        session.real().put(ANN, signedUp.get("player").asString());
        var other = session.api().signIn("bob");
        session.bobIs(other);
        session.real().put("player", session.real().get(ANN));
        session.real().put("other", other.id());
        session.send("POST " + AUTH + "/dev");
        for (String each : List.of("/auth/ways", "/jwks")) {
            session.send("GET /api/v1" + each);
        }
        session.calls().refused("GET " + AUTH + "/external/start", null, session.real(), "NO_EXTERNAL");
        session.calls().refused("GET " + AUTH + "/external/callback", null, session.real(), "NO_EXTERNAL");
    }

    /** Ann's own tokens and sign-ins; she is signed in afterwards. */
    void account() throws Exception {
        session.take(session.send("POST " + AUTH + "/sign-in"));
        session.take(session.send("POST " + AUTH + "/refresh"));
        session.asAnn("GET " + AUTH + "/me");
        session.asAnn("PATCH /api/v1/players/me");
        JsonNode token = session.asAnn("POST " + AUTH + "/tokens");
        session.real().put("pt_...", token.get("secret").asString());
        session.real().put("id", token.get("id").asString());
        session.send("POST " + AUTH + "/token");
        session.asAnn("GET " + AUTH + "/tokens");
        session.asAnn("DELETE " + AUTH + "/tokens/{id}");
        session.asAnn("PUT /api/v1/players/{other}/block");
        session.asAnn("GET " + AUTH + "/blocks");
        session.asAnn("DELETE /api/v1/players/{other}/block");
        session.asAnn("POST /api/v1/players/{other}/reports");
        session.asAnn("PUT " + AUTH + "/notices");
        session.asAnn("GET " + AUTH + "/notices");
        session.calls().refused("POST " + AUTH + "/notices/confirmation", session.ann(), session.real(), "BAD_CODE");
        session.asAnn("GET " + AUTH + "/data");
    }

    void leave() throws Exception {
        JsonNode sessions = session.asAnn("GET " + AUTH + "/sessions").get("sessions");
        session.real()
                .put(
                        "session",
                        sessions.valueStream()
                                .filter(each -> !each.get("current").asBoolean())
                                .findFirst()
                                .orElseThrow()
                                .get("session")
                                .asString());
        session.asAnn("DELETE " + AUTH + "/sessions/{session}");
        session.asAnn("DELETE " + AUTH + "/sessions");
        session.real()
                .put(
                        "23ab-9fgh-kmnp-4567",
                        session.asAnn("POST " + AUTH + "/recovery-codes")
                                .get("recoveryCodes")
                                .get(0)
                                .asString());
        session.take(session.asAnn("POST " + AUTH + "/password"));
        session.take(session.send("POST " + AUTH + "/recover"));
        JsonNode guest = session.send("POST " + AUTH + "/guest");
        JsonNode upgraded = session.calls()
                .send("POST " + AUTH + "/upgrade", guest.get("token").asString(), session.real());
        session.calls().send("POST " + AUTH + "/erase", upgraded.get("token").asString(), session.real());
        session.calls().send("POST " + AUTH + "/sign-out", null, session.real());
    }
}
