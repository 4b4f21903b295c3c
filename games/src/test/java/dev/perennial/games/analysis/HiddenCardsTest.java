package dev.perennial.games.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Bots;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.Games;
import dev.perennial.games.analysis.Decisions.Point;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.collection.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a player could not know changes nothing of what the player could have known. */
class HiddenCardsTest {
    private static final int EVERY = 9;

    static Stream<String> games() {
        return Games.all().stream().map(Game::id);
    }

    private static List<Point> points(Course course) {
        var points = new ArrayList<Point>();
        var _ = Decisions.walk(course, point -> {
            if (point.step() % EVERY == 1) {
                points.add(
                        new Point(point.step(), point.seat(), point.move(), point.state(), List.copyOf(point.past())));
            }
        });
        return points;
    }

    /** The same decision with other hidden cards. */
    private static Point redealt(Course course, Point point) {
        var chance = Chance.of(GameSeed.ofText("another deal", "step " + point.step()));
        List<GameEvent> deal = course.game().redeal(point.state(), point.past(), point.seat(), chance);
        return new Point(
                point.step(),
                point.seat(),
                point.move(),
                course.game().fold(point.state(), deal),
                Lists.concat(point.past(), deal));
    }

    @ParameterizedTest
    @MethodSource("games")
    void hiddenCardsChangeNothingThatThePlayerKnew(String game) {
        var course =
                SampleCourse.of(game, Math.min(3, Games.byId(game).orElseThrow().maxSeats()), "greedy");
        var analyst = Bots.analyst(game).orElseThrow();
        for (Point point : points(course)) {
            assertThat(analyst.analyse(course, Knowledge.AS_KNOWN, redealt(course, point)))
                    .as("step %d", point.step())
                    .isEqualTo(analyst.analyse(course, Knowledge.AS_KNOWN, point));
        }
    }

    /** Or else the test above would show nothing. */
    @Test
    void hiddenCardsChangeTheEstimateThatKnowsThem() {
        var course = SampleCourse.of("arboretum", 2, "greedy");
        var analyst = Bots.analyst("arboretum").orElseThrow();
        assertThat(points(course))
                .anySatisfy(point -> assertThat(analyst.analyse(course, Knowledge.ALL_OPEN, redealt(course, point)))
                        .isNotEqualTo(analyst.analyse(course, Knowledge.ALL_OPEN, point)));
    }
}
