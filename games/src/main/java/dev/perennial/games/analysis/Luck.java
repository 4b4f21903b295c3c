package dev.perennial.games.analysis;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameState;
import dev.perennial.games.bots.Rollout;
import dev.perennial.games.bots.SearchHeuristics;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Compares a deal with others of the same game: the same sensible player sits at every seat and plays them all. */
final class Luck {
    static final int DEALS = 200;

    private static final int PERCENT = 100;

    private final Course course;
    private final SearchHeuristics<GameState, GameMove> heuristics;
    private final Rollout<GameState, GameMove, GameEvent> rollout;

    Luck(Course course, SearchHeuristics<GameState, GameMove> heuristics) {
        this.course = course;
        this.heuristics = heuristics;
        this.rollout = new Rollout<>(course.game(), heuristics, _ -> true, true);
    }

    /** For each seat the percentage of other deals that bring less; equal ones count half. */
    List<Integer> percentages(Runnable afterEach) {
        var game = course.game();
        var actual =
                game.fold(null, course.opening().stream().map(game::untimed).toList());
        var own = leads(actual, dice("actual"));
        var worse = new double[course.seats()];
        for (int deal = 0; deal < DEALS; deal++) {
            var chance = dice("deal-" + deal);
            var leads = leads(dealt(chance), chance);
            for (int seat = 0; seat < worse.length; seat++) {
                worse[seat] += (1 + Math.signum(own[seat] - leads[seat])) / 2;
            }
            afterEach.run();
        }
        var percentages = new ArrayList<Integer>();
        for (double count : worse) {
            percentages.add((int) Math.round(PERCENT * count / DEALS));
        }
        return percentages;
    }

    private GameState dealt(Chance chance) {
        var game = course.game();
        return switch (game.start(course.setup(), new DecisionContext(Instant.EPOCH, chance))) {
            case Decision.Accepted<GameEvent>(var events, var _) ->
                game.fold(null, events.stream().map(game::untimed).toList());
            case Decision.Refused<GameEvent>(var refusal) ->
                throw new IllegalStateException("the game was played with this: " + refusal.code());
        };
    }

    /** How far each seat is ahead of its best rival at the end; a single player has the points alone. */
    private double[] leads(GameState start, Chance chance) {
        GameState end = rollout.onward(start, start, new DecisionContext(Instant.EPOCH, chance));
        var leads = new double[course.seats()];
        for (int seat = 0; seat < leads.length; seat++) {
            double rival = leads.length == 1 ? 0 : Double.NEGATIVE_INFINITY;
            for (int other = 0; other < leads.length; other++) {
                rival = other == seat ? rival : Math.max(rival, heuristics.points(end, other));
            }
            leads[seat] = heuristics.points(end, seat) - rival;
        }
        return leads;
    }

    private Chance dice(String purpose) {
        return Chance.of(GameSeed.ofText(course.id(), "luck/1|" + purpose));
    }
}
