package dev.perennial.games.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Redeals what a viewer cannot know: nothing the viewer gets may change. One instance goes through one game and
 * collects moves on the way, so that refusals are tried with moves of other seats and other moments too.
 */
final class LeakLaw<S extends GameState, M extends GameMove, E extends GameEvent, O extends GameOptions> {
    private static final int MOVES_COMPARED = 200;
    private static final int MOVES_TRIED = 8;

    private final LawFixture<S> fixture;
    private final Random random;
    private final List<M> pool = new ArrayList<>();
    private boolean redealt;

    LeakLaw(LawFixture<S> fixture, Random random) {
        this.fixture = fixture;
        this.random = random;
    }

    /** Whether any hidden part really was changed: without that the law says nothing. */
    boolean redealt() {
        return redealt;
    }

    void check(LawRun<S, M, E, O> run) {
        var game = run.game;
        var awaited = game.awaited(run.state);
        if (awaited.isEmpty()) {
            return;
        }
        var moves = awaited.stream()
                .flatMap(seat -> Samples.of(game.legalMoves(run.state, seat), fixture.streamLimit(), 2, random).stream()
                        .map(move -> new SeatMove<>(seat, move)))
                .toList();
        moves.forEach(seatMove -> pool.add(seatMove.move()));
        checkViewer(run, new Viewer.Spectator(), moves);
        for (int seat = 0; seat < run.seats; seat++) {
            S other = checkViewer(run, new Viewer.Seat(seat), moves);
            assertThat(game.legalMoves(other, seat).limit(MOVES_COMPARED).toList())
                    .as("legal moves of seat %d do not depend on what it cannot see", seat)
                    .isEqualTo(game.legalMoves(run.state, seat)
                            .limit(MOVES_COMPARED)
                            .toList());
            for (int i = 0; i < MOVES_TRIED; i++) {
                M move = pool.get(random.nextInt(pool.size()));
                assertThat(refusal(game.decide(other, seat, move, run.context())))
                        .as("refusal of %s by seat %d", move, seat)
                        .isEqualTo(refusal(game.decide(run.state, seat, move, run.context())));
            }
        }
    }

    private S checkViewer(LawRun<S, M, E, O> run, Viewer viewer, List<SeatMove<M>> moves) {
        S other = fixture.redeal(run.state, viewer, random);
        redealt |= !other.equals(run.state);
        assertThat(run.game.view(other, viewer)).as("view of %s", viewer).isEqualTo(run.game.view(run.state, viewer));
        assertThat(run.game.statistics().points(other))
                .as("points")
                .isEqualTo(run.game.statistics().points(run.state));
        assertThat(run.game.statistics().stage(other))
                .as("stage")
                .isEqualTo(run.game.statistics().stage(run.state));
        moves.forEach(move -> checkEvents(
                run,
                other,
                viewer,
                state -> run.game.decide(state, move.seat(), move.move(), run.context()),
                event -> fixture.reveals(event, viewer)));
        run.game
                .awaited(run.state)
                .forEach(seat -> checkEvents(
                        run,
                        other,
                        viewer,
                        state -> run.game.timeUp(state, seat, run.context()),
                        event -> fixture.revealsByTimeUp(event, viewer)));
        return other;
    }

    /** Says nothing about moves that only the true hidden cards allow. */
    private void checkEvents(
            LawRun<S, M, E, O> run, S other, Viewer viewer, Function<S, Decision<E>> step, Predicate<E> reveals) {
        if (step.apply(other) instanceof Decision.Accepted<E>(var events, var _)) {
            var truth = LawRun.accepted(step.apply(run.state), "a step");
            assertThat(seen(run, events, viewer, reveals))
                    .as("what %s sees of %s", viewer, truth)
                    .isEqualTo(seen(run, truth, viewer, reveals));
        }
    }

    private List<E> seen(LawRun<S, M, E, O> run, List<E> events, Viewer viewer, Predicate<E> reveals) {
        return events.stream()
                .takeWhile(reveals.negate())
                .map(event -> run.game.redact(event, viewer))
                .toList();
    }

    private record SeatMove<M>(int seat, M move) {}

    private static String refusal(Decision<?> decision) {
        return switch (decision) {
            case Decision.Accepted<?> _ -> "none";
            case Decision.Refused<?>(var refusal) -> refusal.toString();
        };
    }
}
