package dev.perennial.games;

import dev.perennial.games.analysis.Analyst;
import dev.perennial.games.arboretum.Arboretum;
import dev.perennial.games.arboretum.bot.ArboretumFacts;
import dev.perennial.games.arboretum.bot.ArboretumHeuristics;
import dev.perennial.games.arboretum.bot.GreedyGardener;
import dev.perennial.games.bots.Adviser;
import dev.perennial.games.bots.Bot;
import dev.perennial.games.bots.ExpertBot;
import dev.perennial.games.bots.RandomBot;
import dev.perennial.games.bots.SearchHeuristics;
import dev.perennial.games.concert.EvergreenConcert;
import dev.perennial.games.concert.bot.ConcertFacts;
import dev.perennial.games.concert.bot.ConcertHeuristics;
import dev.perennial.games.concert.bot.GreedyPromoter;
import dev.perennial.games.planet.EvergreenPlanet;
import dev.perennial.games.planet.bot.GreedyForester;
import dev.perennial.games.planet.bot.PlanetFacts;
import dev.perennial.games.planet.bot.PlanetHeuristics;
import dev.perennial.games.sevolution.SEvolution;
import dev.perennial.games.sevolution.bot.GreedyChieftain;
import dev.perennial.games.sevolution.bot.SEvolutionFacts;
import dev.perennial.games.sevolution.bot.SEvolutionHeuristics;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The registry of bots: adding one is one line here. The random bot plays every game. The number behind an expert is
 * its budget of imagined games for one move, ten to thirty milliseconds of an ordinary processor.
 */
public final class Bots {
    private static final Map<String, SearchHeuristics<?, ?>> HEURISTICS = Map.of(
            "evergreen-concert", new ConcertHeuristics(),
            "arboretum", new ArboretumHeuristics(),
            "s-evolution", new SEvolutionHeuristics(),
            "evergreen-planet", new PlanetHeuristics());

    private static final Map<String, List<Bot<?>>> BY_GAME = Map.of(
            "evergreen-concert",
                    List.of(new GreedyPromoter(), new ExpertBot<>(new EvergreenConcert(), new ConcertHeuristics(), 60)),
            "arboretum", List.of(new GreedyGardener(), new ExpertBot<>(new Arboretum(), new ArboretumHeuristics(), 40)),
            "s-evolution",
                    List.of(new GreedyChieftain(), new ExpertBot<>(new SEvolution(), new SEvolutionHeuristics(), 60)),
            "evergreen-planet",
                    List.of(new GreedyForester(), new ExpertBot<>(new EvergreenPlanet(), new PlanetHeuristics(), 60)));

    private static final Map<String, Adviser<?, ?, ?>> ADVISERS = Map.of(
            "evergreen-concert", new Adviser<>(new EvergreenConcert(), new ConcertHeuristics(), new ConcertFacts(), 60),
            "arboretum", new Adviser<>(new Arboretum(), new ArboretumHeuristics(), new ArboretumFacts(), 40),
            "s-evolution", new Adviser<>(new SEvolution(), new SEvolutionHeuristics(), new SEvolutionFacts(), 60),
            "evergreen-planet", new Adviser<>(new EvergreenPlanet(), new PlanetHeuristics(), new PlanetFacts(), 60));

    private static final String USUAL = "greedy";

    private Bots() {}

    /** The names of the bots for this game, the weakest first. */
    public static List<String> names(String gameId) {
        return playing(gameId).stream().map(Bot::name).toList();
    }

    /** The default bot: the greedy one, or the strongest of a game without one. */
    public static String usual(String gameId) {
        var names = names(gameId);
        return names.contains(USUAL) ? USUAL : names.getLast();
    }

    public static Optional<Bot<GameMove>> byName(String gameId, String name) {
        return playing(gameId).stream().filter(bot -> bot.name().equals(name)).findFirst();
    }

    /** The adviser that thinks as the game's expert does, with the same budget. */
    @SuppressWarnings("unchecked")
    public static Optional<Adviser<?, GameMove, ?>> adviser(String gameId) {
        return Optional.ofNullable((Adviser<?, GameMove, ?>) ADVISERS.get(gameId));
    }

    /** The analyst that tries moves as the game's expert does. */
    @SuppressWarnings("unchecked")
    public static Optional<Analyst> analyst(String gameId) {
        return Optional.ofNullable((SearchHeuristics<GameState, GameMove>) HEURISTICS.get(gameId))
                .map(Analyst::new);
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
