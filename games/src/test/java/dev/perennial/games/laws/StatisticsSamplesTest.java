package dev.perennial.games.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Bots;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.GameStatistics;
import dev.perennial.games.Games;
import java.io.IOException;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a replay tells of a game besides its positions, of two games each, checked in as text. */
class StatisticsSamplesTest {
    static Stream<String> games() {
        return Games.all().stream().map(Game::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void pointsStagesHighlightsAndFiguresAreThoseOfBefore(String id) throws IOException {
        var game = Games.byId(id).orElseThrow();
        var text = new StringBuilder();
        for (int seats : new int[] {Math.max(2, game.minSeats()), game.maxSeats()}) {
            text.append(story(game, seats)).append('\n');
        }
        Golden.check("chronicle-" + id + ".txt", text.toString());
    }

    private static String story(Game<GameState, GameMove, GameEvent, GameOptions> game, int seats) {
        var run = new LawRun<>(game, LawRun.setup(game, seats, seats), seats);
        run.playBy(Bots.byName(game.id(), Bots.usual(game.id())).orElseThrow());
        GameStatistics<GameState, GameEvent> statistics = game.statistics();
        var story = new StringBuilder(seats + " seats\n");
        GameState state = null;
        String before = "";
        for (GameEvent event : run.events) {
            state = game.evolve(state, event);
            String now = String.format(Locale.ROOT, "%s %.3f", statistics.points(state), statistics.stage(state));
            var highlight = statistics.highlight(event);
            if (highlight.isPresent() || !now.equals(before)) {
                String told = highlight.map(Object::toString).orElse("");
                story.append((event.getClass().getSimpleName() + ": " + now + " " + told).strip());
                story.append('\n');
            }
            before = now;
        }
        statistics
                .figures(run.events, run.state)
                .forEach(seat -> story.append(new TreeMap<>(seat)).append('\n'));
        assertThat(state).isEqualTo(run.state);
        return story.toString();
    }
}
