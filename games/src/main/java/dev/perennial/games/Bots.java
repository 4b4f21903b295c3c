package dev.perennial.games;

import dev.perennial.games.arboretum.GreedyGardener;
import dev.perennial.games.bots.Bot;
import dev.perennial.games.bots.RandomBot;
import dev.perennial.games.concert.GreedyPromoter;
import dev.perennial.games.planet.GreedyForester;
import dev.perennial.games.sevolution.GreedyChieftain;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who plays what: adding a bot is one line here. The random bot plays every game. */
public final class Bots {
    private static final Map<String, List<Bot<?>>> BY_GAME = Map.of(
            "evergreen-concert", List.of(new GreedyPromoter()),
            "arboretum", List.of(new GreedyGardener()),
            "s-evolution", List.of(new GreedyChieftain()),
            "evergreen-planet", List.of(new GreedyForester()));

    private Bots() {}

    /** The names of the bots for this game, the weakest first. */
    public static List<String> names(String gameId) {
        return playing(gameId).stream().map(Bot::name).toList();
    }

    public static Optional<Bot<GameMove>> byName(String gameId, String name) {
        return playing(gameId).stream().filter(bot -> bot.name().equals(name)).findFirst();
    }

    /** A bot only ever gets moves of its own game, as with {@link Games#byId}. */
    @SuppressWarnings("unchecked")
    private static List<Bot<GameMove>> playing(String gameId) {
        var bots = new ArrayList<Bot<GameMove>>();
        bots.add(new RandomBot<>());
        BY_GAME.getOrDefault(gameId, List.of()).forEach(bot -> bots.add((Bot<GameMove>) bot));
        return bots;
    }
}
