package dev.perennial.games;

import dev.perennial.games.arboretum.Arboretum;
import dev.perennial.games.arboretum.bot.ArboretumFacts;
import dev.perennial.games.arboretum.bot.ArboretumHeuristics;
import dev.perennial.games.bots.Adviser;
import dev.perennial.games.concert.EvergreenConcert;
import dev.perennial.games.concert.bot.ConcertFacts;
import dev.perennial.games.concert.bot.ConcertHeuristics;
import dev.perennial.games.planet.EvergreenPlanet;
import dev.perennial.games.planet.bot.PlanetFacts;
import dev.perennial.games.planet.bot.PlanetHeuristics;
import dev.perennial.games.sevolution.SEvolution;
import dev.perennial.games.sevolution.bot.SEvolutionFacts;
import dev.perennial.games.sevolution.bot.SEvolutionHeuristics;
import java.util.Map;
import java.util.Optional;

/** The advisers of the games that have an expert, each with the budget of that expert in {@link Bots}. */
public final class Advisers {
    private static final Map<String, Adviser<?, ?, ?>> BY_GAME = Map.of(
            "evergreen-concert", new Adviser<>(new EvergreenConcert(), new ConcertHeuristics(), new ConcertFacts(), 60),
            "arboretum", new Adviser<>(new Arboretum(), new ArboretumHeuristics(), new ArboretumFacts(), 40),
            "s-evolution", new Adviser<>(new SEvolution(), new SEvolutionHeuristics(), new SEvolutionFacts(), 60),
            "evergreen-planet", new Adviser<>(new EvergreenPlanet(), new PlanetHeuristics(), new PlanetFacts(), 60));

    private Advisers() {}

    /** An adviser only ever gets moves of its own game, as with {@link Games#byId}. */
    @SuppressWarnings("unchecked")
    public static Optional<Adviser<?, GameMove, ?>> of(String gameId) {
        return Optional.ofNullable((Adviser<?, GameMove, ?>) BY_GAME.get(gameId));
    }
}
