package dev.perennial.games.bots;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameState;
import dev.perennial.games.GameView;
import dev.perennial.games.Sentence;
import dev.perennial.games.Viewer;
import dev.perennial.games.chance.Chance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Explains the choice of an {@link ExpertBot} by its own figures. Sees what the seat sees, as the bot does. */
public final class Adviser<S extends GameState, M extends GameMove, E extends GameEvent> {
    private static final int PERCENT = 100;

    private final Game<S, M, E, ?> game;
    private final SearchHeuristics<S, M> heuristics;
    private final MoveFacts<M> facts;
    private final ExpertBot<S, M, E> expert;

    /** The budget is the number of imagined games for one piece of advice. */
    public Adviser(Game<S, M, E, ?> game, SearchHeuristics<S, M> heuristics, MoveFacts<M> facts, int budget) {
        this.game = game;
        this.heuristics = heuristics;
        this.facts = facts;
        this.expert = new ExpertBot<>(game, heuristics, budget);
    }

    /** The same dice give the same advice. Asked only while the seat is awaited. */
    public Advice<M> advise(GameView view, int seat, Supplier<Stream<M>> legalMoves, Chance chance) {
        var trials = expert.trials(view, seat, legalMoves, chance);
        M move = trials.getFirst().move();
        var next = trials.stream().filter(trial -> !trial.move().equals(move)).findFirst();
        var reasons = new ArrayList<Sentence>();
        reasons.add(next.map(other -> compare(trials.getFirst(), other))
                .orElseGet(() -> isOnly(legalMoves) ? sentence("only") : sentence("alike")));
        reasons.addAll(facts.of(view, after(view, seat, move, chance), seat, move));
        return new Advice<>(move, next.map(Trial::move).orElse(null), reasons);
    }

    private boolean isOnly(Supplier<Stream<M>> legalMoves) {
        try (var moves = legalMoves.get()) {
            return moves.limit(2).count() < 2;
        }
    }

    /** Points come first, then the lead over the best rival, then the chance to win where the expert judges by it. */
    static Sentence compare(Trial<?> best, Trial<?> next) {
        long more = Math.round(best.points() - next.points());
        long ahead = Math.round(best.lead() - next.lead());
        long chance = Math.round(PERCENT * best.worth());
        long other = Math.round(PERCENT * next.worth());
        if (more > 0) {
            return sentence("more", "points", (int) more);
        }
        if (ahead > 0) {
            return sentence("ahead", "points", (int) ahead);
        }
        return chance > other && chance <= PERCENT
                ? sentence("chance", "percent", (int) chance, "other", (int) other)
                : sentence("equal");
    }

    private GameView after(GameView view, int seat, M move, Chance chance) {
        S world = heuristics.imagine(view, seat, chance);
        return switch (game.decide(world, seat, move, new DecisionContext(Instant.EPOCH, chance))) {
            case Decision.Accepted<E> accepted -> game.view(game.after(world, accepted), new Viewer.Seat(seat));
            case Decision.Refused<E>(var refusal) ->
                throw new IllegalStateException("advised an illegal move: " + move + ", " + refusal.code());
        };
    }

    private static Sentence sentence(String key) {
        return new Sentence("hint." + key, Map.of());
    }

    private static Sentence sentence(String key, String name, int value) {
        return new Sentence("hint." + key, Map.of(name, value));
    }

    private static Sentence sentence(String key, String name, int value, String other, int number) {
        return new Sentence("hint." + key, Map.of(name, value, other, number));
    }
}
