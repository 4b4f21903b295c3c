package dev.perennial.games.analysis;

import dev.perennial.games.GameMove;
import dev.perennial.games.GameState;
import dev.perennial.games.analysis.Decisions.Point;
import dev.perennial.games.bots.SearchHeuristics;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Analyses games of one kind with the search of its expert. */
public final class Analyst {
    /** A move that costs less is no mistake. */
    private static final double MISTAKE = 0.05;

    private final SearchHeuristics<GameState, GameMove> heuristics;

    public Analyst(SearchHeuristics<GameState, GameMove> heuristics) {
        this.heuristics = heuristics;
    }

    /** Hears how far an analysis has come; may take its time, or end it by an exception. */
    public interface Listener {
        void done(int part, int parts);
    }

    /** The same game has the same figures, whenever and wherever they are computed. */
    public GameAnalysis analyse(Course course, Listener listener) {
        var progress = new Progress(course, listener);
        var views = new ArrayList<ViewAnalysis>();
        for (Knowledge knowledge : Knowledge.values()) {
            var moves = new ArrayList<MoveAnalysis>();
            var _ = Decisions.walk(course, point -> {
                moves.add(analyse(course, knowledge, point));
                progress.advance();
            });
            views.add(ViewAnalysis.of(knowledge, course.seats(), moves));
        }
        var luck = course.dealt() ? luck(course, progress::advance) : List.<Integer>of();
        return new GameAnalysis(
                GameAnalysis.FORMAT, course.id(), course.game().id(), target(course), views, outcome(course), luck);
    }

    private static @Nullable Integer target(Course course) {
        var target = course.game().statistics().soloTarget();
        return course.seats() == 1 && target.isPresent() ? target.getAsInt() : null;
    }

    List<Integer> luck(Course course, Runnable afterEach) {
        return new Luck(course, heuristics).percentages(afterEach);
    }

    /** The curve alone, at some of the steps. The chances are those of the whole analysis. */
    public List<CurvePoint> curve(Course course, Knowledge knowledge, IntPredicate steps) {
        var points = new ArrayList<CurvePoint>();
        var _ = Decisions.walk(course, point -> {
            if (steps.test(point.step())) {
                var leaves = trials(course, knowledge, point).played().leaves();
                points.add(new CurvePoint(point.step(), point.seat(), stage(course, point), leaves));
            }
        });
        return points;
    }

    MoveAnalysis analyse(Course course, Knowledge knowledge, Point point) {
        var candidates = trials(course, knowledge, point).all();
        var played = candidates.getFirst();
        var others = candidates.subList(1, candidates.size());
        double loss = others.isEmpty() ? 0 : Rounded.chance(others.getFirst().certainGain(played, point.seat()));
        return new MoveAnalysis(
                point.step(),
                point.seat(),
                point.move(),
                course.game().notation(point.move()),
                Rounded.chances(played.chances()),
                Rounded.points(played.points()),
                loss,
                loss >= MISTAKE,
                others.stream()
                        .map(other -> otherMove(course, point.seat(), other, played))
                        .toList());
    }

    private static OtherMove otherMove(Course course, int seat, Candidate other, Candidate played) {
        return new OtherMove(
                other.move(),
                course.game().notation(other.move()),
                Rounded.chances(other.chances()),
                Rounded.points(other.points()),
                Rounded.chance(other.gain(played, seat)));
    }

    private Trials trials(Course course, Knowledge knowledge, Point point) {
        var scale = Calibration.scale(course.game().id(), course.seats(), knowledge);
        var odds = new WinChances(
                scale.at(stage(course, point)), course.game().statistics().soloTarget());
        return new Trials(course, heuristics, knowledge, point, odds);
    }

    private static double stage(Course course, Point point) {
        return course.game().statistics().stage(point.state());
    }

    /** The chances after the end; empty if the rules have not ended the game. */
    public static List<Double> outcome(Course course) {
        var game = course.game();
        var odds = new WinChances(1, game.statistics().soloTarget());
        return game.result(Decisions.walk(course, _ -> {}))
                .map(odds::of)
                .map(Rounded::chances)
                .orElse(List.of());
    }
}
