package dev.perennial.standalone.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.api.Api;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Situations in which the examples of the descriptions can be sent, all of them once. */
final class ExampleScenes {
    private static final String ANN = "p-7f3c";
    private static final String BOB = "p-9a";
    private static final String TABLE = "t-1";
    private static final String AUTH = "/api/v1/auth";
    private static final String TABLES = "/api/v1/tables";
    private static final String ONE_TABLE = "/api/v1/tables/{table}";
    private static final String CUP = "/api/v1/tournaments/{tournament}";
    private static final String LEAGUE = "/api/v1/leagues/{league}";

    private final ExampleCalls calls;
    private final Api api;
    private final Map<String, String> real = new HashMap<>();
    private String ann;
    private String bob;
    private String refreshToken;

    ExampleScenes(ExampleCalls calls, Api api) {
        this.calls = calls;
        this.api = api;
    }

    private JsonNode send(String operation) throws Exception {
        return calls.send(operation, null, real);
    }

    private JsonNode asAnn(String operation) throws Exception {
        return calls.send(operation, ann, real);
    }

    private void take(JsonNode signedIn) {
        ann = signedIn.get("token").asString();
        refreshToken = signedIn.get("refreshToken").asString();
        real.put("pr_...", refreshToken);
    }

    void arrive() throws Exception {
        JsonNode signedUp = send("POST " + AUTH + "/sign-up");
        take(signedUp);
        real.put(ANN, signedUp.get("player").asString());
        var other = api.signIn("bob");
        bob = other.token();
        real.put(BOB, other.id());
        real.put("player", real.get(ANN));
        real.put("other", other.id());
        send("POST " + AUTH + "/dev");
        for (String each : List.of("/auth/ways", "/jwks")) {
            send("GET /api/v1" + each);
        }
        real.putAll(Map.of("game", "arboretum", "lesson", "draw"));
        send("POST /api/v1/tutorials/{game}/{lesson}");
        calls.refused("GET " + AUTH + "/external/start", null, real, "NO_EXTERNAL");
        calls.refused("GET " + AUTH + "/external/callback", null, real, "NO_EXTERNAL");
    }

    /** Ann's own tokens and sign-ins; she is signed in afterwards. */
    void account() throws Exception {
        take(send("POST " + AUTH + "/sign-in"));
        take(send("POST " + AUTH + "/refresh"));
        asAnn("GET " + AUTH + "/me");
        asAnn("PATCH /api/v1/players/me");
        JsonNode token = asAnn("POST " + AUTH + "/tokens");
        real.put("pt_...", token.get("secret").asString());
        real.put("id", token.get("id").asString());
        send("POST " + AUTH + "/token");
        asAnn("GET " + AUTH + "/tokens");
        asAnn("DELETE " + AUTH + "/tokens/{id}");
        asAnn("PUT /api/v1/players/{other}/block");
        asAnn("GET " + AUTH + "/blocks");
        asAnn("DELETE /api/v1/players/{other}/block");
        asAnn("POST /api/v1/players/{other}/reports");
        asAnn("PUT " + AUTH + "/notices");
        asAnn("GET " + AUTH + "/notices");
        calls.refused("POST " + AUTH + "/notices/confirmation", ann, real, "BAD_CODE");
        asAnn("GET " + AUTH + "/data");
    }

    void leave() throws Exception {
        JsonNode sessions = asAnn("GET " + AUTH + "/sessions").get("sessions");
        real.put(
                "session",
                sessions.valueStream()
                        .filter(each -> !each.get("current").asBoolean())
                        .findFirst()
                        .orElseThrow()
                        .get("session")
                        .asString());
        asAnn("DELETE " + AUTH + "/sessions/{session}");
        asAnn("DELETE " + AUTH + "/sessions");
        real.put(
                "23ab-9fgh-kmnp-4567",
                asAnn("POST " + AUTH + "/recovery-codes")
                        .get("recoveryCodes")
                        .get(0)
                        .asString());
        take(asAnn("POST " + AUTH + "/password"));
        take(send("POST " + AUTH + "/recover"));
        JsonNode guest = send("POST " + AUTH + "/guest");
        JsonNode upgraded =
                calls.send("POST " + AUTH + "/upgrade", guest.get("token").asString(), real);
        calls.send("POST " + AUTH + "/erase", upgraded.get("token").asString(), real);
        calls.send("POST " + AUTH + "/sign-out", null, real);
    }

