package dev.perennial.games.bots;

import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameState;
import dev.perennial.games.GameView;
import dev.perennial.games.chance.Chance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Plays every candidate move in many imagined worlds and keeps the one that does best. The budget of imagined games is
 * shared out by sequential halving: after each of a few equal parts the worse half of the candidates is dropped. All
 * candidates meet the same worlds with the same dice, so that luck does not choose between them.
 */
public final class ExpertBot<S extends GameState, M extends GameMove, E extends GameEvent> implements Bot<M> {
    private final Game<S, M, E, ?> game;
    private final SearchHeuristics<S, M> heuristics;
    private final int budget;

    /** The budget is the number of imagined games for one move. */
    public ExpertBot(Game<S, M, E, ?> game, SearchHeuristics<S, M> heuristics, int budget) {
        this.game = game;
        this.heuristics = heuristics;
        this.budget = budget;
    }

    @Override
    public String name() {
        return "expert";
    }

    @Override
    public M choose(GameView view, int seat, Supplier<Stream<M>> legalMoves, Chance chance) {
        return search(view, seat, legalMoves, chance, (arm, position) -> arm.add(heuristics.worth(position, seat)))
                .getFirst()
                .move;
    }

    /** The candidates in the order of preference; the first is what the bot would choose with the same dice. */
    public List<Trial<M>> trials(GameView view, int seat, Supplier<Stream<M>> legalMoves, Chance chance) {
        return search(view, seat, legalMoves, chance, (arm, position) -> judge(arm, position, seat)).stream()
                .map(Arm::trial)
                .toList();
    }

    private void judge(Arm<M> arm, S position, int seat) {
        double own = heuristics.points(position, seat);
        double rival = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < heuristics.seats(position); other++) {
            rival = other == seat ? rival : Math.max(rival, heuristics.points(position, other));
        }
        arm.add(heuristics.worth(position, seat));
        arm.addPoints(own, rival == Double.NEGATIVE_INFINITY ? own : own - rival);
    }

    /** Those dropped first are last. */
    private List<Arm<M>> search(
            GameView view, int seat, Supplier<Stream<M>> legalMoves, Chance chance, BiConsumer<Arm<M>, S> judgement) {
        var all = new ArrayList<Arm<M>>();
        for (M move : heuristics.candidates(view, seat, legalMoves, chance)) {
            all.add(new Arm<>(move));
        }
        var arms = all.subList(0, all.size());
        int left = budget;
        for (int parts = rounds(arms.size()); parts > 0 && arms.size() > 1; parts--) {
            int worlds = left / parts / arms.size();
            for (int i = 0; i < worlds; i++) {
                S world = heuristics.imagine(view, seat, chance);
                var seed = chance.seed();
                for (Arm<M> arm : arms) {
                    judgement.accept(arm, outcome(world, seat, arm.move, Chance.of(seed)));
                }
            }
            left -= worlds * arms.size();
            arms.sort(Comparator.comparingDouble(arm -> -arm.mean()));
            arms = all.subList(0, (arms.size() + 1) / 2);
        }
        return all;
    }

    /** How often the candidates can be halved until one is left. */
    private static int rounds(int candidates) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(0, candidates - 1));
    }

    private S outcome(S world, int seat, M move, Chance chance) {
        return new Rollout<>(game, heuristics, other -> other == seat, false).outcome(world, seat, move, chance);
    }

    private static final class Arm<M> {
        private final M move;
        private double sum;
        private double points;
        private double lead;
        private int count;

        Arm(M move) {
            this.move = move;
        }

        void add(double worth) {
            sum += worth;
            count++;
        }

        void addPoints(double own, double ahead) {
            points += own;
            lead += ahead;
        }

        double mean() {
            return count == 0 ? 0 : sum / count;
        }

        Trial<M> trial() {
            return count == 0 ? new Trial<>(move, 0, 0, 0) : new Trial<>(move, mean(), points / count, lead / count);
        }
    }
}
