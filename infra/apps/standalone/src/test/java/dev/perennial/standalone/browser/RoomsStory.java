package dev.perennial.standalone.browser;

import com.microsoft.playwright.Page;
import dev.perennial.client.Perennial;
import dev.perennial.contract.json.Json;
import dev.perennial.standalone.Eventually;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A visitor opens all pages of a league and of a tournament of bots in it. */
final class RoomsStory {
    private static final String NAME = "rosalind";

    private final Chromium chromium;
    private final String address;
    private final String league;
    private final String tournament;

    RoomsStory(Chromium chromium, String address) {
        this.chromium = chromium;
        this.address = address;
        Perennial organiser = Perennial.at(address).signUp(NAME, Window.PASSWORD, "Rosalind");
        league = organiser.leagues().found("Orchard League");
        long _ = organiser.leagues().openSeason(league, "Autumn");
        var rules = Json.mapper().createObjectNode().put("league", league);
        var tournaments = organiser.tournaments();
        tournament = tournaments.create("Orchard Cup", "arboretum", 2, 1, rules);
        long _ = tournaments.addBots(tournament, "random", 4, "for company");
        long _ = tournaments.start(tournament);
        JsonNode _ = Eventually.get(
                () -> tournaments.overview(tournament),
                found -> found.path("round").asInt(0) == 1);
    }

    void tell(Look look) {
        try (Window window = chromium.open(address, look)) {
            window.signIn(NAME);
            window.goTo("/tournaments/new").isSound("tournament-new");
            walk(window, "/tournaments/" + tournament, List.of("overview", "standings", "cross", "pairings"));
            meetsABot(window);
            walk(
                    window,
                    "/tournaments/" + tournament + "/desk",
                    List.of("players", "round", "results", "hints", "rules", "log"));
            window.goTo("/leagues/" + league).isSound("league");
        }
    }

    private static void walk(Window window, String path, List<String> tabs) {
        Page page = window.goTo(path).page();
        for (String tab : tabs) {
            page.locator("[data-key=tab-" + tab + "]").click();
            page.waitForSelector("[data-key=tab-" + tab + "][aria-pressed=true]");
            window.isSound(path + "#" + tab);
        }
    }

    /** The name of a bot leads to a page about it. */
    private static void meetsABot(Window window) {
        Page page = window.page();
        page.locator(".pairing a").first().click();
        page.waitForSelector(".page-player h2");
        window.isSound("player-bot");
    }
}
