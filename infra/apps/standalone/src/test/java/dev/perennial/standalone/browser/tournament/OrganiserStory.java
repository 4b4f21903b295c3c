package dev.perennial.standalone.browser.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.perennial.standalone.Eventually;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Player;
import dev.perennial.standalone.browser.Chromium;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.Window;
import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/** An organiser runs a tournament of eight players at the desk, from the first click to the final standings. */
final class OrganiserStory {
    private static final int PLAYERS = 8;

    private final Chromium chromium;
    private final Api api;
    private final Map<String, Player> players = new HashMap<>();

    OrganiserStory(Chromium chromium, String address) {
        this.chromium = chromium;
        this.api = new Api(address);
    }

    void tell(Look look) {
        IntStream.range(0, PLAYERS)
                .mapToObj(i -> api.signIn("guest" + i))
                .forEach(each -> players.put(each.id(), each));
        try (Window window = chromium.open(api.address(), look)) {
            String id = create(window);
            register(window, id);
            window.page().locator("[data-key=do-start]").click();
            for (int round = 1; round <= 2; round++) {
                pair(window, round, PLAYERS / 2);
                play(id, round);
            }
            correct(window, id);
            playOn(window);
            window.page().locator("[data-key=do-finish]").click();
            window.page().locator("dialog button[value=yes]").click();
            window.page().waitForSelector(".chip.FINISHED");
            standingsAndExportAgree(window, id);
        }
    }

    private String create(Window window) {
        Page page = window.page();
        window.signUp("desk-" + window.look().name());
        window.goTo("/tournaments/new");
        page.locator("[data-key=preset-playoff]").click(); // pairs by hand
        page.locator("input[name=name]").fill("Larch Cup");
        page.locator("select[name=game]").selectOption("arboretum");
        page.locator("input[name=rounds]").fill("2");
        page.locator("details.more summary").click();
        page.locator("input[name=topCut]").fill("2");
        window.picture("new-tournament");
        window.isSound("new-tournament");
        page.locator("form button.primary").click();
        page.waitForURL("**/desk");
        return URI.create(page.url()).getPath().split("/", 4)[2];
    }

    /** Nobody is entered by the organiser: they invite, and the player accepts with all the others who register. */
    private void invite(Window window) {
        Page page = window.page();
        page.locator("form:has([data-key=invite]) input[name=name]")
                .fill(players.keySet().iterator().next());
        page.locator("[data-key=invite]").click();
        page.waitForSelector("[data-key=invitations] tbody tr");
        assertThat(page.locator("[data-key=invitations] .chip").textContent()).isEqualTo("no answer yet");
        window.picture("desk-invitations");
        window.isSound("desk-invitations");
    }

    private void register(Window window, String id) {
        invite(window);
        players.values()
                .forEach(each -> api.post(
                        "/api/v1/tournaments/" + id + "/players",
                        each.token(),
                        "{\"clientSeed\":\"from-" + each.id() + "\"}"));
        window.page()
                .waitForCondition(() -> window.page()
                                .locator("table:not([data-key=invitations]) > tbody > tr")
                                .count()
                        == PLAYERS);
        window.page().waitForSelector("[data-key=invitations] .chip:text-is('accepted')");
        window.picture("desk-players");
        window.isSound("desk-players");
    }

    private static void pair(Window window, int round, int tables) {
        Page page = window.page();
        page.waitForSelector(".chip.RUNNING");
        page.locator("[data-key=tab-round]").click();
        page.locator("[data-key=preview]").click();
        page.waitForSelector("[data-key=publish]");
        assertThat(page.locator("tbody tr").count()).isEqualTo(tables);
        if (round == 1) {
            window.picture("desk-preview");
            window.isSound("desk-preview");
        }
        page.waitForCondition(() -> page.locator("[data-key=reason]").count() == 0); // all games are over
        page.locator("[data-key=publish]").click();
        page.waitForCondition(() -> page.locator("[data-key=publish]").count() == 0);
    }

    /** At every table the second player resigns, as soon as there is a game to resign. */
    private void play(String id, int round) {
        for (JsonNode table : tables(id, round, found -> !found.isEmpty())) {
            Player second = players.get(table.get("players").get(1).asString());
            String path = "/api/v1/tables/" + table.get("table").asString() + "/resign";
            JsonNode _ = Eventually.get(() -> api.post(path, second.token(), "{}"), _ -> true);
        }
        JsonNode _ = tables(
                id,
                round,
                found -> found.valueStream()
                        .allMatch(table -> table.path("places").isArray()));
    }

    private JsonNode tables(String id, int round, Predicate<JsonNode> enough) {
        String path = "/rounds/" + (round - 1) + "/tables";
        return Eventually.get(
                () -> api.get("/api/v1/tournaments/" + id + "/rounds", null).at(path), enough);
    }

    private void correct(Window window, String id) {
        Page page = window.page();
        page.locator("[data-key=tab-results]").click();
        page.locator("section:first-of-type details.more summary").first().click();
        var form = page.locator("section:first-of-type details[open] form").first();
        form.locator("input[name=place-0]").fill("2");
        form.locator("input[name=place-1]").fill("1");
        form.locator("[data-key=reason]").selectOption("WRONG_RESULT");
        form.locator("button.primary").click();
        JsonNode _ = tables(id, 2, found -> found.at("/0/places/1").asInt(0) == 1);
        window.picture("desk-results");
        window.isSound("desk-results");
    }

    /** The best two wait until the organiser has looked at their table and published it. */
    private static void playOn(Window window) {
        Page page = window.page();
        page.locator("[data-key=tab-round]").click();
        page.waitForSelector("[data-key=playoff-comes]");
        pair(window, 3, 1);
        page.locator("[data-key=tab-results]").click();
        page.waitForSelector("h2:text('playoff')");
        assertThat(page.locator("section:first-of-type tbody tr").count()).isEqualTo(1);
    }

    private void standingsAndExportAgree(Window window, String id) {
        Page page = window.page();
        window.goTo("/tournaments/" + id + "#standings");
        page.waitForSelector("a[href$='export.csv']");
        String first = page.locator("table.data tbody tr:first-child th").innerText();
        String points =
                page.locator("table.data tbody tr:first-child strong").first().innerText();
        window.picture("standings");
        window.isSound("standings");
        String csv = (String)
                page.evaluate("fetch('/api/v1/tournaments/" + id + "/export.csv').then((answer) => answer.text())");
        String report = (String) page.evaluate(
                "fetch(document.querySelector('a[href$=\"dialect=2026\"]').href).then((answer) => answer.text())");
        assertThat(report).contains("\n142 2\n");
        assertThat(csv.lines().skip(1).findFirst().orElseThrow()).contains(first, points);
        JsonNode rows =
                api.get("/api/v1/tournaments/" + id + "/standings", null).get("rows");
        assertThat(rows.get(0).get("points").asDouble()).isEqualTo(Double.parseDouble(points));
        JsonNode corrected = tables(id, 2, _ -> true).get(0);
        assertThat(pointsOf(rows, corrected.get("players").get(0).asString())).isEqualTo(1);
        assertThat(pointsOf(rows, corrected.get("players").get(1).asString())).isEqualTo(2);
    }

    private static double pointsOf(JsonNode rows, String player) {
        for (JsonNode row : rows) {
            if (row.get("player").asString().equals(player)) {
                return row.get("points").asDouble();
            }
        }
        throw new AssertionError(player + " is missing");
    }
}
