package dev.perennial.standalone.browser;

import dev.perennial.games.Games;
import dev.perennial.standalone.Eventually;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Game;
import dev.perennial.standalone.api.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** A finished game of every kind, a running one, and a public study with a note. */
final class ClubGames {
    private static final int MOMENT = 14;
    private static final int MOVES = 6;
    private static final String OPENING = "{\"sequence\":" + MOMENT + ",\"variation\":null,\"moves\":0}";

    private final Api api;
    private final Map<String, String> over = new TreeMap<>();
    private final String running;
    private final String study;

    ClubGames(Api api) {
        this.api = api;
        List<Player> players = List.of(api.signIn("nora"), api.signIn("otto"));
        Games.all().forEach(game -> {
            Game played = Game.start(game.id(), players, MOVES);
            int _ = played.finish();
            over.put(game.id(), played.table());
        });
        Game open = Game.start("evergreen-concert", players, MOVES);
        for (int i = 0; i < MOVES; i++) {
            boolean _ = open.step();
        }
        running = open.table();
        study = study(players.getFirst().token());
    }

    private String study(String author) {
        String path = "/api/v1/studies";
        String id =
                api.post(path, author, "{\"title\":\"Evenings\"}").get("study").asString();
        String chapters = path + "/" + id + "/chapters";
        String chapter = "{\"title\":\"The deal\",\"table\":\"%s\",\"perspective\":\"open\",\"opening\":%s}";
        JsonNode _ = api.post(chapters, author, chapter.formatted(over.get("arboretum"), OPENING));
        String note = "{\"place\":%s,\"perspective\":\"open\",\"text\":\"Two oaks.\",\"marks\":[]}";
        JsonNode _ = api.post(chapters + "/1/notes", author, note.formatted(OPENING));
        JsonNode _ = api.put(path + "/" + id + "/visibility", author, "{\"visibility\":\"PUBLIC\"}");
        JsonNode _ = Eventually.get(() -> api.get(path + "/" + id, null));
        return id;
    }

    List<Screen> screens() {
        var screens = new ArrayList<>(List.of(
                new Screen("studies-filled", "/studies"),
                new Screen("study", "/studies/" + study + "?as=open"),
                new Screen("games-filled", "/games?game=arboretum"),
                new Screen("table-watched", "/tables/" + running),
                new Screen("explore", "/tables/" + over.get("arboretum") + "/explore?at=" + MOMENT),
                new Screen("clip", "/c/" + over.get("arboretum") + "/10-40"),
                new Screen("home-with-live-games", "/")));
        over.forEach((game, table) -> {
            screens.add(new Screen("end-" + game, "/tables/" + table));
            screens.add(new Screen("replay-" + game, "/tables/" + table + "/replay?as=open#e=40"));
        });
        return screens;
    }

    /** Pages of their own, outside the app. */
    List<Screen> others() {
        return List.of(
                new Screen("embed", "/embed/tables/" + over.get("s-evolution") + "?from=1&to=60"),
                new Screen("embed-live", "/embed/tables/" + running),
                new Screen("overlay", "/overlay/tables/" + running),
                new Screen("docs", "/docs/"),
                new Screen("docs-page", "/docs/how-to/play.html"),
                new Screen("api-docs", "/api/docs"));
    }
}
