package dev.perennial.games.analysis;

import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Goes through the decisions of a game without the clock, in order. */
final class Decisions {
    private Decisions() {}

    /**
     * A moment at which a player had to decide.
     *
     * @param step which step of the game it is, from 0
     * @param past all events before it
     */
    record Point(int step, int seat, GameMove move, GameState state, List<GameEvent> past) {}

    /** The state at the end of the game. */
    static GameState walk(Course course, Consumer<Point> visitor) {
        var game = course.game();
        var past = new ArrayList<GameEvent>();
        course.opening().forEach(event -> past.add(game.untimed(event)));
        GameState state = game.fold(null, past);
        for (int i = 0; i < course.steps().size(); i++) {
            var step = course.steps().get(i);
            GameMove move = step.move();
            if (move != null && game.awaited(state).contains(step.seat())) {
                visitor.accept(new Point(i, step.seat(), move, state, past));
            }
            for (GameEvent event : step.events()) {
                GameEvent untimed = game.untimed(event);
                past.add(untimed);
                state = game.evolve(state, untimed);
            }
        }
        return state;
    }
}
