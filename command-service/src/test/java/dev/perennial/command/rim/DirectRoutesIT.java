package dev.perennial.command.rim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.Visitor;
import dev.perennial.command.rim.BothWays.Request;
import dev.perennial.command.rim.BothWays.Seen;
import dev.perennial.http.direct.DirectRoutes;
import java.io.IOException;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves and seats are answered in the same words, headers included, whichever way their requests go. */
class DirectRoutesIT {
    private static final String JSON = "application/json";
    private static final int MANY = 5_000;
    private static final String MOVE = "{\"seatMove\":0,\"move\":{\"type\":\"none\"}}";
    private static BothWays ways;
    private static String table;
    private static Visitor owner;

    @BeforeAll
    static void start() throws IOException {
        ways = new BothWays();
        owner = Visitor.signUp(ways.direct());
        table = owner.openTable().body().get("table").asString();
    }

    @AfterAll
    static void stop() {
        ways.close();
    }

    @Test
    void aPlayerWhoSitsDownGetsTheSameAnswer() {
        Visitor ann = Visitor.signUp(ways.direct());
        String other = ann.openTable().body().get("table").asString();
        String third = ann.openTable().body().get("table").asString();
        Seen direct = BothWays.send(ways.direct(), plain(seats(other), "{}", ann));
        Seen ordinary = BothWays.send(ways.ordinary(), plain(seats(third), "{}", ann));
        assertThat(direct.status()).as(direct.body()).isEqualTo(200);
        assertThat(direct).isEqualTo(ordinary);
        refused(plain(seats(other), "{}", ann), 409, "ALREADY_SEATED", true);
        for (CommandNode node : List.of(ways.direct(), ways.ordinary())) {
            assertThat(node.get("/actuator/prometheus", null).raw().body())
                    .containsPattern("http_server_requests_seconds_count\\{.*status=\"200\""
                            + ".*uri=\"/api/v1/tables/\\{table}/seats\"");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"seatMove\":0,\"move\":{\"type\":\"none\"}} | 403 | NOT_SEATED",
                "{\"seatMove\":0} | 400 | MALFORMED",
                "{\"seatMove\":\"one\",\"move\":{}} | 400 | MALFORMED",
                "{\"seatMove\":0,\"move\":{},\"more\":1} | 400 | MALFORMED",
                "{\"seatMove\":0,\"move\":{}} true | 400 | MALFORMED",
                "{\"seatMove\":0,\"seatMove\":0,\"move\":{}} | 400 | MALFORMED",
                "{\"seatMove\":99999999999,\"move\":{}} | 400 | MALFORMED",
                "'' | 400 | MALFORMED",
                "null | 400 | MALFORMED",
                "[] | 400 | MALFORMED",
                "{ | 400 | MALFORMED",
            })
    void aBodyIsJudgedAlike(String body, int status, String code) {
        refused(plain(moves(table), body, Visitor.signUp(ways.direct())), status, code, true);
    }

    @ParameterizedTest
    @CsvSource({"'', 400, IDEMPOTENCY_KEY", "with a space, 400, IDEMPOTENCY_KEY"})
    void aKeyIsJudgedAlike(String key, int status, String code) {
        Request request = new Request(moves(table), MOVE, "Content-Type", JSON).with(bearer(owner.token()));
        refused(request.with("Idempotency-Key", key), status, code, true);
        refused(request, status, code, true);
    }

    @Test
    void anUnknownTableIsUnknown() {
        refused(plain(moves("t-0000000000000000"), MOVE, owner), 404, "UNKNOWN_TABLE", true);
        refused(plain(seats("nowhere"), "{}", owner), 404, "UNKNOWN_TABLE", true);
    }

    @Test
    void onlyAValidTokenOpensTheDirectWay() {
        Request nobody = new Request(moves(table), MOVE, "Content-Type", JSON, "Idempotency-Key", "k");
        refused(nobody, 401, "UNAUTHENTICATED", false);
        refused(nobody.with(bearer(owner.token() + "x")), 401, "UNAUTHENTICATED", false);
        refused(nobody.with("Authorization", "Bearer a b"), 401, "UNAUTHENTICATED", false);
        refused(nobody.with("Cookie", "perennial_token=" + owner.token()), 403, "NOT_SEATED", true);
        refused(nobody.with("Cookie", "perennial_token=x"), 401, "UNAUTHENTICATED", false);
        Visitor gone = Visitor.signUp(ways.ordinary());
        assertThat(gone.post("/auth/sign-out", "{}").status()).isBetween(200, 204);
        Request over = nobody.with(bearer(gone.token()));
        Awaitility.await() // until the other node has heard of it
                .untilAsserted(() ->
                        assertThat(BothWays.send(ways.direct(), over).status()).isEqualTo(401));
        refused(over, 401, "SESSION_OVER", false);
    }

