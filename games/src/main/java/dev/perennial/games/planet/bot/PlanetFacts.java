package dev.perennial.games.planet.bot;

import dev.perennial.games.GameView;
import dev.perennial.games.Sentence;
import dev.perennial.games.bots.MoveFacts;
import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Forests;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.PlanetMap;
import dev.perennial.games.planet.board.Sunlight;
import dev.perennial.games.planet.model.PlanetMove;
import dev.perennial.games.planet.model.PlanetMove.PickCard;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.PlanetView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Sun, forest, fertility and buds, as the planet would score now. */
public final class PlanetFacts implements MoveFacts<PlanetMove> {

    @Override
    public List<Sentence> of(GameView before, GameView after, int seat, PlanetMove move) {
        var now = ImaginedState.withoutDeck((PlanetView) before);
        var planet = now.player(seat).planet();
        if (move instanceof PickCard(Card card)) {
            return changes(now, planet, bestTurn(now, seat, card), 0);
        }
        var then = ImaginedState.withoutDeck((PlanetView) after).player(seat);
        int buds = then.scores().buds() - now.player(seat).scores().buds();
        return changes(now, planet, then.planet(), buds);
    }

    /** The planet after the turn that the expert would play with this card. */
    private static Planet bestTurn(PlanetState position, int seat, Card card) {
        var planner = new TurnPlanner(new Evaluation(position.calendar(), position.zone()));
        var turn = new TurnAhead(planner, position.player(seat), card, position.supply());
        var actionFirst = turn.actionFirst();
        var abilityFirst = turn.abilityFirst();
        return actionFirst.worth() >= abilityFirst.worth() ? actionFirst.planet() : abilityFirst.planet();
    }

    private static List<Sentence> changes(PlanetState table, Planet now, Planet then, int buds) {
        var facts = new ArrayList<Sentence>();
        var sun = table.calendar().sun();
        add(facts, "forest", Forests.points(now), Forests.points(then));
        add(facts, "sun", Sunlight.points(now, sun), Sunlight.points(then, sun));
        add(facts, "fertility", harvest(table, now), harvest(table, then));
        if (buds > 0) {
            facts.add(new Sentence("evergreen-planet.hint.buds", Map.of("points", buds)));
        }
        add(facts, "sprouts", Long.bitCount(now.sprouts()), Long.bitCount(then.sprouts()));
        add(facts, "small", Long.bitCount(now.small()), Long.bitCount(then.small()));
        return facts;
    }

    private static void add(List<Sentence> facts, String key, int held, int then) {
        if (held != then) {
            facts.add(new Sentence("evergreen-planet.hint." + key, Map.of("held", held, "then", then)));
        }
    }

    /** The points of the large trees with the fertility of now. */
    private static int harvest(PlanetState table, Planet planet) {
        int points = 0;
        for (Biome biome : Biome.values()) {
            points += table.zone().fertility(biome) * Long.bitCount(planet.large() & PlanetMap.places(biome));
        }
        return points;
    }
}
