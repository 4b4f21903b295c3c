package dev.perennial.contract.golden;

import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.GameJson;
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
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** Plays games at random, with all numbers of seats and now and then a seat out of time, to meet every event once. */
final class SampleGames {
    private static final int GAMES_PER_SEATS = 30;
    private static final int MOST_MOVES = 1_500;
    private static final int MOVES_LOOKED_AT = 200;
    private static final int ONE_IN = 25;
    private static final Instant AT = Instant.parse("2026-01-01T12:00:00Z");

    private final Game<GameState, GameMove, GameEvent, GameOptions> game;
    private final Map<String, Sample> seen = new TreeMap<>();

    /** @param emptyParts an event that leaves nothing out shows more of its shape */
    private record Sample(GameEvent event, long emptyParts) {}

    private SampleGames(Game<GameState, GameMove, GameEvent, GameOptions> game) {
        this.game = game;
    }

    /** One event of every type that came up; play ends when none is missing. */
    static List<GameEvent> eventsOf(String gameId) {
        var games = new SampleGames(Games.byId(gameId).orElseThrow());
        for (int number = 0; number < GAMES_PER_SEATS; number++) {
            for (int seats = games.game.minSeats(); seats <= games.game.maxSeats() && games.areMissing(); seats++) {
                games.play(seats, new Random(number * 100L + seats));
            }
        }
        return games.seen.values().stream().map(Sample::event).toList();
    }

    private boolean areMissing() {
        return EventTypes.all().keySet().stream()
                .anyMatch(name -> name.startsWith(game.id() + ".") && !seen.containsKey(name));
    }

    private void play(int seats, Random random) {
        var chance = Chance.of(GameSeed.ofHex("%064x".formatted(random.nextInt(1 << 30))));
        var context = new DecisionContext(AT, chance);
        GameState state = apply(null, game.start(new Setup<>(seats, FirstSeat.RANDOM, game.defaultOptions()), context));
        for (int move = 0; move < MOST_MOVES && !game.awaited(state).isEmpty(); move++) {
            int seat = one(List.copyOf(game.awaited(state)), random);
            state = apply(
                    state,
                    random.nextInt(ONE_IN) == 0
                            ? game.timeUp(state, seat, context)
                            : game.decide(state, seat, anyMove(state, seat, random), context));
        }
    }

    private GameMove anyMove(GameState state, int seat, Random random) {
        try (var moves = game.legalMoves(state, seat)) {
            return one(moves.limit(MOVES_LOOKED_AT).toList(), random);
        }
    }

    private GameState apply(GameState state, Decision<GameEvent> decision) {
        if (!(decision instanceof Decision.Accepted<GameEvent>(var events, var _))) {
            throw new IllegalStateException(game.id() + " refused what it offered: " + decision);
        }
        events.forEach(this::keepTheFullest);
        return game.fold(state, events);
    }

    private void keepTheFullest(GameEvent event) {
        String name = EventTypes.nameOf(event.getClass()).orElseThrow();
        Sample before = seen.get(name);
        if (before == null || before.emptyParts() > 0 && emptyParts(event) < before.emptyParts()) {
            seen.put(name, new Sample(event, emptyParts(event)));
        }
    }

    private static long emptyParts(GameEvent event) {
        return GameJson.write(event).values().stream()
                .filter(part -> part.isNull() || part.isContainer() && part.isEmpty())
                .count();
    }

    /** Sets have no order of their own, and the same seed must give the same game. */
    private static <T> T one(List<T> items, Random random) {
        var sorted = new ArrayList<>(items);
        if (items.getFirst() instanceof Comparable) {
            sorted.sort(null);
        }
        return sorted.get(random.nextInt(sorted.size()));
    }
}
