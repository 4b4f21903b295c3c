package dev.perennial.cli.commandline;

import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import java.util.Iterator;

/** The ids that {@code --game} accepts, for shell completion and for the command itself. */
public final class GameIds implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Games.all().stream().map(Game::id).iterator();
    }

    public static Game<GameState, GameMove, GameEvent, GameOptions> game(String id) {
        return Games.byId(id)
                .orElseThrow(() -> new UsageProblem(
                        "Unknown game " + id + ". Choose from " + String.join(", ", new GameIds()) + "."));
    }
}