    @Test
    void aProgramNeedsTheScope() {
        refused(plain(moves(table), MOVE, program("read")), 403, "SCOPE", true);
        refused(plain(seats(table), "{}", program("organise")), 403, "SCOPE", true);
        refused(plain(moves(table), MOVE, program("play")), 403, "NOT_SEATED", true);
    }

    @Test
    void anotherSitesPageIsRefused() {
        Request request = plain(moves(table), MOVE, owner);
        refused(request.with("Origin", "https://elsewhere.example"), 403, "FOREIGN_ORIGIN", false);
        refused(request.with("Origin", "null"), 403, "FOREIGN_ORIGIN", false);
        Request forwarded = request.with("X-Forwarded-Host", "club.example", "X-Forwarded-Proto", "https");
        refused(forwarded.with("Origin", "https://club.example"), 403, "NOT_SEATED", true);
        assertThat(BothWays.send(ways.direct(), forwarded).headers()).containsKey("strict-transport-security");
        refused(request.with("X-Forwarded-Host", "not a host"), 400, "MALFORMED", false);
    }

    @Test
    void aPlayerWhoAsksTooOftenHasToWait() {
        Visitor eager = Visitor.signUp(ways.direct());
        Request request = plain(moves(table), MOVE, eager);
        // A slow machine may grant more of them while it works, so both ask until both are refused.
        for (int i = 0; i < MANY; i++) {
            Seen direct = BothWays.send(ways.direct(), request);
            Seen ordinary = BothWays.send(ways.ordinary(), request);
            if (direct.status() == 429 && ordinary.status() == 429) {
                assertThat(direct).isEqualTo(ordinary);
                assertThat(direct.body()).contains("\"code\":\"RATE_LIMITED\"");
                return;
            }
        }
        fail("No limit was reached.");
    }

    @ParameterizedTest
    @CsvSource({
        "Content-Type, text/plain, 415",
        "Content-Type, application/json;charset=utf-16, 403",
        "Content-Type, application/*, 415",
        "Accept, text/html, 403",
    })
    void anUnusualRequestGoesTheOrdinaryWay(String header, String value, int status) {
        Request request = new Request(moves(table), MOVE, header, value).with(bearer(owner.token()));
        Request typed = header.equals("Content-Type") ? request : request.with("Content-Type", JSON);
        assertThat(both(typed.with("Idempotency-Key", "k"), false).status()).isEqualTo(status);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/moves?x=1", "/moves/", "//moves", "/%6doves", "/moves;x=1", "/./moves", "/MOVES"})
    void anAddressInAnotherSpellingGoesTheOrdinaryWay(String rest) {
        Request request = plain("/api/v1/tables/" + table + rest, MOVE, owner);
        assertThat(both(request, false).status()).isGreaterThanOrEqualTo(400);
    }

    @Test
    void aBodyThatIsTooLongIsRefusedBeforeIt() {
        refused(plain(moves(table), " ".repeat(70_000), owner), 413, "TOO_LONG", false);
    }

    private static void refused(Request request, int status, String code, boolean directly) {
        Seen seen = both(request, directly);
        assertThat(seen.status()).as(seen.body()).isEqualTo(status);
        assertThat(seen.body()).contains("\"code\":\"" + code + "\"");
    }

    /** The answer of both. */
    private static Seen both(Request request, boolean directly) {
        long before = ways.answeredDirectly();
        Seen direct = BothWays.send(ways.direct(), request);
        assertThat(ways.answeredDirectly() - before).isEqualTo(directly ? 1 : 0);
        assertThat(direct).isEqualTo(BothWays.send(ways.ordinary(), request));
        assertThat(ways.ordinary().bean(DirectRoutes.class).answered()).isZero();
        return direct;
    }

    private static Visitor program(String scope) {
        Visitor visitor = Visitor.signUp(ways.direct());
        String secret = visitor.post("/auth/tokens", "{\"label\":\"bot\",\"scopes\":[\"" + scope + "\"]}")
                .body()
                .get("secret")
                .asString();
        String token = ways.direct()
                .post("/api/v1/auth/token", null, "{\"secret\":\"" + secret + "\"}")
                .body()
                .get("token")
                .asString();
        return new Visitor(visitor.node(), visitor.name(), visitor.player(), token, "", visitor.codes());
    }

    private static Request plain(String path, String body, Visitor visitor) {
        return new Request(path, body, "Content-Type", JSON, "Idempotency-Key", "k").with(bearer(visitor.token()));
    }

    private static String[] bearer(String token) {
        return new String[] {"Authorization", "Bearer " + token};
    }

    private static String moves(String id) {
        return "/api/v1/tables/" + id + "/moves";
    }

    private static String seats(String id) {
        return "/api/v1/tables/" + id + "/seats";
    }
}
