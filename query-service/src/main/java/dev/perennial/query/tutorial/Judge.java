package dev.perennial.query.tutorial;

import dev.perennial.contract.json.GameJson;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Viewer;
import dev.perennial.games.variation.Variation;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Holds the goals of a lesson against what was played. */
record Judge(
        Game<GameState, GameMove, GameEvent, GameOptions> game,
        Lesson lesson,
        Variation<GameState, GameMove, GameEvent> played) {

    /**
     * How far one goal has been reached.
     *
     * @param points the points now; null for a goal that is not about points
     * @param needed the points it takes
     */
    record Reached(
            boolean met, @Nullable Integer points, @Nullable Integer needed) {}

    boolean isReached() {
        return goals().stream().allMatch(Reached::met);
    }

    boolean isEnded() {
        Goal.Happened until = lesson.until();
        return until != null && hasHappened(until);
    }

    List<Reached> goals() {
        return lesson.goals().stream().map(this::reached).toList();
    }

    private Reached reached(Goal goal) {
        return switch (goal) {
            case Goal.Happened happened -> new Reached(hasHappened(happened), null, null);
            case Goal.Points(int atLeast) -> {
                int points = game.statistics().points(played.state()).get(lesson.seat());
                yield new Reached(points >= atLeast, points, atLeast);
            }
            case Goal.Shown(String at, var is) -> new Reached(shows(at, is), null, null);
        };
    }

    private boolean hasHappened(Goal.Happened wanted) {
        return played.events().stream()
                        .filter(event -> event.getClass().getSimpleName().equals(wanted.event()))
                        .filter(event -> JsonPattern.matches(wanted.pattern(), GameJson.write(event)))
                        .count()
                >= wanted.needed();
    }

    private boolean shows(String at, JsonNode is) {
        var view = GameJson.write(game.view(played.state(), new Viewer.Seat(lesson.seat())));
        return JsonPattern.matches(is, view.at(at));
    }
}
