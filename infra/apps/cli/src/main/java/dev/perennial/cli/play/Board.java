package dev.perennial.cli.play;

import dev.perennial.client.Views;
import dev.perennial.games.GameView;
import dev.perennial.games.arboretum.model.ArboretumView;
import dev.perennial.games.concert.model.ConcertView;
import dev.perennial.games.planet.model.PlanetView;
import dev.perennial.games.sevolution.model.SEvolutionView;
import java.util.List;
import java.util.function.IntFunction;
import tools.jackson.databind.JsonNode;

/** A position as lines of text. */
final class Board {
    private Board() {}

    /**
     * Draws what the server shows.
     *
     * @param names what each seat is called
     */
    static List<String> draw(String game, JsonNode view, IntFunction<String> names) {
        GameView read = Views.read(game, view);
        return switch (read) {
            case ArboretumView arboretum -> ArboretumBoard.lines(arboretum, names);
            case ConcertView concert -> ConcertBoard.lines(concert, names);
            case SEvolutionView evolution -> SEvolutionBoard.lines(evolution, names);
            case PlanetView planet -> PlanetBoard.lines(planet, names);
            default -> view.toPrettyString().lines().toList();
        };
    }
}
