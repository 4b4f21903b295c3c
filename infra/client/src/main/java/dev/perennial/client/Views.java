package dev.perennial.client;

import dev.perennial.contract.json.Json;
import dev.perennial.games.GameView;
import dev.perennial.games.arboretum.ArboretumView;
import dev.perennial.games.concert.ConcertView;
import dev.perennial.games.planet.PlanetView;
import dev.perennial.games.sevolution.SEvolutionView;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** The member {@code view} of a table as the game's own record, for programs that want to think about it. */
public final class Views {
    private static final Map<String, Class<? extends GameView>> TYPES = Map.of(
            "arboretum", ArboretumView.class,
            "evergreen-concert", ConcertView.class,
            "s-evolution", SEvolutionView.class,
            "evergreen-planet", PlanetView.class);

    private Views() {}

    public static GameView read(String game, JsonNode view) {
        Class<? extends GameView> type = TYPES.get(game);
        if (type == null) {
            throw new IllegalArgumentException("unknown game " + game);
        }
        return Json.mapper().treeToValue(view, type);
    }
}
