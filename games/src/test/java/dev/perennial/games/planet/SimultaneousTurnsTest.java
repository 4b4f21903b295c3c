package dev.perennial.games.planet;

import static dev.perennial.games.planet.Positions.action;
import static dev.perennial.games.planet.Positions.planet;
import static dev.perennial.games.planet.Positions.withPlanet;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.planet.board.Supply;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetState;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** In the action phase all are awaited at once, and the order of their moves does not matter (planet spec 7.3). */
class SimultaneousTurnsTest {
    private static final List<List<String>> TURNS = List.of(
            List.of("A plant c1,d1", "ability e1 f1"),
            List.of("ability a3(a4)", "C plant b4 grow a4"),
            List.of("ability", "D plant h5"),
            List.of("B", "ability g7"));

    @Test
    void everyOrderOfArrivalLeadsToTheSameState() {
        var outcomes = new HashSet<PlanetState>();
        for (int seed = 0; seed < 60; seed++) {
            var table = TestTable.at(start());
            for (var arrival : arrivals(new Random(seed))) {
                table.play(arrival.seat(), arrival.move());
            }
            assertThat(table.state().phase()).isEqualTo(Phase.DRAFT);
            outcomes.add(table.state());
        }
        assertThat(outcomes).hasSize(1);
    }

    @Test
    void allWhoseTurnIsNotDoneAreAwaited() {
        var table = TestTable.at(start());
        assertThat(TestTable.GAME.awaited(table.state())).containsExactly(0, 1, 2, 3);
        table.play(2, "A").play(2, "end");
        assertThat(TestTable.GAME.awaited(table.state())).containsExactly(0, 1, 3);
        table.play(0, "ability");
        assertThat(TestTable.GAME.awaited(table.state())).containsExactly(0, 1, 3);
    }

    private static PlanetState start() {
        var state =
                action("SNOW-SPROUT", "ROCK-LAKE", "WILD-BUD", "FLOWER-BUSH").withSupply(new Supply(1, 1));
        return withPlanet(state, 1, planet("a4=s"));
    }

    private record Arrival(int seat, String move) {}

    /** Any mixture that keeps each seat's own order. */
    private static List<Arrival> arrivals(Random random) {
        var open = new ArrayList<Queue<Arrival>>();
        for (int seat = 0; seat < TURNS.size(); seat++) {
            var queue = new ArrayDeque<Arrival>();
            for (String move : TURNS.get(seat)) {
                queue.add(new Arrival(seat, move));
            }
            open.add(queue);
        }
        var arrivals = new ArrayList<Arrival>();
        while (!open.isEmpty()) {
            Collections.shuffle(open, random);
            arrivals.add(open.getFirst().remove());
            open.removeIf(Queue::isEmpty);
        }
        return arrivals;
    }
}
