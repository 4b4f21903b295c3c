package dev.perennial.query.tournament;

import static dev.perennial.query.SharedNode.ROWS;
import static dev.perennial.query.SharedNode.TOPIC;
import static dev.perennial.query.SharedNode.WEB;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.json.Json;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.league.LeagueEvent;
import dev.perennial.domain.league.LeagueId;
import dev.perennial.domain.league.LeagueRules;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentRules;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A league as its events come by Kafka, and what is shown of it and of its tournaments. */
class LeaguePagesIT {
    private static final PlayerId OLGA = TestTournament.OLGA;
    private static final PlayerId SVEN = new PlayerId("player-sven");
    private static final PlayerId ANN = TestTournament.ANN;
    private static final PlayerId BOB = new PlayerId("bob");

    private final String name = UUID.randomUUID().toString().substring(0, 8);
    private final LeagueId league = new LeagueId("league-" + name);
    private final TournamentId cup = new TournamentId("cup-" + name);
    private final String page = "/api/v1/leagues/" + league;

    private void send(LeagueEvent... events) {
        TestTournament.send(TOPIC, league.code(), List.of(events));
        await().until(() -> ROWS.applied("leagues", league.code()) == events.length - 1);
    }

    @Test
    void aLeagueIsShownWithItsSeasonsAndStandings() {
        var first = new LeagueEvent.Placed(BOB, 1);
        var other = new TournamentId(cup + "-2");
        send(
                new LeagueEvent.LeagueFounded(league, "Town League", LeagueRules.usual(), OLGA),
                new LeagueEvent.MemberJoined(league, ANN, OLGA, null),
                new LeagueEvent.MemberJoined(league, BOB, OLGA, null),
                new LeagueEvent.SeasonOpened(league, 1, "2026", OLGA),
                new LeagueEvent.TournamentCounted(league, 1, cup, List.of(first, new LeagueEvent.Placed(ANN, 2))),
                new LeagueEvent.TournamentCounted(league, 1, other, List.of(first, new LeagueEvent.Placed(ANN, 1))));
        JsonNode shown = WEB.json(page, null);
        assertThat(shown.get("name").asString()).isEqualTo("Town League");
        assertThat(shown.get("members")).hasSize(2);
        assertThat(shown.at("/seasons/0/tournaments/0").asString()).isEqualTo(cup.code());
        JsonNode standings = WEB.json(page + "/seasons/1/standings", null);
        assertThat(standings.findValuesAsString("player")).containsExactly("bob", "ann");
        assertThat(standings.toString()).contains("\"best\":0,", "\"counted\":46.5,", "\"exact\":\"79/2\"");
        assertThat(WEB.get(page + "/seasons/2/standings", null).statusCode()).isEqualTo(404);
        assertThat(WEB.get("/api/v1/leagues/nowhere", null).statusCode()).isEqualTo(404);
    }

    @Test
    void everybodyReadsWhatWasDecidedAndWhyAndWhoMoved() {
        var move = new LeagueEvent.Move(BOB, "B", "A");
        send(
                new LeagueEvent.LeagueFounded(league, "Town League", LeagueRules.usual(), OLGA),
                new LeagueEvent.OrganiserAdded(league, SVEN, OLGA, "holidays"),
                new LeagueEvent.MemberJoined(league, BOB, BOB, null),
                new LeagueEvent.SeasonOpened(league, 1, "2026", OLGA),
                new LeagueEvent.TournamentCounted(league, 1, cup, List.of(new LeagueEvent.Placed(BOB, 1))),
                new LeagueEvent.SeasonClosed(league, 1, List.of(move), SVEN, "the year is over"));
        JsonNode entries = WEB.json(page + "/log", null).get("entries");
        assertThat(entries).hasSize(6);
        assertThat(entries.get(1).get("why").asString()).isEqualTo("holidays");
        assertThat(entries.get(1).get("type").asString()).isEqualTo("league.OrganiserAdded");
        assertThat(entries.get(2).get("why").isNull()).isTrue();
        assertThat(entries.get(4).get("by").isNull()).isTrue();
        assertThat(entries.get(4).get("event").has("places")).isFalse();
        JsonNode closed = entries.get(5);
        assertThat(closed.get("time").asString())
                .isEqualTo(TestTournament.AT.plusSeconds(5).toString());
        assertThat(closed.get("by").asString()).isEqualTo(SVEN.code());
        assertThat(closed.at("/event/moves/0").toString())
                .isEqualTo("{\"player\":\"bob\",\"from\":\"B\",\"to\":\"A\"}");
        assertThat(WEB.get("/api/v1/leagues/nowhere/log", null).statusCode()).isEqualTo(404);
    }

    /** Olga made it and has left the team since: it is the team of today that runs it. */
    @Test
    void aTournamentNamesTheTeamOfItsLeague() {
        send(
                new LeagueEvent.LeagueFounded(league, "Town League", LeagueRules.usual(), OLGA),
                new LeagueEvent.OrganiserAdded(league, SVEN, OLGA, "holidays"),
                new LeagueEvent.OrganiserAdded(league, ANN, OLGA, "holidays"),
                new LeagueEvent.OrganiserRemoved(league, OLGA, SVEN, "gone"));
        var rules = Json.mapper().valueToTree(TournamentRules.usual(2, 4)).asObject();
        var own = new TournamentId(cup + "-own");
        TestTournament.send(TOPIC, own.code(), List.of(created(own)));
        assertThat(organisers(own, 0)).isEqualTo("[\"player-olga\"]");
        var inLeague = Json.mapper().treeToValue(rules.put("league", league.code()), TournamentRules.class);
        TestTournament.send(
                TOPIC, cup.code(), List.of(created(cup), new TournamentEvent.RulesSet(cup, inLeague, OLGA, null)));
        assertThat(organisers(cup, 1)).isEqualTo("[\"player-sven\",\"ann\"]");
        assertThat(WEB.get("/api/v1/tournaments/" + cup + "/hints", "player-sven")
                        .statusCode())
                .isEqualTo(200);
        assertThat(WEB.get("/api/v1/tournaments/" + cup + "/hints", "player-olga")
                        .statusCode())
                .isEqualTo(403);
    }

    private static TournamentEvent created(TournamentId id) {
        return new TournamentEvent.TournamentCreated(id, "Cup", "arboretum", 2, 1, OLGA);
    }

    private static String organisers(TournamentId id, int atLeast) {
        return WEB.json("/api/v1/tournaments/" + id + "?atLeast=" + atLeast, null)
                .get("organisers")
                .toString();
    }
}
