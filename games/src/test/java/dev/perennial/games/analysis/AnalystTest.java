package dev.perennial.games.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.perennial.games.Bots;
import dev.perennial.games.Game;
import dev.perennial.games.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AnalystTest {
    /** A few steps late in a game are enough here: the others only take time. */
    private static final int STEPS = 12;

    static Stream<String> games() {
        return Games.all().stream().map(Game::id);
    }

    private static Analyst analyst(String game) {
        return Bots.analyst(game).orElseThrow();
    }

    /** The same game, of which only the last steps are decisions. */
    private static Course ending(Course whole) {
        var steps = new ArrayList<Course.Step>();
        int first = whole.steps().size() - STEPS;
        for (int i = 0; i < whole.steps().size(); i++) {
            var step = whole.steps().get(i);
            steps.add(i < first ? new Course.Step(step.seat(), null, step.events()) : step);
        }
        return new Course(whole.id(), whole.game(), whole.setup(), false, whole.opening(), steps);
    }

    @ParameterizedTest
    @MethodSource("games")
    void isTheSameEveryTime(String game) {
        var course = ending(SampleCourse.of(game, 2, "greedy"));
        assertThat(analyst(game).analyse(course, (_, _) -> {}))
                .isEqualTo(analyst(game).analyse(course, (_, _) -> {}));
    }

    @ParameterizedTest
    @MethodSource("games")
    void looksAtEachDecisionWithBothKindsOfKnowledge(String game) {
        var course = ending(SampleCourse.of(game, 2, "greedy"));
        var heard = new AtomicInteger();
        var analysis = analyst(game).analyse(course, (part, parts) -> {
            assertThat(part).isEqualTo(heard.incrementAndGet()).isLessThanOrEqualTo(parts);
        });
        assertThat(heard).hasValue(2 * STEPS);
        assertThat(analysis.views()).extracting(ViewAnalysis::knowledge).containsExactly(Knowledge.values());
        for (ViewAnalysis view : analysis.views()) {
            assertThat(view.moves()).hasSize(STEPS).allSatisfy(AnalystTest::isSound);
            assertThat(view.seats()).extracting(SeatAnalysis::seat).containsExactly(0, 1);
            assertThat(view.turningPoints()).hasSizeLessThanOrEqualTo(3);
        }
        assertThat(analysis.outcome()).hasSize(2).contains(1.0);
        assertThat(analysis.luck()).as("not dealt here").isEmpty();
    }

    private static void isSound(MoveAnalysis move) {
        assertThat(sum(move.chances())).isCloseTo(1, within(0.002));
        assertThat(move.loss()).isBetween(0.0, 1.0);
        assertThat(move.mistake()).isEqualTo(move.loss() >= 0.05);
        assertThat(move.others()).hasSizeLessThanOrEqualTo(3).allSatisfy(other -> {
            assertThat(other.move()).isNotEqualTo(move.move());
            assertThat(other.notation()).isNotEmpty();
            assertThat(other.gain()).isCloseTo(other.chances().get(move.seat()) - move.chance(), within(0.002));
            assertThat(sum(other.chances())).isCloseTo(1, within(0.002));
        });
        if (move.loss() > 0) {
            assertThat(move.others().getFirst().gain()).isGreaterThanOrEqualTo(move.loss());
        }
    }

    private static double sum(List<Double> chances) {
        return chances.stream().mapToDouble(Double::doubleValue).sum();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theCurveHasTheChancesOfTheWholeAnalysis(String game) {
        var course = ending(SampleCourse.of(game, 2, "greedy"));
        for (ViewAnalysis view : analyst(game).analyse(course, (_, _) -> {}).views()) {
            var scale = Calibration.scale(game, 2, view.knowledge());
            var curve = analyst(game).curve(course, view.knowledge(), _ -> true);
            for (int i = 0; i < STEPS; i++) {
                var chances =
                        curve.get(i).chances(scale, course.game().statistics().soloTarget());
                assertThat(Rounded.chances(chances))
                        .isEqualTo(view.moves().get(i).chances());
            }
        }
    }

    @Test
    void aSinglePlayerWinsByReachingTheTarget() {
        var course = SampleCourse.of("evergreen-planet", 1, "greedy");
        int points = course.game()
                .result(Decisions.walk(course, _ -> {}))
                .orElseThrow()
                .seats()
                .getFirst()
                .points();
        var analysis = analyst("evergreen-planet").analyse(ending(course), (_, _) -> {});
        assertThat(analysis.outcome()).containsExactly(points >= 171 ? 1.0 : 0.0);
        assertThat(analysis.views().getFirst().moves())
                .allSatisfy(move -> assertThat(move.chances()).hasSize(1));
    }
}
