package dev.perennial.games.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Result;
import java.util.Map;

/** The statistics of a game agree with the game. */
final class StatisticsLaws {
    private StatisticsLaws() {}

    static <S extends GameState, M extends GameMove, E extends GameEvent, O extends GameOptions> void check(
            LawRun<S, M, E, O> run) {
        var statistics = run.game.statistics();
        double stage = 0;
        S state = null;
        for (E event : run.events) {
            state = run.game.evolve(state, event);
            assertThat(statistics.points(state)).as("points after %s", event).hasSize(run.seats);
            assertThat(statistics.stage(state)).as("stage after %s", event).isBetween(stage, 1.0);
            stage = statistics.stage(state);
            statistics
                    .highlight(event)
                    .ifPresent(highlight -> assertThat(highlight.kind()).isNotEmpty());
        }
        assertThat(stage).as("stage at the end").isEqualTo(1);
        assertThat(statistics.points(run.state))
                .as("points at the end")
                .isEqualTo(run.game.result(run.state).orElseThrow().seats().stream()
                        .map(Result.SeatResult::points)
                        .toList());
        assertThat(run.events)
                .as("something worth finding")
                .anyMatch(event -> statistics.highlight(event).isPresent());
        var figures = statistics.figures(run.events, run.state);
        assertThat(figures).hasSize(run.seats);
        assertThat(figures.stream().map(Map::keySet).distinct())
                .as("the same figures of every seat")
                .hasSize(1);
    }
}
