package dev.perennial.games;

import dev.perennial.games.arboretum.Arboretum;
import dev.perennial.games.concert.EvergreenConcert;
import dev.perennial.games.planet.EvergreenPlanet;
import dev.perennial.games.sevolution.SEvolution;
import java.util.List;
import java.util.Optional;

/** The registry: adding a game is one line here. */
public final class Games {
    private static final List<Game<?, ?, ?, ?>> ALL =
            List.of(new EvergreenConcert(), new Arboretum(), new SEvolution(), new EvergreenPlanet());

    private Games() {}

    public static List<Game<?, ?, ?, ?>> all() {
        return ALL;
    }

    /**
     * The game by its id, with its types forgotten. States, moves and events of one table always belong to the same
     * game, so the only unchecked cast of the system is here.
     */
    @SuppressWarnings("unchecked")
    public static Optional<Game<GameState, GameMove, GameEvent, GameOptions>> byId(String id) {
        for (var game : ALL) {
            if (game.id().equals(id)) {
                return Optional.of((Game<GameState, GameMove, GameEvent, GameOptions>) game);
            }
        }
        return Optional.empty();
    }
}
