package dev.perennial.standalone.docs;

import static dev.perennial.standalone.docs.ExampleSession.ANN;
import static dev.perennial.standalone.docs.ExampleSession.BOB;
import static org.assertj.core.api.Assertions.assertThat;

import tools.jackson.databind.JsonNode;

/** The examples of tournaments and leagues, each in a situation in which it can be sent. */
final class TournamentScenes {
    private static final String CUP = "/api/v1/tournaments/{tournament}";
    private static final String LEAGUE = "/api/v1/leagues/{league}";

    private final ExampleSession session;

    TournamentScenes(ExampleSession session) {
        this.session = session;
    }

    void tournaments() throws Exception {
        session.real()
                .put(
                        "tournament",
                        session.asAnn("POST /api/v1/tournaments")
                                .get("tournament")
                                .asString());
        session.asAnn("PUT " + CUP + "/rules");
        session.asAnn("POST " + CUP + "/players");
        session.api().post("/api/v1/tournaments/" + session.real().get("tournament") + "/players", session.bob(), "{}");
        session.asAnn("POST " + CUP + "/players/{player}/check-in");
        session.asAnn("POST " + CUP + "/seeding");
        session.asAnn("POST " + CUP + "/bots");
        session.asAnn("POST " + CUP + "/start");
        session.asAnn("POST " + CUP + "/players/{player}/bye");
        session.asAnn("POST " + CUP + "/players/{player}/bye/take-back");
        session.asAnn("GET " + CUP + "/pairing-preview");
        long paired = session.asAnn("POST " + CUP + "/rounds").get("sequence").asLong();
        JsonNode tables = session.api()
                .get("/api/v1/tournaments/" + session.real().get("tournament") + "/rounds/1?atLeast=" + paired, null)
                .at("/round/tables");
        String finished = session.real().get("table");
        String id = session.real().get(ANN);
        for (JsonNode table : tables) {
            if (table.get("players")
                    .valueStream()
                    .anyMatch(each -> each.asString().equals(id))) {
                session.real().put("table", table.get("table").asString());
                session.asAnn("POST " + CUP + "/tables/{table}/arrival");
            }
        }
        for (JsonNode table : tables) {
            if (table.get("players")
                    .valueStream()
                    .noneMatch(each -> each.asString().equals(id))) {
                session.real().put("table", table.get("table").asString());
            }
        }
        session.asAnn("POST " + CUP + "/tables/{table}/result");
        session.real().put("table", finished);
        session.asAnn("POST " + CUP + "/players/{player}/withdraw");
        session.asAnn("POST " + CUP + "/players/{player}/reenter");
        session.asAnn("POST " + CUP + "/pause");
        session.asAnn("POST " + CUP + "/resume");
        session.asAnn("POST " + CUP + "/finish");
        String played = session.real().get("tournament");
        session.real()
                .put(
                        "tournament",
                        session.asAnn("POST /api/v1/tournaments")
                                .get("tournament")
                                .asString());
        new InvitationScenes(session.calls(), session.api(), session.real())
                .invite(session.ann(), session.bob(), session.real().get(BOB));
        session.asAnn("POST " + CUP + "/cancel");
        session.real().put("tournament", played);
        session.real().put("round", "1");
        session.real().put("c-1", played);
    }

    void leagues() throws Exception {
        session.real()
                .put(
                        "league",
                        session.asAnn("POST /api/v1/leagues").get("league").asString());
        session.real().put("member", session.real().get(ANN));
        session.real().put("organiser", session.real().get(BOB));
        session.asAnn("PUT " + LEAGUE + "/rules");
        session.asAnn("POST " + LEAGUE + "/organisers");
        session.asAnn("POST " + LEAGUE + "/organisers/{organiser}/remove");
        session.asAnn("POST " + LEAGUE + "/members");
        session.asAnn("POST " + LEAGUE + "/members/{member}/entry-consent");
        session.asAnn("POST " + LEAGUE + "/members/{member}/entry-consent/revoke");
        long opened =
                session.asAnn("POST " + LEAGUE + "/seasons").get("sequence").asLong();
        session.asAnn("POST " + LEAGUE + "/seasons/close");
        session.asAnn("POST " + LEAGUE + "/members/{member}/leave");
        assertThat(opened).isPositive();
        session.real().put("season", "1");
        session.real().put("l-1", session.real().get("league"));
    }
}
