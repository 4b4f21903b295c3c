package dev.perennial.bench;

import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The game that is measured, with some histories of it: as many for each number of seats. */
@State(Scope.Benchmark)
public class Subject {
    private static final int GAMES_FOR_EACH_SEATING = 20;

    /** One has to be named here; {@link GamesBench} puts all games of the registry in its place. */
    @Param("arboretum")
    public String id = "";

    private Game<GameState, GameMove, GameEvent, GameOptions> game;
    private final List<List<GameEvent>> histories = new ArrayList<>();

    @Setup(Level.Trial)
    public void record() {
        game = Games.byId(id).orElseThrow();
        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
            for (int number = 0; number < GAMES_FOR_EACH_SEATING; number++) {
                histories.add(
                        List.copyOf(new RandomGame(game, number).play(seats).history()));
            }
        }
    }

    Game<GameState, GameMove, GameEvent, GameOptions> game() {
        return game;
    }

    List<List<GameEvent>> histories() {
        return histories;
    }
}
