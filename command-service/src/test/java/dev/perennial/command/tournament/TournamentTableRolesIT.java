package dev.perennial.command.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.perennial.command.CommandNode;
import dev.perennial.command.CommandNode.Answer;
import dev.perennial.command.auth.Visitor;
import dev.perennial.command.auth.token.SpoiltTokens;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.league.LeagueEvent.LeagueFounded;
import dev.perennial.domain.league.LeagueEvent.OrganiserAdded;
import dev.perennial.domain.league.LeagueId;
import dev.perennial.domain.league.LeagueRules;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.PairedTable.PairedSeat;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.TournamentEvent.CommentatorAppointed;
import dev.perennial.domain.tournament.TournamentEvent.CommentatorDismissed;
import dev.perennial.domain.tournament.TournamentEvent.ResultCorrectionDecided;
import dev.perennial.domain.tournament.TournamentEvent.RoundPaired;
import dev.perennial.domain.tournament.TournamentEvent.RulesSet;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentRules;
import java.time.Instant;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.ObjectNode;

/** Every command to a running table of a league's tournament, tried by everybody, each time on a table of its own. */
class TournamentTableRolesIT {
    private static final CommandNode node = CommandNode.shared();
    private static final String LEAGUE = "league-" + UUID.randomUUID();

    enum Who {
        FIRST_SEAT,
        SECOND_SEAT,
        OTHER,
        ORGANISER_HERE,
        ORGANISER_SEATED,
        ORGANISER_ELSEWHERE,
        ADMIN,
        NOBODY,
        EXPIRED
    }

    private static final Map<Who, Visitor> PEOPLE = new EnumMap<>(Who.class);
    private static final Map<Who, String> TOKENS = new EnumMap<>(Who.class);

    @BeforeAll
    static void everybody() {
        for (Who who : EnumSet.range(Who.FIRST_SEAT, Who.ORGANISER_ELSEWHERE)) {
            PEOPLE.put(who, Visitor.signUp(node));
        }
        PEOPLE.put(Who.ADMIN, Visitor.admin(node));
        PEOPLE.forEach((who, visitor) -> TOKENS.put(who, visitor.token()));
        TOKENS.put(
                Who.EXPIRED,
                new SpoiltTokens(node).expired(player(Who.ORGANISER_HERE).code()));
        found(LEAGUE, Who.ORGANISER_HERE);
        node.bean(OrganiserRights.class)
                .apply(new OrganiserAdded(
                        new LeagueId(LEAGUE), player(Who.ORGANISER_SEATED), player(Who.ORGANISER_HERE), null));
        found("league-" + UUID.randomUUID(), Who.ORGANISER_ELSEWHERE);
    }

    @ParameterizedTest
    @CsvSource({
        // command, first seat, second seat, other, organiser here, one who plays, elsewhere, admin, nobody, expired
        "ADJUDICATE, 403, 403, 403, 200, 403, 403, 200, 401, 401",
        "ANNUL,      403, 403, 403, 200, 403, 403, 200, 401, 401",
        "MOVE,       400, 400, 403, 403, 400, 403, 403, 401, 401",
        "RESIGN,     200, 200, 403, 403, 200, 403, 403, 401, 401",
        "VOID,       403, 403, 403, 403, 403, 403, 403, 401, 401",
        "PHRASE,     200, 200, 403, 403, 200, 403, 403, 401, 401",
        "SIT,        409, 409, 409, 409, 409, 409, 409, 401, 401",
        "LEAVE,      409, 409, 403, 403, 409, 403, 403, 401, 401",
        "ABORT,      403, 403, 403, 403, 403, 403, 403, 401, 401",
        "START,      403, 403, 403, 403, 403, 403, 403, 401, 401",
        "BOT,        403, 403, 403, 403, 403, 403, 403, 401, 401",
        "INVITATION, 403, 403, 403, 403, 403, 403, 403, 401, 401",
        "HINTS,      403, 403, 403, 403, 403, 403, 403, 401, 401",
        "REMATCH,    409, 409, 403, 403, 409, 403, 403, 401, 401",
        // The tournament's commentators are OTHER and both who sit here.
        "COMMENT,    409, 409, 200, 403, 403, 403, 403, 401, 401",
    })
    void aTableOfATournamentObeysWhoeverItMay(
            String command,
            int first,
            int second,
            int other,
            int organiser,
            int playing,
            int elsewhere,
            int admin,
            int nobody,
            int expired) {
        int[] expected = {first, second, other, organiser, playing, elsewhere, admin, nobody, expired};
        for (Who who : Who.values()) {
            var answer = send(command, runningTable(who), TOKENS.get(who));
            assertThat(answer.status())
                    .as(command + " by " + who + ": " + answer.raw().body())
                    .isEqualTo(expected[who.ordinal()]);
        }
    }

    @Test
    void aDismissedCommentatorOfTheTournamentIsSilent() {
        String table = runningTable(Who.SECOND_SEAT);
        var tournament = PairedTable.tournamentOf(new TableId(table)).orElseThrow();
        assertThat(send("COMMENT", table, TOKENS.get(Who.OTHER)).status()).isEqualTo(200);
        node.bean(OrganiserRights.class)
                .apply(new CommentatorDismissed(tournament, player(Who.OTHER), player(Who.ORGANISER_HERE), null));
        assertThat(send("COMMENT", table, TOKENS.get(Who.OTHER)).code()).isEqualTo("NOT_COMMENTATOR");
        assertThat(send("COMMENT", table, TOKENS.get(Who.FIRST_SEAT)).code()).isEqualTo("COMMENTATOR_SEATED");
    }

