package dev.perennial.standalone.browser;

import dev.perennial.client.Perennial;
import dev.perennial.contract.json.Json;
import dev.perennial.standalone.Eventually;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Game;
import dev.perennial.standalone.api.Player;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A small league with something on every page of it: a tournament that is over, and one in the middle. */
final class Club {
    static final String ORGANISER = "florence";
    private static final int ROUNDS = 2;
    private static final List<String> NAMES =
            List.of("agnes", "bruno", "clara", "david", "elena", "felix", "greta", "henri");

    private final Api api;
    private final Perennial organiser;
    private final Map<String, Player> players = new LinkedHashMap<>();
    private final String league;
    private final String over;
    private final String running;
    private String replayed = "";

    Club(String address) {
        api = new Api(address);
        organiser = Perennial.at(address).signUp(ORGANISER, Window.PASSWORD, "Florence");
        NAMES.stream().map(api::signIn).forEach(each -> players.put(each.id(), each));
        league = organiser.leagues().found("Garden League");
        long _ = organiser.leagues().openSeason(league, "Spring");
        for (Player player : players.values()) {
            JsonNode _ = api.post("/api/v1/leagues/" + league + "/members", player.token(), "{}");
        }
        over = tournament("Spring Cup");
        running = tournament("Summer Cup");
        round(over, 1);
        round(over, 2);
        round(running, 1);
        await(
                "/api/v1/leagues/" + league,
                found -> !found.at("/seasons/0/tournaments").isEmpty());
    }

    private String tournament(String name) {
        ObjectNode rules = Json.mapper().createObjectNode().put("league", league);
        rules.putObject("timing").put("byHand", true);
        String id = organiser.tournaments().create(name, "arboretum", 2, ROUNDS, rules);
        for (Player player : players.values()) {
            JsonNode _ = api.post("/api/v1/tournaments/" + id + "/players", player.token(), "{\"clientSeed\":\"\"}");
        }
        long _ = organiser.tournaments().start(id);
        return id;
    }

    private void round(String tournament, int round) {
        long _ = organiser.tournaments().pair(tournament, round);
        String path = "/api/v1/tournaments/" + tournament + "/rounds";
        String tables = "/rounds/" + (round - 1) + "/tables";
        for (JsonNode table : await(path, found -> !found.at(tables).isEmpty()).at(tables)) {
            String id = table.get("table").asString();
            replayed = replayed.isEmpty() ? id : replayed;
            List<Player> sitting = table.get("players")
                    .valueStream()
                    .map(player -> players.get(player.asString()))
                    .toList();
            JsonNode _ = Eventually.get( // who only watches would see it half a minute later
                    () -> sitting.getFirst().look(id, 0),
                    found -> !found.get("awaited").isEmpty());
            int _ = Game.paired(id, sitting, round).finish();
        }
        await(
                path,
                found -> found.at(tables)
                        .valueStream()
                        .allMatch(table -> table.path("places").isArray()));
    }

    private JsonNode await(String path, Predicate<JsonNode> enough) {
        return Eventually.get(() -> api.get(path, null), enough);
    }

    /** For the notice board. */
    List<Screen> printed() {
        String print = "/api/v1/tournaments/" + over + "/print/";
        return List.of(
                new Screen("print-pairings", print + "pairings?language=de"),
                new Screen("print-standings", print + "standings?language=fr"));
    }

    /** Everything there is to look at, with something on it. */
    List<Screen> screens() {
        String desk = "/tournaments/" + running + "/desk";
        return List.of(
                new Screen("tournaments-filled", "/tournaments"),
                new Screen("tournament-overview", "/tournaments/" + over + "#overview"),
                new Screen("tournament-pairings", "/tournaments/" + over + "#pairings"),
                new Screen("tournament-standings", "/tournaments/" + over + "#standings"),
                new Screen("tournament-cross", "/tournaments/" + over + "#cross"),
                new Screen("tournament-forecast", "/tournaments/" + running + "#forecast"),
                new Screen("tournament-running", "/tournaments/" + running),
                new Screen("hall", "/tournaments/" + running + "/hall"),
                new Screen("tournament-new", "/tournaments/new"),
                new Screen("desk", desk),
                new Screen("desk-round", desk + "#round"),
                new Screen("desk-results", desk + "#results"),
                new Screen("desk-hints", desk + "#hints"),
                new Screen("desk-rules", desk + "#rules"),
                new Screen("desk-log", desk + "#log"),
                new Screen("leagues-filled", "/leagues"),
                new Screen("league", "/leagues/" + league),
                new Screen("ladder-filled", "/ladders/arboretum"),
                new Screen("player", "/players/" + players.keySet().iterator().next()),
                new Screen("player-bot", "/players/bot-greedy-1"),
                new Screen("table-over", "/tables/" + replayed),
                new Screen("replay", "/tables/" + replayed + "/replay?as=open#e=40"),
                new Screen("learn-arboretum", "/learn/arboretum"),
                new Screen("learn-concert", "/learn/evergreen-concert"),
                new Screen("learn-evolution", "/learn/s-evolution"),
                new Screen("learn-planet", "/learn/evergreen-planet"),
                new Screen("account-own", "/account"),
                new Screen("home-filled", "/"));
    }
}
