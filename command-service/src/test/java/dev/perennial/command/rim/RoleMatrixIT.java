package dev.perennial.command.rim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.CommandNode.Answer;
import dev.perennial.command.auth.Visitor;
import dev.perennial.command.auth.token.SpoiltTokens;
import dev.perennial.testing.fuzz.Endpoint;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every command, tried by everybody. */
class RoleMatrixIT {
    private static final CommandNode node = CommandNode.shared();

    /** Where one comes from outside; everything else needs a token. */
    private static final Set<String> OPEN = Set.of(
            "POST /api/v1/auth/dev",
            "POST /api/v1/auth/sign-up",
            "POST /api/v1/auth/sign-in",
            "POST /api/v1/auth/sign-out",
            "POST /api/v1/auth/guest",
            "POST /api/v1/auth/refresh",
            "POST /api/v1/auth/recover",
            "POST /api/v1/auth/token",
            "GET /api/v1/auth/ways",
            "GET /api/v1/auth/external/start",
            "GET /api/v1/auth/external/callback",
            "GET /api/v1/jwks",
            "GET /api/v1/relay/tables");

    enum Who {
        OWNER,
        SEATED,
        OTHER,
        ORGANISER,
        ADMIN,
        NOBODY,
        EXPIRED,
        PROGRAM_PLAY,
        PROGRAM_READ
    }

    private static final Visitor OPPONENT = Visitor.signUp(node);
    private static final Map<Who, String> TOKENS = new EnumMap<>(Who.class);
    private static String commentator = "";

    @BeforeAll
    static void everybody() {
        var admin = Visitor.admin(node);
        var organiser = Visitor.signUp(node);
        admin.send(
                "PUT",
                "/auth/admin/players/" + organiser.player() + "/roles",
                "{\"roles\":[\"player\",\"organiser\"]}");
        var other = Visitor.signUp(node);
        TOKENS.put(Who.OWNER, Visitor.signUp(node).token());
        TOKENS.put(Who.SEATED, Visitor.signUp(node).token());
        TOKENS.put(Who.OTHER, other.token());
        commentator = other.player();
        TOKENS.put(Who.ORGANISER, organiser.signIn(Visitor.PASSWORD).token());
        TOKENS.put(Who.ADMIN, admin.token());
        TOKENS.put(Who.EXPIRED, new SpoiltTokens(node).expired(other.player()));
        TOKENS.put(Who.PROGRAM_PLAY, program(other, "play"));
        TOKENS.put(Who.PROGRAM_READ, program(other, "read"));
    }

    static Stream<Endpoint> endpoints() {
        return Endpoints.of(node).stream();
    }

    @ParameterizedTest
    @MethodSource("endpoints")
    void withoutAGoodTokenOnlyTheWaysInAreOpen(Endpoint endpoint) {
        if (OPEN.contains(endpoint.toString())) {
            return;
        }
        assertThat(empty(endpoint, null).status()).as("nobody").isEqualTo(401);
        assertThat(empty(endpoint, TOKENS.get(Who.EXPIRED)).status())
                .as("expired")
                .isEqualTo(401);
        for (String token : new SpoiltTokens(node).all("p-1")) {
            assertThat(empty(endpoint, token).status()).as(token).isEqualTo(401);
        }
    }

    @ParameterizedTest
    @MethodSource("endpoints")
    void whatIsForAdminsIsForNobodyElse(Endpoint endpoint) {
        if (!endpoint.path().contains("/admin/")) {
            return;
        }
        for (Who who : new Who[] {Who.OWNER, Who.SEATED, Who.OTHER, Who.ORGANISER}) {
            assertThat(empty(endpoint, TOKENS.get(who)).code()).as(who.name()).isEqualTo("ADMIN_ONLY");
        }
        assertThat(empty(endpoint, TOKENS.get(Who.ADMIN)).code()).isNotEqualTo("ADMIN_ONLY");
    }

