package dev.perennial.standalone.browser.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.games.Bots;
import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import dev.perennial.games.Setup;
import dev.perennial.games.Viewer;
import dev.perennial.games.arboretum.PathSearch;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.sevolution.model.SEvolutionEvent.PointsScored;
import dev.perennial.standalone.browser.BarePage;
import dev.perennial.standalone.browser.Look;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What a board forecasts for a plan is what the rules on the server make of it, in whole games. */
class ForecastTest {
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.MOVING);

    @ParameterizedTest
    @CsvSource({"arboretum, 2", "evergreen-concert, 3", "s-evolution, 3", "evergreen-planet, 2"})
    void theBoardForecastsWhatTheServerDecides(String game, int seats) {
        var steps = played(game, seats, "greedy");
        Object answer = PAGE.call("forecasts.js", "compare", game, steps.toString());
        JsonNode compared = Json.mapper().readTree((String) answer);
        assertThat(compared.get("wrong")).as("forecasts that differ").isEmpty();
        assertThat(compared.get("count").asInt()).isGreaterThan(10);
    }

    /** Each move with the views of its player before and after it. */
    private static JsonNode played(String gameId, int seats, String level) {
        var game = Games.byId(gameId).orElseThrow();
        var chance = Chance.of(GameSeed.ofHex("ab".repeat(32)));
        var bot = Bots.byName(gameId, level).orElseThrow();
        Instant now = START;
        var setup = new Setup<>(seats, FirstSeat.RANDOM, game.defaultOptions());
        GameState state = game.fold(null, accepted(game.start(setup, new DecisionContext(now, chance))));
        var steps = new ArrayList<ObjectNode>();
        while (!game.awaited(state).isEmpty()) {
            GameState before = state;
            int seat = new TreeSet<>(game.awaited(state)).first();
            var viewer = new Viewer.Seat(seat);
            GameMove move = bot.choose(game.view(state, viewer), seat, () -> game.legalMoves(before, seat), chance);
            now = now.plusSeconds(1);
            var events = accepted(game.decide(state, seat, move, new DecisionContext(now, chance)));
            state = game.fold(state, events);
            steps.add(step(game, seat, move, before, events, state));
        }
        return Json.mapper().valueToTree(steps);
    }

    private static ObjectNode step(
            Game<GameState, GameMove, GameEvent, GameOptions> game,
            int seat,
            GameMove move,
            GameState before,
            List<GameEvent> events,
            GameState after) {
        ObjectNode step = Json.mapper().createObjectNode().put("seat", seat);
        step.set("move", GameJson.write(move));
        step.set("before", Json.mapper().valueToTree(game.view(before, new Viewer.Seat(seat))));
        step.set("after", Json.mapper().valueToTree(game.view(after, new Viewer.Seat(seat))));
        if (after instanceof ArboretumState arboretum) {
            var search = new PathSearch(arboretum.players().get(seat).trees());
            step.put(
                    "points",
                    Arrays.stream(Species.values()).mapToInt(search::points).sum());
        }
        for (GameEvent event : events) {
            if (event instanceof PointsScored scored && scored.seat() == seat) {
                step.put("points", scored.needPoints() + scored.prestigePoints());
            }
        }
        return step;
    }

    private static <E> List<E> accepted(Decision<E> decision) {
        return ((Decision.Accepted<E>) decision).events();
    }
}
