package dev.perennial.games.laws;

import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Viewer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Two samples of each sentence of a game: the event as it is stored, told and seen by those who may not see everything.
 */
final class EventSamples {
    private static final int SAMPLES = 2;
    private static final int GAMES = 12;
    private static final int MOVES_LISTED = 200;
    private static final List<Viewer> VIEWERS =
            List.of(new Viewer.Seat(0), new Viewer.Seat(1), new Viewer.Spectator(), new Viewer.Open());

    private final Game<GameState, GameMove, GameEvent, GameOptions> game;
    private final Map<String, Set<String>> samples = new TreeMap<>();

    private EventSamples(Game<GameState, GameMove, GameEvent, GameOptions> game) {
        this.game = game;
    }

    /** Random games with any number of seats, every sixth played by the clock alone. */
    static String of(Game<GameState, GameMove, GameEvent, GameOptions> game) {
        var found = new EventSamples(game);
        for (int number = 0; number < GAMES; number++) {
            int seats = game.minSeats() + number % (game.maxSeats() - game.minSeats() + 1);
            var run = new LawRun<>(game, LawRun.setup(game, seats, number), number);
            var random = new Random(number);
            if (number % 6 == 5) {
                run.playByTimeUp(random);
            } else {
                run.playRandomly(random, MOVES_LISTED, position -> {});
            }
            run.events.forEach(found::keep);
        }
        return found.samples.values().stream().flatMap(Set::stream).collect(Collectors.joining("\n", "", "\n"));
    }

    private void keep(GameEvent event) {
        var kept = samples.computeIfAbsent(game.describe(event).key(), key -> new LinkedHashSet<>());
        if (kept.size() < SAMPLES) {
            kept.add(text(event));
        }
    }

    private String text(GameEvent event) {
        var text = new StringBuilder(event.toString()).append('\n');
        text.append("  ").append(told(event)).append('\n');
        for (Viewer viewer : VIEWERS) {
            var seen = game.redact(event, viewer);
            if (!seen.equals(event)) {
                text.append("  ").append(viewer).append(": ").append(seen).append('\n');
                text.append("    ").append(told(seen)).append('\n');
            }
        }
        return text.toString().stripTrailing();
    }

    private String told(GameEvent event) {
        var sentence = game.describe(event);
        return sentence.key() + " " + new TreeMap<>(sentence.params());
    }
}
