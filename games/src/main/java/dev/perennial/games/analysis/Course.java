package dev.perennial.games.analysis;

import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Setup;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A finished game as it was played.
 *
 * @param id of its table: all random numbers of the analysis follow from it
 * @param dealt whether the game was dealt at this table; otherwise it goes on with another one
 */
public record Course(
        String id,
        Game<GameState, GameMove, GameEvent, GameOptions> game,
        Setup<GameOptions> setup,
        boolean dealt,
        List<GameEvent> opening,
        List<Step> steps) {
    public Course {
        opening = List.copyOf(opening);
        steps = List.copyOf(steps);
    }

    /**
     * A move with the events that it caused.
     *
     * @param move null when time was up and the rules acted
     */
    public record Step(int seat, @Nullable GameMove move, List<GameEvent> events) {
        public Step {
            events = List.copyOf(events);
        }
    }

    public int seats() {
        return setup.seats();
    }
}
