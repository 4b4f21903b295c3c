package dev.perennial.standalone.docs;

import static dev.perennial.standalone.docs.ExampleSession.ANN;
import static dev.perennial.standalone.docs.ExampleSession.BOB;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** The examples that only read, and those of the administration. */
final class ReadingScenes {
    private static final String AUTH = "/api/v1/auth";
    private static final String CUP = "/api/v1/tournaments/{tournament}";

    private final ExampleSession session;

    ReadingScenes(ExampleSession session) {
        this.session = session;
    }

    /** Whatever else can be read, without a token. */
    void readings(Set<String> operations) throws Exception {
        session.real().put("ladder", "arboretum");
        session.real().put("projection", "tournaments");
        session.real().put("/tables/t-1", "/tables/" + session.real().get("table"));
        session.real().put("aggregate", session.real().get("tournament"));
        for (String operation : operations) {
            if (operation.startsWith("GET ")
                    && !session.calls().done().contains(operation)
                    && !operation.contains("/admin/")
                    && !operation.contains("/auth/")
                    && !operation.endsWith("/hints")) {
                session.send(operation);
            }
        }
        session.asAnn("GET " + CUP + "/hints");
    }

    void administration(String admin) throws Exception {
        session.real().put("player", session.real().get(BOB));
        for (String operation : List.of(
                "GET " + AUTH + "/admin/players",
                "PUT " + AUTH + "/admin/players/{player}/roles",
                "PUT " + AUTH + "/admin/players/{player}/suspension",
                "DELETE " + AUTH + "/admin/players/{player}/suspension",
                "GET " + AUTH + "/admin/actions",
                "GET /api/v1/admin/dead-letters",
                "POST /api/v1/admin/dead-letters/retry")) {
            session.calls().send(operation, admin, session.real());
        }
        new InvitationScenes(session.calls(), session.api(), session.real())
                .approve(admin, session.real().get(ANN));
        session.calls()
                .refused("POST " + AUTH + "/admin/players/{player}/recovery-link", admin, session.real(), "NO_NAME");
        JsonNode reports = session.calls().send("GET " + AUTH + "/admin/reports", admin, session.real());
        session.real().put("report", reports.get("reports").get(0).get("report").asString());
        session.calls().send("POST " + AUTH + "/admin/reports/{report}/close", admin, session.real());
        session.calls().refused("POST /api/v1/admin/dead-letters/drop", admin, session.real(), "UNKNOWN_LETTER");
        session.real().put("name", "ladders");
        session.calls().send("POST /api/v1/admin/projections/{name}/rebuild", admin, session.real());
        session.calls().send("POST " + AUTH + "/admin/keys", admin, session.real());
    }

    void requirePages(PagedLists lists, String admin) {
        session.real().put("player", session.real().get(ANN));
        int rows = lists.operations().stream()
                .mapToInt(each -> lists.requireSameRows(each, admin, session.real()))
                .sum();
        assertThat(rows).isGreaterThan(20);
    }
}
