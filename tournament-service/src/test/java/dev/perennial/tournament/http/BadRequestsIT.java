package dev.perennial.tournament.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import dev.perennial.tournament.http.TournamentNode.Answer;
import dev.perennial.tournament.http.TournamentNode.Operation;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Bad requests to tournaments and leagues break nothing, store nothing and reveal nothing about the inside. */
class BadRequestsIT {
    private static final TournamentNode node = TournamentNode.shared();
    private static final String ORGANISER = node.keys().token("lena", "player");

    private static final List<String> NAMES = List.of(
            "x",
            "0",
            "-1",
            "null",
            "%00",
            "%0a",
            "..%2f..",
            "%F0%9F%8C%B3",
            "'%20or%201=1",
            "z".repeat(65),
            "z".repeat(2000));

    private static final List<String> NO_OBJECTS = List.of(
            "",
            " ",
            "null",
            "true",
            "17",
            "1e400",
            "\"text\"",
            "[]",
            "[1,2",
            "{",
            "{]",
            "{'a':1}",
            "{} x",
            "<xml/>",
            "[".repeat(5_000),
            "{\"a\":".repeat(2_000),
            "\"" + "y".repeat(70_000) + "\"");

    /** Known fields with what does not belong there; every operation gets them all. */
    private static final List<String> WRONG_FIELDS = List.of(
            "{'player':7,'organiser':7,'name':[],'rules':7,'level':{},'count':'many','round':'first','order':7,"
                    + "'places':7,'why':{}}",
            "{'player':'no id!','name':'','rules':[],'level':'godlike','count':-1,'round':-1,'order':['no"
                    + " id!'],'places':['a'],'why':[]}",
            "{'player':{},'name':{},'rules':{'scoring':7},'level':[],'count':1e9,'round':{},'order':[null],"
                    + "'places':[null,null],'why':7}",
            "{'player':'ghost','name':'%s','game':'chess','rules':{'timing':null},'level':'greedy',"
                    + "'count':99999999999,'round':99,".formatted("n".repeat(3_000))
                    + "'tables':[null],'byes':[null],'order':['ghost','ghost'],'places':[9,9],'why':'because'}",
            "{'name':' ','game':'arboretum','tableSize':99,'rules':{'forbidden':[null]},'tables':[[null]],"
                    + "'absent':[null],'round':2,"
                    + "'level':'greedy','count':0,'order':[],'player':'','why':'because'}",
            "{'name':'x','game':null,'tableSize':2,'rules':{'points':null,'groups':[null]},'tables':[],"
                    + "'absent':['ghost'],'round':7,"
                    + "'kind':'QUARTER','clientSeed':'no seed!','level':null,'count':1,'player':' ','why':'"
                    + "w".repeat(600) + "'}");

    static Stream<Operation> operations() {
        return node.operations().stream();
    }

    @ParameterizedTest
    @MethodSource("operations")
    void nothingBreaks(Operation operation) {
        var league = new TestLeague(node, ORGANISER);
        for (String body : NO_OBJECTS) {
            refused(operation, league, body);
        }
        for (String body : WRONG_FIELDS) {
            String text = body.replace('\'', '"');
            refused(operation, league, text);
            league = after(check(operation, path(operation, league, "pia"), known(operation, text)), league);
        }
        for (String name : NAMES) {
            league = after(check(operation, path(operation, league, name), "{\"why\":\"because\"}"), league);
        }
    }

    /** What was refused has changed nothing; after anything else the next request meets another league. */
    private static TestLeague after(Answer answer, TestLeague league) {
        return answer.status() >= 400 ? league : new TestLeague(node, ORGANISER);
    }

    @ParameterizedTest
    @CsvSource({"leagues, seasons/close, UNKNOWN_LEAGUE", "tournaments, pause, UNKNOWN_TOURNAMENT"})
    void whatIsNotThereIsCalledByItsName(String kind, String order, String code) {
        String path = "/api/v1/%s/%s/%s".formatted(kind, UUID.randomUUID(), order);
        var answer = node.send("POST", path, ORGANISER, "{\"why\":\"because\"}");
        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.code()).isEqualTo(code);
    }

    /** Leagues and tournaments share a store, and the one asked for may be in memory. */
    @Test
    void theIdOfALeagueIsNoTournamentAndTheOtherWayRound() {
        var league = new TestLeague(node, ORGANISER);
        String body = "{\"why\":\"because\"}";
        var tournament = node.send("POST", "/api/v1/tournaments/" + league.league + "/pause", ORGANISER, body);
        assertThat(tournament.status()).isEqualTo(404);
        assertThat(tournament.code()).isEqualTo("UNKNOWN_TOURNAMENT");
        var season = node.send("POST", "/api/v1/leagues/" + league.tournament + "/seasons/close", ORGANISER, body);
        assertThat(season.status()).isEqualTo(404);
        assertThat(season.code()).isEqualTo("UNKNOWN_LEAGUE");
    }

    /** What is no object, or has fields nobody knows, is never taken. */
    private static void refused(Operation operation, TestLeague league, String body) {
        if (operation.fields().isEmpty()) {
            return;
        }
        long before = node.events();
        var answer = check(operation, path(operation, league, "pia"), body);
        assertThat(answer.status()).as("%s %s", operation, answer).isGreaterThanOrEqualTo(400);
        assertThat(node.events()).as("%s", operation).isEqualTo(before);
    }

    /** The body with only those fields the operation knows. */
    private static String known(Operation operation, String body) {
        var fields = Json.mapper().readTree(body).asObject();
        return fields.retain(operation.fields()).toString();
    }

    private static String path(Operation operation, TestLeague league, String other) {
        return operation
                .path()
                .replace("{tournament}", league.tournament)
                .replace("{league}", league.league)
                .replaceAll("\\{\\w+}", other);
    }

    private static Answer check(Operation operation, String path, String body) {
        String method = operation.method();
        var answer = node.send(method, path, ORGANISER, method.equals("GET") ? null : body);
        String told = operation + " " + path + " " + body.substring(0, Math.min(body.length(), 200)) + " -> " + answer;
        assertThat(answer.status()).as(told).isBetween(200, 499);
        assertThat(answer.body().toString())
                .as(told)
                .doesNotContain("Exception", "dev.perennial", "org.springframework", "java.", "jackson");
        if (answer.status() >= 400) {
            assertThat(answer.code()).as(told).matches("[A-Z_]+");
        }
        return answer;
    }
}
