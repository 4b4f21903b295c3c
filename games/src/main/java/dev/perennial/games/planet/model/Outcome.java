package dev.perennial.games.planet.model;

import dev.perennial.games.planet.board.SoloTitle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How the game ended: places in seat order, and in a solo game the title instead of a winner. */
public record Outcome(List<Standing> standings, @Nullable SoloTitle title) {
    public Outcome {
        standings = List.copyOf(standings);
    }
}
