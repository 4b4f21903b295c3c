package dev.perennial.query.tournament;

import static dev.perennial.query.SharedNode.TOPIC;
import static dev.perennial.query.SharedNode.WEB;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.PlayerRecord;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.pairing.trf.TrfReader;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What players, organisers and printers get of a tournament: lists, downloads, printed pages, hints. */
class TournamentPagesIT {
    private static final PlayerId OLGA = TestTournament.OLGA;
    private static final PlayerId ANN = TestTournament.ANN;

    private final TournamentId id =
            new TournamentId("cup-" + UUID.randomUUID().toString().substring(0, 8));
    private final TableId table = new TableId(id + "-r1-t1");
    private final String path = "/api/v1/tournaments/" + id;

    @Test
    void playersFindTheirTournamentsAndPlaces() {
        var events = events();
        send(events);
        JsonNode _ = WEB.json(path + "?atLeast=" + (events.size() - 1), null);
        JsonNode mine = WEB.json("/api/v1/players/" + ANN.code() + "/tournaments?limit=50", null)
                .get("tournaments")
                .valueStream()
                .filter(each -> each.get("id").asString().equals(id.code()))
                .findFirst()
                .orElseThrow();
        assertThat(mine.get("name").asString()).isEqualTo("Spring Cup");
        assertThat(mine.get("status").asString()).isEqualTo("FINISHED");
        assertThat(mine.get("rank").asInt()).isEqualTo(2);
        assertThat(mine.get("players").asInt()).isEqualTo(2);
        assertThat(WEB.json("/api/v1/players/nobody/tournaments", null).get("tournaments"))
                .isEmpty();
        assertThat(WEB.get("/api/v1/players/ann/tournaments?limit=51", null).statusCode())
                .isEqualTo(400);
        assertThat(everyPage("/api/v1/players/ann/tournaments?limit=1"))
                .doesNotHaveDuplicates()
                .contains(id.code());
        assertThat(everyPage("/api/v1/tournaments?limit=1&status=FINISHED,PAUSED&name=spring%20c&from=2026-03-01"
                        + "&to=2026-03-01"))
                .doesNotHaveDuplicates()
                .contains(id.code());
        for (String other :
                List.of("status=RUNNING", "name=spring%25", "from=2026-03-02", "to=2026-02-28", "league=x")) {
            assertThat(everyPage("/api/v1/tournaments?limit=100&" + other))
                    .as(other)
                    .doesNotContain(id.code());
        }
        assertThat(WEB.get("/api/v1/tournaments?cursor=x", null).statusCode()).isEqualTo(400);
    }

    private static List<String> everyPage(String list) {
        var ids = new ArrayList<String>();
        String next = "";
        do {
            JsonNode page = WEB.json(list + next, null);
            page.get("tournaments").forEach(each -> ids.add(each.get("id").asString()));
            next = page.get("next").isNull()
                    ? ""
                    : "&cursor=" + page.get("next").asString();
        } while (!next.isEmpty());
        return ids;
    }

    @Test
    void aTournamentCanBeDownloaded() {
        var events = events();
        send(events);
        var _ = WEB.json(path + "?atLeast=" + (events.size() - 1), null);
        var report = TrfReader.read(WEB.get(path + "/export.trf", null).body());
        assertThat(report.tournament().players()).hasSize(2);
        assertThat(report.tournament().roundsDone()).isEqualTo(1);
        var newer = WEB.get(path + "/export.trf?dialect=2026", null).body();
        assertThat(newer).contains("\n142 ").doesNotContain("\nXXR ");
        // Bob won, and stands first.
        assertThat(newer.lines()
                        .filter(line -> line.startsWith("001"))
                        .map(line -> line.substring(85, 89).strip()))
                .containsExactly("2", "1");
        assertThat(WEB.get(path + "/export.trf?dialect=x", null).statusCode()).isEqualTo(400);
        assertThat(WEB.get(path + "/export.csv", null).body())
                .startsWith("rank,number,player,name,points,BH/C1,BH,SB,DE\r\n1,2,bob,bob,1,");
        assertThat(WEB.get(path + "/print/pairings?round=1", null).body()).contains("<td>ann – bob</td>");
        assertThat(WEB.get(path + "/print/standings?language=de", null).body()).contains("lang=\"de\"", "Endstand");
    }

    @Test
    void whatIsPrintedWhileGamesArePlayedSaysSo() {
        var events = new ArrayList<>(events().subList(0, 6));
        events.add(new TournamentEvent.StandingsPublished(id, 1, 1, false, List.of(), List.of()));
        send(events);
        var _ = WEB.json(path + "?atLeast=" + (events.size() - 1), null);
        assertThat(WEB.get(path + "/print/standings?language=de", null).body())
                .contains("<p>Zwischenstand in Runde 1: ein Tisch spielt noch</p>");
        JsonNode basis = WEB.json(path + "/standings", null).get("basis");
        assertThat(basis.get("key").asString()).isEqualTo("standings.during");
        assertThat(basis.get("params").get("count").asInt()).isEqualTo(1);
    }

    @Test
    void printedPagesEscapeNamesAndCallBotsByTheirLevel() {
        var eve = new PlayerId("eve-" + id);
        var bot = new PlayerId("bot-greedy-5");
        var record = new PlayerRecord(eve, System.nanoTime(), "<b>Eve</b> & \"Co\"", false, false);
        TOPIC.send(Topics.PLAYERS, eve.code(), Json.mapper().writeValueAsBytes(record));
        var events = TestTournament.between(id, table, "<script>alert('cup')</script>", eve, bot);
        send(events);
        var _ = WEB.json(path + "?atLeast=" + (events.size() - 1), null);
        await().until(() -> WEB.get("/api/v1/players/" + eve, null).statusCode() == 200);
        String escaped = "&lt;b&gt;Eve&lt;/b&gt; &amp; &quot;Co&quot;";
        assertThat(WEB.get(path + "/print/pairings", null).body())
                .contains("<td>" + escaped + " – Bot 5 (medium)</td>", "<h1>&lt;script&gt;alert(")
                .doesNotContain("<script>", "<b>");
        assertThat(WEB.get(path + "/print/standings?language=fr", null).body())
                .contains("<td>" + escaped + "</td>", "<td>Robot 5 (moyen)</td>", "<td class=\"n\">0,5</td>")
                .doesNotContain("<script>", "<b>");
        assertThat(WEB.get("/api/v1/tournaments/print.css", null).body()).contains("@page");
    }

    @Test
    void hintsAreForOrganisersAlone() {
        var events = events();
        send(events);
        var _ = WEB.json(path + "?atLeast=" + (events.size() - 1), null);
        assertThat(WEB.get(path + "/hints", null).statusCode()).isEqualTo(401);
        assertThat(WEB.get(path + "/hints", "player-ann").statusCode()).isEqualTo(403);
        assertThat(WEB.json(path + "/hints", OLGA.code()).get("facts").isArray())
                .isTrue();
    }

    @Test
    void absurdQuestionsGetAnAnswer() {
        for (String what : List.of("/rounds/7", "/rounds/x", "/export.trf", "/standings", "/print/pairings?round=x")) {
            assertThat(WEB.get("/api/v1/tournaments/nobody" + what, null).statusCode())
                    .as(what)
                    .isBetween(400, 499);
        }
    }

    private List<TournamentEvent> events() {
        return TestTournament.events(id, table);
    }

    private void send(List<TournamentEvent> events) {
        TestTournament.send(TOPIC, id.code(), events);
    }
}
