package dev.perennial.standalone.browser.board;

import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.domain.table.TableTerms;
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
import dev.perennial.query.board.TableView;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** Positions out of whole games that bots played, as the server would send them to a player or a spectator. */
final class Positions {
    private static final List<String> NAMES = List.of("Ann", "Bartholomew", "Chiara", "Dieter", "Élodie", "Fritz");
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private static final String SEED = "5eed".repeat(16);
    private static final int MOST_MOVES = 2_000;
    private static final int BANK_SECONDS = 754;
    private static final Map<String, Positions> PLAYED = new ConcurrentHashMap<>();

    private final Game<GameState, GameMove, GameEvent, GameOptions> game;
    private final int seats;
    private final List<GameState> states = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();

    /** A move and what it caused. */
    private record Step(int seat, GameState before, List<GameEvent> events) {}

    /** The game is played once, however many tests look at it. */
    static Positions of(String gameId, int seats) {
        return PLAYED.computeIfAbsent(gameId + " " + seats, _ -> new Positions(gameId, seats));
    }

    private Positions(String gameId, int seats) {
        this.game = Games.byId(gameId).orElseThrow();
        this.seats = seats;
        play();
    }

    private void play() {
        var chance = Chance.of(GameSeed.ofHex(SEED));
        var bot = Bots.byName(game.id(), "greedy").orElseThrow();
        Instant now = START;
        var setup = new Setup<>(seats, FirstSeat.RANDOM, game.defaultOptions());
        GameState state = game.fold(null, accepted(game.start(setup, new DecisionContext(now, chance))));
        while (!game.awaited(state).isEmpty()) {
            states.add(state);
            GameState before = state;
            int seat = new TreeSet<>(game.awaited(state)).first();
            GameMove move = bot.choose(
                    game.view(state, new Viewer.Seat(seat)), seat, () -> game.legalMoves(before, seat), chance);
            now = now.plusSeconds(1);
            var events = accepted(game.decide(state, seat, move, new DecisionContext(now, chance)));
            steps.add(new Step(seat, state, events));
            state = game.fold(state, events);
        }
    }

    private static <E> List<E> accepted(Decision<E> decision) {
        return ((Decision.Accepted<E>) decision).events();
    }

    /**
     * The first position at or after this share of the game in which seat 0 has to act.
     *
     * @param viewer the seat it is seen from; null for a spectator
     */
    String at(double share, @Nullable Integer viewer) {
        int from = (int) (share * states.size());
        GameState state = states.subList(from, states.size()).stream()
                .filter(each -> game.awaited(each).contains(0))
                .findFirst()
                .orElse(states.get(from));
        ObjectNode json = Json.mapper().valueToTree(view(state, from, viewer));
        json.set("names", Json.mapper().valueToTree(names()));
        return json.toString();
    }

    /**
     * The first turn of another player after this share of the game, as seat 0 sees it.
     *
     * @return the table before it, and then the frame of each event
     */
    List<String> turnOfAnother(double share) {
        var turn = new ArrayList<Step>();
        for (Step step : steps.subList((int) (share * steps.size()), steps.size())) {
            if (step.seat() != 0 && (turn.isEmpty() || turn.getLast().seat() == step.seat())) {
                turn.add(step);
            } else if (!turn.isEmpty()) {
                break;
            }
        }
        var told = new ArrayList<String>();
        ObjectNode first = Json.mapper().valueToTree(view(turn.getFirst().before(), 0, 0));
        first.set("names", Json.mapper().valueToTree(names()));
        told.add(first.toString());
        for (Step step : turn) {
            GameState state = step.before();
            for (GameEvent event : step.events()) {
                state = game.evolve(state, event);
                told.add(frame(event, view(state, told.size(), 0)));
            }
        }
        return told;
    }

    private String frame(GameEvent event, TableView after) {
        var seen = game.redact(event, new Viewer.Seat(0));
        ObjectNode frame = Json.mapper().valueToTree(after);
        frame.put("type", game.id() + "." + event.getClass().getSimpleName());
        frame.set("event", Json.mapper().valueToTree(seen));
        frame.set("sentence", Json.mapper().valueToTree(game.describe(seen)));
        return frame.toString();
    }

    private TableView view(GameState state, int sequence, @Nullable Integer viewer) {
        var sitters = IntStream.range(0, seats).boxed().toList();
        return new TableView(
                table(sitters),
                sequence,
                START,
                viewer,
                viewer == null ? null : 1,
                game.awaited(state),
                sitters.stream()
                        .map(seat -> clock(seat, game.awaited(state).contains(seat)))
                        .toList(),
                game.view(state, viewer == null ? new Viewer.Spectator() : new Viewer.Seat(viewer)),
                viewer == null
                        ? List.of()
                        : game.legalMoves(state, viewer).limit(MOST_MOVES).toList(),
                null);
    }

    private TableView.Table table(List<Integer> sitters) {
        return new TableView.Table(
                new TableId("shown"),
                game.id(),
                game.rulesVersion(),
                TableStatus.PLAYING,
                FirstSeat.RANDOM,
                GameJson.document(game.defaultOptions()),
                player(0),
                sitters.stream()
                        .map(seat -> new TableView.Seat(seat, player(seat), "seed", 3, null, 0, false, false))
                        .toList(),
                "c0".repeat(32),
                TableTerms.casual().withClock(new Clock.Live(0, BANK_SECONDS, 5), null),
                null,
                null,
                null,
                null,
                null,
                null,
                null);
    }

    private static TableView.SeatTime clock(int seat, boolean running) {
        return new TableView.SeatTime(seat, BANK_SECONDS + 61 * seat, running ? START : null, null);
    }

    private static PlayerId player(int seat) {
        return new PlayerId("player-" + seat);
    }

    private Map<String, String> names() {
        return IntStream.range(0, seats)
                .boxed()
                .collect(Collectors.toMap(seat -> player(seat).code(), NAMES::get));
    }
}