    /**
     * A program may play, but not decide, if it was made for that, look on in any case, and never touch the account.
     */
    @ParameterizedTest
    @MethodSource("endpoints")
    void aProgramIsHeldToItsScopes(Endpoint endpoint) {
        if (OPEN.contains(endpoint.toString())) {
            return;
        }
        boolean reads = endpoint.method().equals("GET");
        boolean table = endpoint.path().matches("/api/v1/(tables|studies).*");
        boolean decides = endpoint.path().endsWith("/adjudication");
        boolean me = endpoint.toString().equals("GET /api/v1/auth/me");
        assertThat(empty(endpoint, TOKENS.get(Who.PROGRAM_PLAY)).code().equals("SCOPE"))
                .isEqualTo((!table || decides) && !me);
        assertThat(empty(endpoint, TOKENS.get(Who.PROGRAM_READ)).code().equals("SCOPE"))
                .isEqualTo(!me && !(table && reads));
    }

    /**
     * Each row on a fresh casual table for two with one seat taken, with both where a game must run, and after the game
     * for a rematch. A spectator has no seat; an anonymous spectator has no account either.
     */
    @ParameterizedTest
    @CsvSource({
        // command,   owner, seated, other, organiser, admin, nobody, expired, program that plays, program that reads
        "OPEN,       201, 201, 201, 201, 201, 401, 401, 201, 403",
        "SIT,        200, 409, 200, 200, 200, 401, 401, 200, 403",
        "LEAVE,      403, 200, 403, 403, 403, 401, 401, 403, 403",
        "START,      200, 403, 403, 403, 403, 401, 401, 403, 403",
        "INVITATION, 200, 403, 403, 403, 403, 401, 401, 403, 403",
        "ABORT,      200, 403, 403, 403, 403, 401, 401, 403, 403",
        "BOT,        200, 403, 403, 403, 403, 401, 401, 403, 403",
        "UNBOT,      200, 403, 403, 403, 403, 401, 401, 403, 403",
        "MOVE,       403, 409, 403, 403, 403, 401, 401, 403, 403",
        "PLAY,       403, 400, 403, 403, 403, 401, 401, 403, 403",
        "PLAN,       403, 200, 403, 403, 403, 401, 401, 403, 403",
        "UNPLAN,     403, 200, 403, 403, 403, 401, 401, 403, 403",
        "HINT,       403, 200, 403, 403, 403, 401, 401, 403, 403",
        "PHRASE,     403, 200, 403, 403, 403, 401, 401, 403, 403",
        "APPOINT,    200, 403, 403, 403, 200, 401, 401, 403, 403",
        "COMMENT,    403, 403, 200, 403, 403, 401, 401, 200, 403",
        "RESIGN,     403, 200, 403, 403, 403, 401, 401, 403, 403",
        "VOID,       403, 200, 403, 403, 403, 401, 401, 403, 403",
        "ADJUDICATE, 403, 403, 403, 403, 200, 401, 401, 403, 403",
        "REMATCH,    403, 200, 403, 403, 403, 401, 401, 403, 403",
        "BRANCH,     201, 201, 201, 201, 201, 401, 401, 201, 403",
    })
    void aTableObeysWhoeverItMay(
            String command,
            int owner,
            int seated,
            int other,
            int organiser,
            int admin,
            int nobody,
            int expired,
            int programPlay,
            int programRead) {
        int[] expected = {owner, seated, other, organiser, admin, nobody, expired, programPlay, programRead};
        for (Who who : Who.values()) {
            var answer = send(command, TOKENS.get(who));
            assertThat(answer.status())
                    .as(command + " by " + who + ": " + answer.raw().body())
                    .isEqualTo(expected[who.ordinal()]);
        }
    }

    @Test
    void theWaysInAreAllThere() {
        assertThat(endpoints().map(Endpoint::toString)).containsAll(OPEN);
    }

    private static final Set<String> AT_PLAY =
            Set.of("PLAY", "PLAN", "RESIGN", "VOID", "ADJUDICATE", "REMATCH", "BRANCH", "COMMENT");

