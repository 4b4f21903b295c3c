package dev.perennial.contract.history;

import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.GameJson;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import dev.perennial.games.Setup;
import dev.perennial.games.analysis.Course;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Reads a history for the analysis of its game. */
public final class HistoryCourse {
    private HistoryCourse() {}

    /**
     * The game of a history, as it was played.
     *
     * @throws IllegalArgumentException if the history names no game that is known, or moves of another one
     */
    public static Course of(GameHistory history) {
        var game =
                Games.byId(history.game()).orElseThrow(() -> new IllegalArgumentException("no game " + history.game()));
        var options = GameJson.readOptions(game, history.options())
                .orElseThrow(() -> new IllegalArgumentException("no options of " + history.game()));
        return new Course(
                history.table().code(),
                game,
                new Setup<>(history.seats(), history.firstSeat(), options),
                history.origin() == null,
                events(game, history.opening()),
                history.steps().stream().map(step -> step(game, step)).toList());
    }

    private static Course.Step step(Game<GameState, GameMove, GameEvent, GameOptions> game, HistoryStep step) {
        JsonNode written = step.move();
        GameMove move = written == null
                ? null
                : GameJson.readMove(game, written)
                        .orElseThrow(() -> new IllegalArgumentException("no move of " + game.id() + ": " + written));
        return new Course.Step(step.seat(), move, events(game, step.events()));
    }

    private static List<GameEvent> events(Game<?, ?, GameEvent, ?> game, List<HistoryEvent> events) {
        return events.stream()
                .map(event -> game.eventType().cast(EventCodec.decode(event.type(), event.version(), event.event())))
                .toList();
    }
}