    @Test
    void whoPlaysInHisOwnTournamentIsToldToAskAnother() {
        String table = runningTable(Who.ORGANISER_SEATED);
        assertThat(send("ADJUDICATE", table, TOKENS.get(Who.ORGANISER_SEATED)).code())
                .isEqualTo("OWN_TABLE");
        assertThat(send("ANNUL", table, TOKENS.get(Who.ORGANISER_SEATED)).code())
                .isEqualTo("OWN_TABLE");
    }

    @Test
    void aTableThatCouldNotBeOpenedHoldsUpNoOther() {
        var tournament = tournament();
        var tables = node.bean(TournamentTables.class);
        tables.open(round(tournament, Who.SECOND_SEAT, new Clock.Live(0, 0, 0)));
        String table = PairedTable.id(tournament, 1, 1).code();
        assertThat(send("RESIGN", table, TOKENS.get(Who.FIRST_SEAT)).code()).isEqualTo("UNKNOWN_TABLE");
        var players = List.of(player(Who.FIRST_SEAT), player(Who.SECOND_SEAT));
        var decided = new ResultCorrectionDecided(
                tournament, 1, PairedTable.id(tournament, 1, 1), players, List.of(1, 2), List.of(), null, null);
        assertThatCode(() -> tables.correct(decided, Instant.EPOCH)).doesNotThrowAnyException();
    }

    /** Players may resign at their own table. */
    @Test
    void whoWithdrawsLosesTheGameHePlays() {
        var tournament = tournament();
        var tables = node.bean(TournamentTables.class);
        tables.open(round(tournament, Who.SECOND_SEAT, null));
        var id = PairedTable.id(tournament, 1, 1);
        var players = List.of(player(Who.FIRST_SEAT), player(Who.SECOND_SEAT));
        tables.correct(
                new ResultCorrectionDecided(
                        tournament, 1, id, players, List.of(1, 2), List.of(), player(Who.SECOND_SEAT), "withdrawn"),
                Instant.EPOCH);
        assertThat(send("RESIGN", id.code(), TOKENS.get(Who.FIRST_SEAT)).code()).isEqualTo("GAME_OVER");
    }

    private static Answer send(String command, String table, String token) {
        String path = "/api/v1/tables/" + table;
        return switch (command) {
            case "ADJUDICATE" -> node.post(path + "/adjudication", token, "{\"reason\":\"late\",\"places\":[1,2]}");
            case "ANNUL" -> node.post(path + "/adjudication", token, "{\"reason\":\"fire alarm\",\"void\":true}");
            case "MOVE" -> node.play(table, token, 1, "{\"type\":\"NoSuchMove\"}", "key");
            case "VOID" -> node.post(path + "/void", token, "{\"agree\":true}");
            case "PHRASE" -> node.post(path + "/phrases", token, "{\"phrase\":\"GOOD_LUCK\"}");
            case "SIT" -> node.post(path + "/seats", token, "{}");
            case "LEAVE" -> node.send("DELETE", path + "/seats", token, null);
            case "BOT" -> node.post(path + "/bots", token, "{\"level\":\"random\"}");
            case "START" -> node.post(path + "/start", token, "{}");
            case "REMATCH" -> node.post(path + "/rematch", token, "{}");
            case "COMMENT" -> node.post(path + "/comments", token, "{\"text\":\"A bold move.\"}");
            default -> node.send("POST", path + "/" + command.toLowerCase(Locale.ROOT), token, null);
        };
    }

    private static void found(String league, Who founder) {
        node.bean(OrganiserRights.class)
                .apply(new LeagueFounded(new LeagueId(league), "A league", LeagueRules.usual(), player(founder)));
    }

    /** As it is opened when the news of a pairing arrive. */
    private static String runningTable(Who who) {
        var tournament = tournament();
        var second = who == Who.ORGANISER_SEATED ? who : Who.SECOND_SEAT;
        node.bean(TournamentTables.class).open(round(tournament, second, null));
        return PairedTable.id(tournament, 1, 1).code();
    }

    private static TournamentId tournament() {
        var tournament = new TournamentId(UUID.randomUUID().toString());
        var rights = node.bean(OrganiserRights.class);
        var organiser = player(Who.ORGANISER_HERE);
        rights.apply(new TournamentCreated(tournament, "Cup", "arboretum", 2, 3, organiser));
        rights.apply(new RulesSet(tournament, rules(), organiser, null));
        for (Who who : List.of(Who.OTHER, Who.FIRST_SEAT, Who.SECOND_SEAT)) {
            rights.apply(new CommentatorAppointed(tournament, player(who), organiser, null));
        }
        return tournament;
    }

    private static RoundPaired round(TournamentId tournament, Who second, Clock clock) {
        var table = new PairedTable(1, PairedTable.id(tournament, 1, 1), List.of(seat(Who.FIRST_SEAT), seat(second)));
        return new RoundPaired(
                tournament,
                1,
                Stage.MAIN,
                "arboretum",
                Document.EMPTY,
                clock == null ? null : GameJson.document(clock),
                List.of(table),
                List.of(),
                Instant.EPOCH,
                null,
                null);
    }

    private static TournamentRules rules() {
        ObjectNode usual = Json.mapper().valueToTree(TournamentRules.usual(2, 4));
        return Json.mapper().treeToValue(usual.put("league", LEAGUE), TournamentRules.class);
    }

    private static PairedSeat seat(Who who) {
        return new PairedSeat(player(who), null, "seed");
    }

    private static PlayerId player(Who who) {
        return new PlayerId(PEOPLE.get(who).player());
    }
}