    private static Answer send(String command, String token) {
        if (command.equals("OPEN")) {
            return node.post("/api/v1/tables", token, "{\"game\":\"arboretum\",\"seats\":2}");
        }
        int seats = command.equals("UNBOT") ? 3 : 2;
        String table = node.post(
                        "/api/v1/tables",
                        TOKENS.get(Who.OWNER),
                        "{\"game\":\"arboretum\",\"firstSeat\":\"SEAT1\",\"seats\":" + seats + "}")
                .body()
                .get("table")
                .asString();
        String path = "/api/v1/tables/" + table;
        node.post(path + "/seats", TOKENS.get(Who.SEATED), "{\"seat\":0}");
        if (command.equals("UNBOT") || command.equals("HINT")) {
            node.post(path + "/bots", TOKENS.get(Who.OWNER), "{\"level\":\"random\",\"seat\":1}");
        }
        if (AT_PLAY.contains(command)) {
            node.post(path + "/seats", OPPONENT.token(), "{\"seat\":1}");
        }
        if (command.equals("COMMENT")) {
            node.send("PUT", path + "/commentators/" + commentator, TOKENS.get(Who.OWNER), null);
        }
        if (command.equals("REMATCH") || command.equals("BRANCH")) {
            node.post(path + "/resign", OPPONENT.token(), "{}");
        }
        return switch (command) {
            case "SIT" -> node.post(path + "/seats", token, "{}");
            case "LEAVE" -> node.send("DELETE", path + "/seats", token, null);
            case "START" -> node.post(path + "/start", token, "{\"fill\":\"random\"}");
            case "INVITATION" -> node.post(path + "/invitation", token, "{}");
            case "ABORT" -> node.post(path + "/abort", token, "{}");
            case "PLAN" -> {
                String plan = "{\"seatMove\":1,\"moves\":[{\"type\":\"DrawFromDeck\"}]}";
                yield node.send("PUT", path + "/plan", token, plan, "Idempotency-Key", "key");
            }
            case "UNPLAN" -> node.send("DELETE", path + "/plan", token, null);
            case "HINT" -> node.post(path + "/hints", token, "{}");
            case "PHRASE" -> node.post(path + "/phrases", token, "{\"phrase\":\"HELLO\"}");
            case "APPOINT" -> node.send("PUT", path + "/commentators/" + commentator, token, null);
            case "COMMENT" -> node.post(path + "/comments", token, "{\"text\":\"A bold move.\"}");
            case "RESIGN" -> node.post(path + "/resign", token, "{}");
            case "VOID" -> node.post(path + "/void", token, "{\"agree\":true}");
            case "ADJUDICATE" -> node.post(path + "/adjudication", token, "{\"reason\":\"He left.\",\"places\":[2,1]}");
            case "BRANCH" -> node.post(path + "/branches", token, "{\"sequence\":8,\"deal\":\"REAL\"}");
            case "REMATCH" -> node.post(path + "/rematch", token, "{}");
            case "BOT" -> node.post(path + "/bots", token, "{\"level\":\"random\"}");
            case "UNBOT" -> node.send("DELETE", path + "/bots/1", token, null);
            default -> node.play(table, token, 1, "{\"type\":\"NoSuchMove\"}", "key");
        };
    }

    private static Answer empty(Endpoint endpoint, String token) {
        String path = endpoint.path()
                .replaceAll("\\{(seat|report|chapter|note|variation)}", "1")
                .replaceAll("\\{[^}]*}", "p-none");
        return node.send(endpoint.method(), path, token, endpoint.fields().isEmpty() ? null : "[]");
    }

    private static String program(Visitor owner, String scope) {
        String secret = owner.post("/auth/tokens", "{\"label\":\"bot\",\"scopes\":[\"" + scope + "\"]}")
                .body()
                .get("secret")
                .asString();
        return node.post("/api/v1/auth/token", null, "{\"secret\":\"" + secret + "\"}")
                .body()
                .get("token")
                .asString();
    }
}
