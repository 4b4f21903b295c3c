package dev.perennial.tournament.http;

import dev.perennial.tournament.http.TournamentNode.Answer;
import java.util.function.Consumer;

/** One request for each thing that can be asked, at a moment at which it can be done. */
enum LeagueOrders {
    CREATE("POST", "", "{'name':'Cup','game':'arboretum','tableSize':2}", false),
    CREATE_IN("POST", "", "{'name':'Cup','game':'arboretum','tableSize':2,'rules':{'league':'LEAGUE'}}", false),
    RULES("PUT", "/{tournament}/rules", "{'game':'arboretum','tableSize':2,'rules':{'league':'LEAGUE'},WHY}", true),
    REGISTER("POST", "/{tournament}/players", "{}", false),
    REGISTER_AGREED("POST", "/{tournament}/players", "{'player':'newcomer',WHY}", true, TestLeague::agreeNewcomer),
    REGISTER_UNASKED("POST", "/{tournament}/players", "{'player':'newcomer',WHY}", false),
    INVITE("POST", "/{tournament}/invitations", "{'player':'newcomer'}", false),
    DECLINE("POST", "/{tournament}/invitations/{player}/decline", "{}", false, TestLeague::invitePia),
    UNINVITE("POST", "/{tournament}/invitations/{player}/withdraw", "{}", false, TestLeague::invitePia),
    APPOINT("PUT", "/{tournament}/commentators/{player}", null, false),
    DISMISS("DELETE", "/{tournament}/commentators/{player}", null, false, TestLeague::appointPia),
    BOTS("POST", "/{tournament}/bots", "{'level':'greedy','count':1,WHY}", true),
    WITHDRAW("POST", "/{tournament}/players/{player}/withdraw", "{WHY}", true),
    REENTER(
            "POST",
            "/{tournament}/players/{player}/reenter",
            "{WHY}",
            true,
            league -> league.act("/players/pia/withdraw", "{\"why\":\"ill\"}")),
    CHECK_IN("POST", "/{tournament}/players/{player}/check-in", "{WHY}", true),
    ZERO_BYE("POST", "/{tournament}/players/{player}/bye", "{'round':1,'kind':'ZERO',WHY}", true),
    HALF_BYE("POST", "/{tournament}/players/{player}/bye", "{'round':1,'kind':'HALF',WHY}", true),
    TAKE_BACK_BYE(
            "POST",
            "/{tournament}/players/{player}/bye/take-back",
            "{'round':1,WHY}",
            true,
            league -> league.act("/players/pia/bye", "{\"round\":1,\"why\":\"a train\"}")),
    SEEDING("POST", "/{tournament}/seeding", "{'order':['paul','pia'],WHY}", true),
    START("POST", "/{tournament}/start", "{}", false),
    PREVIEW("GET", "/{tournament}/pairing-preview", null, false, TestLeague::start),
    PAIR("POST", "/{tournament}/rounds", "{'round':1}", false, TestLeague::start),
    PAIR_BY_HAND("POST", "/{tournament}/rounds", "{'round':1,'tables':[['paul','pia']],WHY}", true, TestLeague::start),
    RESULT("POST", "/{tournament}/tables/{table}/result", "{'places':[1,2],WHY}", true, LeagueOrders::running),
    ARRIVAL("POST", "/{tournament}/tables/{table}/arrival", null, false, LeagueOrders::running),
    PAUSE("POST", "/{tournament}/pause", "{WHY}", true, LeagueOrders::running),
    RESUME("POST", "/{tournament}/resume", "{WHY}", true, league -> {
        running(league);
        league.act("/pause", "{\"why\":\"fire drill\"}");
    }),
    FINISH("POST", "/{tournament}/finish", "{WHY}", true, LeagueOrders::running),
    CANCEL("POST", "/{tournament}/cancel", "{WHY}", true),
    FOUND("POST", "leagues", "{'name':'East'}", false),
    LEAGUE_RULES(
            "PUT",
            "leagues/{league}/rules",
            "{'rules':{'points':[3,2,1],'best':0,'groups':['A','B'],'promoted':1,'relegated':1},WHY}",
            true),
    ADD_ORGANISER("POST", "leagues/{league}/organisers", "{'player':'newcomer',WHY}", true),
    DROP_ORGANISER("POST", "leagues/{league}/organisers/{organiser}/remove", "{WHY}", true),
    JOIN("POST", "leagues/{league}/members", "{}", false),
    JOIN_OTHER("POST", "leagues/{league}/members", "{'player':'newcomer',WHY}", true),
    LEAVE("POST", "leagues/{league}/members/{member}/leave", "{WHY}", true),
    AGREE("POST", "leagues/{league}/members/{member}/entry-consent", "{}", false),
    REVOKE("POST", "leagues/{league}/members/{member}/entry-consent/revoke", "{}", false, TestLeague::agreePia),
    OPEN_SEASON("POST", "leagues/{league}/seasons", "{'name':'Spring'}", false),
    CLOSE_SEASON("POST", "leagues/{league}/seasons/close", "{WHY}", true, TestLeague::openSeason);

    private final String method;
    private final String path;
    private final String body;
    private final boolean reason;
    private final Consumer<TestLeague> before;

    LeagueOrders(String method, String what, String body, boolean reason) {
        this(method, what, body, reason, _ -> {});
    }

    LeagueOrders(String method, String what, String body, boolean reason, Consumer<TestLeague> before) {
        this.method = method;
        path = "/api/v1/" + (what.startsWith("leagues") ? what : "tournaments" + what);
        this.body = body;
        this.reason = reason;
        this.before = before;
    }

    private static void running(TestLeague league) {
        league.start();
        league.pair();
    }

    /** Brings the league to the moment at which this can be asked. */
    void prepare(TestLeague league) {
        before.accept(league);
    }

    String operation() {
        return method + " " + path;
    }

    /** An organiser has to say why. */
    boolean needsReason() {
        return reason;
    }

    Answer send(TestLeague league, String token) {
        return send(league, token, "'why':'because'");
    }

    Answer sendWithoutReason(TestLeague league, String token) {
        return send(league, token, "'why':' '");
    }

    private Answer send(TestLeague league, String token, String why) {
        String where = path.replace("{tournament}", league.tournament)
                .replace("{league}", league.league)
                .replace("{table}", league.tournament + "-r1-t1")
                .replace("{player}", "pia")
                .replace("{member}", "pia")
                .replace("{organiser}", "sven");
        return league.send(
                method,
                where,
                token,
                body == null
                        ? null
                        : body.replace("WHY", why)
                                .replace("LEAGUE", league.league)
                                .replace('\'', '"'));
    }
}