    void tables(String admin) throws Exception {
        open(asAnn("POST " + TABLES));
        long sequence = asAnn("POST " + ONE_TABLE + "/seats").get("sequence").asLong();
        awaitTurn(sequence);
        asAnn("GET " + ONE_TABLE + "/moves");
        asAnn("POST " + ONE_TABLE + "/moves");
        asAnn("POST " + ONE_TABLE + "/phrases");
        long ended = asAnn("POST " + ONE_TABLE + "/resign").get("sequence").asLong();
        String finished = real.get("table");
        api.get(TABLES + "/" + finished + "?atLeast=" + ended, ann);
        asAnn("POST " + ONE_TABLE + "/rematch");

        open(asAnn("POST " + TABLES));
        asAnn("POST " + ONE_TABLE + "/seats");
        asAnn("POST " + ONE_TABLE + "/void");

        open(asAnn("POST " + TABLES));
        asAnn("POST " + ONE_TABLE + "/seats");
        calls.send("POST " + ONE_TABLE + "/adjudication", admin, real);

        open(api.post(TABLES, ann, "{\"game\":\"arboretum\",\"seats\":2}"));
        asAnn("POST " + ONE_TABLE + "/invitation");
        asAnn("POST " + ONE_TABLE + "/seats");
        asAnn("DELETE " + ONE_TABLE + "/seats");
        asAnn("POST " + ONE_TABLE + "/bots");
        real.put("seat", "1");
        JsonNode seats =
                api.get(TABLES + "/" + real.get("table") + "?atLeast=3", ann).at("/table/seats");
        seats.valueStream()
                .filter(each -> each.hasNonNull("bot"))
                .forEach(each -> real.put("seat", each.get("seat").asString()));
        asAnn("DELETE " + ONE_TABLE + "/bots/{seat}");
        asAnn("POST " + ONE_TABLE + "/seats");
        asAnn("POST " + ONE_TABLE + "/start");

        open(api.post(TABLES, ann, "{\"game\":\"arboretum\",\"seats\":2}"));
        asAnn("POST " + ONE_TABLE + "/abort");
        real.put("table", finished);
        real.put(TABLE, finished);
    }

    private void open(JsonNode opened) {
        real.put("table", opened.get("table").asString());
    }

    private void awaitTurn(long sequence) throws Exception {
        for (int tries = 0; tries < 100; tries++) {
            JsonNode legal = api.get(TABLES + "/" + real.get("table") + "/moves?atLeast=" + sequence, ann);
            if (!legal.get("moves").isEmpty()) {
                return;
            }
            Thread.sleep(50);
        }
        throw new AssertionError("never on turn");
    }

    void tournaments() throws Exception {
        real.put(
                "tournament",
                asAnn("POST /api/v1/tournaments").get("tournament").asString());
        asAnn("PUT " + CUP + "/rules");
        asAnn("POST " + CUP + "/players");
        api.post("/api/v1/tournaments/" + real.get("tournament") + "/players", bob, "{}");
        asAnn("POST " + CUP + "/players/{player}/check-in");
        asAnn("POST " + CUP + "/seeding");
        asAnn("POST " + CUP + "/bots");
        asAnn("POST " + CUP + "/start");
        asAnn("POST " + CUP + "/players/{player}/bye");
        asAnn("POST " + CUP + "/players/{player}/bye/take-back");
        asAnn("GET " + CUP + "/pairing-preview");
        long paired = asAnn("POST " + CUP + "/rounds").get("sequence").asLong();
        JsonNode tables = api.get("/api/v1/tournaments/" + real.get("tournament") + "/rounds/1?atLeast=" + paired, null)
                .at("/round/tables");
        String finished = real.get("table");
        String id = real.get(ANN);
        for (JsonNode table : tables) {
            if (table.get("players")
                    .valueStream()
                    .anyMatch(each -> each.asString().equals(id))) {
                real.put("table", table.get("table").asString());
                asAnn("POST " + CUP + "/tables/{table}/arrival");
            }
        }
        for (JsonNode table : tables) {
            if (table.get("players")
                    .valueStream()
                    .noneMatch(each -> each.asString().equals(id))) {
                real.put("table", table.get("table").asString());
            }
        }
        asAnn("POST " + CUP + "/tables/{table}/result");
        real.put("table", finished);
        asAnn("POST " + CUP + "/players/{player}/withdraw");
        asAnn("POST " + CUP + "/players/{player}/reenter");
        asAnn("POST " + CUP + "/pause");
        asAnn("POST " + CUP + "/resume");
        asAnn("POST " + CUP + "/finish");
        String played = real.get("tournament");
        real.put(
                "tournament",
                asAnn("POST /api/v1/tournaments").get("tournament").asString());
        new InvitationScenes(calls, api, real).invite(ann, bob, real.get(BOB));
        asAnn("POST " + CUP + "/cancel");
        real.put("tournament", played);
        real.put("round", "1");
        real.put("c-1", played);
    }

