package dev.perennial.games.analysis;

import dev.perennial.games.DecisionContext;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Viewer;
import dev.perennial.games.analysis.Decisions.Point;
import dev.perennial.games.bots.Rollout;
import dev.perennial.games.bots.SearchHeuristics;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;

/** Tries the moves of one decision in the same imagined games. */
final class Trials {
    private final Game<GameState, GameMove, GameEvent, GameOptions> game;
    private final SearchHeuristics<GameState, GameMove> heuristics;
    private final Rollout<GameState, GameMove, GameEvent> rollout;
    private final Knowledge knowledge;
    private final Point point;
    private final String id;
    private final WinChances odds;

    Trials(
            Course course,
            SearchHeuristics<GameState, GameMove> heuristics,
            Knowledge knowledge,
            Point point,
            WinChances odds) {
        this.game = course.game();
        this.heuristics = heuristics;
        // A single player has no rival to compare a half-finished game with.
        this.rollout = new Rollout<>(game, heuristics, _ -> true, course.seats() == 1);
        this.knowledge = knowledge;
        this.point = point;
        this.id = course.id();
        this.odds = odds;
    }

    /** The played move alone, with all its imagined games. */
    Candidate played() {
        var candidate = new Candidate(point.move(), odds);
        meet(List.of(candidate), 0, knowledge.all());
        return candidate;
    }

    /** The played move first, then those that were tried to the end, the best first. */
    List<Candidate> all() {
        var candidates = new ArrayList<Candidate>();
        moves().forEach(move -> candidates.add(new Candidate(move, odds)));
        if (candidates.size() == 1) {
            meet(candidates, 0, knowledge.all());
            return candidates;
        }
        meet(candidates, 0, knowledge.first());
        var others = candidates.subList(1, candidates.size());
        others.sort(byChance());
        var finalists = new ArrayList<>(candidates.subList(0, Math.min(candidates.size(), 1 + Knowledge.FINALISTS)));
        meet(finalists, knowledge.first(), knowledge.all());
        finalists.subList(1, finalists.size()).sort(byChance());
        return finalists;
    }

    private Comparator<Candidate> byChance() {
        return Comparator.comparingDouble(candidate -> -candidate.chance(point.seat()));
    }

    /** Only the played one where there is nothing to choose. */
    private List<GameMove> moves() {
        try (var legal = game.legalMoves(point.state(), point.seat())) {
            if (legal.limit(2).count() < 2) {
                return List.of(point.move());
            }
        }
        var view = game.view(point.state(), new Viewer.Seat(point.seat()));
        var moves = new LinkedHashSet<GameMove>();
        moves.add(point.move());
        moves.addAll(heuristics.candidates(
                view, point.seat(), () -> game.legalMoves(point.state(), point.seat()), chance("candidates")));
        return List.copyOf(moves);
    }

    private void meet(List<Candidate> candidates, int from, int to) {
        for (int number = from; number < to; number++) {
            var chance = chance(String.valueOf(number));
            GameState world = world(chance);
            var dice = chance.seed();
            for (Candidate candidate : candidates) {
                judge(candidate, world, dice);
            }
        }
    }

    private GameState world(Chance chance) {
        return switch (knowledge) {
            case ALL_OPEN -> point.state();
            case AS_KNOWN -> game.fold(point.state(), game.redeal(point.state(), point.past(), point.seat(), chance));
        };
    }

    private void judge(Candidate candidate, GameState world, GameSeed dice) {
        var context = new DecisionContext(Instant.EPOCH, Chance.of(dice));
        GameState next = rollout.after(world, point.seat(), candidate.move(), context);
        var result = game.result(next);
        GameState end = result.isPresent() ? next : rollout.onward(world, next, context);
        var points = new double[heuristics.seats(end)];
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = heuristics.points(end, seat);
        }
        candidate.add(new Leaf(points, result.map(odds::of).orElse(null)));
    }

    /** From nothing that a player could not know. */
    private Chance chance(String purpose) {
        return Chance.of(GameSeed.ofText(id, "analysis/1|" + point.step() + "|" + purpose));
    }
}
