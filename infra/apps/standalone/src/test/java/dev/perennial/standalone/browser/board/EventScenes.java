package dev.perennial.standalone.browser.board;

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
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** Events of whole games, a few of each type, with the view right after each of them. */
final class EventScenes {
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private static final int OF_EACH_TYPE = 4;
    private static final int MOST_GAMES = 60;
    private static final int BATCH = 40;

    private final Game<GameState, GameMove, GameEvent, GameOptions> game;
    private final Map<String, Integer> met = new HashMap<>();
    private final List<ObjectNode> scenes = new ArrayList<>();

    /** Plays games with these numbers of seats in turn, until every type of event was met. */
    EventScenes(String gameId, List<Integer> seats) {
        game = Games.byId(gameId).orElseThrow();
        int types = game.eventType().getPermittedSubclasses().length;
        for (int i = 0; i < MOST_GAMES && (i < 2 * seats.size() || met.size() < types); i++) {
            play(seats.get(i % seats.size()), i);
        }
    }

    Set<String> types() {
        return new TreeSet<>(met.keySet());
    }

    /** As JSON, so many at once that a page draws them in time. */
    List<String> batches() {
        var batches = new ArrayList<String>();
        for (int from = 0; from < scenes.size(); from += BATCH) {
            batches.add(Json.mapper().writeValueAsString(scenes.subList(from, Math.min(scenes.size(), from + BATCH))));
        }
        return batches;
    }

    private void play(int seats, int number) {
        var chance = Chance.of(GameSeed.ofHex("%064x".formatted(number + 1)));
        var level = number % 2 == 0 ? "greedy" : "random";
        var bot = Bots.byName(game.id(), level).orElseThrow();
        var options =
                game.withOwnClock(game.defaultOptions(), OptionalInt.of(60)).orElse(game.defaultOptions());
        Instant now = START;
        GameState state = null;
        for (GameEvent event :
                accepted(game.start(new Setup<>(seats, FirstSeat.RANDOM, options), new DecisionContext(now, chance)))) {
            state = after(state, event, null);
        }
        for (int move = 1; !game.awaited(state).isEmpty(); move++) {
            GameState before = state;
            int seat = new TreeSet<>(game.awaited(state)).first();
            now = now.plusSeconds(1);
            // now and then a player is too slow
            var decision = move % 13 == 0
                    ? game.timeUp(state, seat, new DecisionContext(late(state, now), chance))
                    : game.decide(
                            state,
                            seat,
                            bot.choose(
                                    game.view(state, new Viewer.Seat(seat)),
                                    seat,
                                    () -> game.legalMoves(before, seat),
                                    chance),
                            new DecisionContext(now, chance));
            for (GameEvent event : accepted(decision)) {
                state = after(state, event, seat);
            }
            now = move % 13 == 0 ? late(before, now) : now;
        }
    }

    private Instant late(GameState state, Instant now) {
        return game.deadline(state).filter(end -> end.isAfter(now)).orElse(now);
    }

    private GameState after(@Nullable GameState state, GameEvent event, @Nullable Integer actor) {
        GameState after = game.evolve(state, event);
        if (met.merge(event.getClass().getSimpleName(), 1, Integer::sum) <= OF_EACH_TYPE) {
            scenes.add(scene(event, after, null));
            if (actor != null) {
                scenes.add(scene(event, after, actor));
            }
        }
        return after;
    }

    private ObjectNode scene(GameEvent event, GameState after, @Nullable Integer seat) {
        Viewer viewer = seat == null ? new Viewer.Spectator() : new Viewer.Seat(seat);
        ObjectNode scene = Json.mapper().createObjectNode();
        scene.set("event", Json.mapper().valueToTree(game.redact(event, viewer)));
        scene.set("view", Json.mapper().valueToTree(game.view(after, viewer)));
        scene.set("awaited", Json.mapper().valueToTree(game.awaited(after)));
        scene.set("seat", Json.mapper().valueToTree(seat));
        return scene;
    }

    private static <E> List<E> accepted(Decision<E> decision) {
        return ((Decision.Accepted<E>) decision).events();
    }
}