    void leagues() throws Exception {
        real.put("league", asAnn("POST /api/v1/leagues").get("league").asString());
        real.put("member", real.get(ANN));
        real.put("organiser", real.get(BOB));
        asAnn("PUT " + LEAGUE + "/rules");
        asAnn("POST " + LEAGUE + "/organisers");
        asAnn("POST " + LEAGUE + "/organisers/{organiser}/remove");
        asAnn("POST " + LEAGUE + "/members");
        asAnn("POST " + LEAGUE + "/members/{member}/entry-consent");
        asAnn("POST " + LEAGUE + "/members/{member}/entry-consent/revoke");
        long opened = asAnn("POST " + LEAGUE + "/seasons").get("sequence").asLong();
        asAnn("POST " + LEAGUE + "/seasons/close");
        asAnn("POST " + LEAGUE + "/members/{member}/leave");
        assertThat(opened).isPositive();
        real.put("season", "1");
        real.put("l-1", real.get("league"));
    }

    /** Whatever else can be read, without a token. */
    void readings(Set<String> operations) throws Exception {
        real.put("ladder", "arboretum");
        real.put("projection", "tournaments");
        real.put("aggregate", real.get("tournament"));
        for (String operation : operations) {
            if (operation.startsWith("GET ")
                    && !calls.done().contains(operation)
                    && !operation.contains("/admin/")
                    && !operation.contains("/auth/")
                    && !operation.endsWith("/hints")) {
                send(operation);
            }
        }
        asAnn("GET " + CUP + "/hints");
    }

    void administration(String admin) throws Exception {
        real.put("player", real.get(BOB));
        for (String operation : List.of(
                "GET " + AUTH + "/admin/players",
                "PUT " + AUTH + "/admin/players/{player}/roles",
                "PUT " + AUTH + "/admin/players/{player}/suspension",
                "DELETE " + AUTH + "/admin/players/{player}/suspension",
                "GET " + AUTH + "/admin/actions",
                "GET /api/v1/admin/dead-letters",
                "POST /api/v1/admin/dead-letters/retry")) {
            calls.send(operation, admin, real);
        }
        new InvitationScenes(calls, api, real).approve(admin, real.get(ANN));
        calls.refused("POST " + AUTH + "/admin/players/{player}/recovery-link", admin, real, "NO_NAME");
        JsonNode reports = calls.send("GET " + AUTH + "/admin/reports", admin, real);
        real.put("report", reports.get("reports").get(0).get("report").asString());
        calls.send("POST " + AUTH + "/admin/reports/{report}/close", admin, real);
        calls.refused("POST /api/v1/admin/dead-letters/drop", admin, real, "UNKNOWN_LETTER");
        real.put("name", "ladders");
        calls.send("POST /api/v1/admin/projections/{name}/rebuild", admin, real);
        calls.send("POST " + AUTH + "/admin/keys", admin, real);
    }

    void requirePages(PagedLists lists, String admin) {
        real.put("player", real.get(ANN));
        int rows = lists.operations().stream()
                .mapToInt(each -> lists.requireSameRows(each, admin, real))
                .sum();
        assertThat(rows).isGreaterThan(20);
    }
}
