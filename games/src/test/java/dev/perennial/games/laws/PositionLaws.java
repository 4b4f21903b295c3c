package dev.perennial.games.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Result;
import dev.perennial.games.Viewer;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What holds at every position of every game. */
final class PositionLaws {
    private static final int MOVES_TRIED = 4;
    private static final int MUTANTS_TRIED = 4;

    private PositionLaws() {}

    static <S extends GameState, M extends GameMove, E extends GameEvent, O extends GameOptions> void check(
            LawRun<S, M, E, O> run, Random random, LawFixture<S> fixture) {
        var game = run.game;
        int streamLimit = fixture.streamLimit();
        var awaited = game.awaited(run.state);
        var result = game.result(run.state);
        assertThat(result.isPresent()).as("over exactly when nobody is awaited").isEqualTo(awaited.isEmpty());
        result.ifPresent(outcome -> checkPlaces(outcome, run.seats));
        assertThat(awaited).allMatch(seat -> seat >= 0 && seat < run.seats);
        viewers(run.seats)
                .forEach(viewer -> assertThat(game.view(run.state, viewer))
                        .as("the view of %s", viewer)
                        .isNotNull());

        var tried = awaited.stream()
                .flatMap(
                        seat -> Samples.of(game.legalMoves(run.state, seat), streamLimit, MOVES_TRIED, random).stream())
                .toList();
        for (int seat = 0; seat < run.seats; seat++) {
            if (awaited.contains(seat)) {
                checkAwaited(run, seat, random, streamLimit);
                checkMutants(run, seat, random, fixture);
            } else {
                checkNotAwaited(run, seat, tried);
            }
        }
        checkNotAwaited(run, -1, tried);
        checkNotAwaited(run, run.seats, tried);
    }

    private static <S extends GameState, M extends GameMove, E extends GameEvent, O extends GameOptions>
            void checkAwaited(LawRun<S, M, E, O> run, int seat, Random random, int streamLimit) {
        var game = run.game;
        for (M move : Samples.of(game.legalMoves(run.state, seat), streamLimit, MOVES_TRIED, random)) {
            var decision = game.decide(run.state, seat, move, run.context());
            var events = LawRun.accepted(decision, move);
            assertThat(game.after(run.state, (Decision.Accepted<E>) decision))
                    .as("the state that the rules found while deciding")
                    .isEqualTo(game.fold(run.state, events));
            assertThat(LawRun.accepted(game.decide(run.state, seat, move, run.context()), move))
                    .as("same position, move and chance, same events")
                    .isEqualTo(events);
            assertThat(game.parseNotation(game.notation(move)))
                    .as("notation %s", game.notation(move))
                    .contains(move);
        }
        var events = LawRun.accepted(game.timeUp(run.state, seat, run.context()), "time up");
        assertThat(game.fold(run.state, events)).as("time up changes something").isNotEqualTo(run.state);
    }

    /** Whatever is accepted is listed, and the other way round: tried with moves that are a little wrong. */
    private static <S extends GameState, M extends GameMove, E extends GameEvent, O extends GameOptions>
            void checkMutants(LawRun<S, M, E, O> run, int seat, Random random, LawFixture<S> fixture) {
        var game = run.game;
        List<M> listed = game.legalMoves(run.state, seat)
                .limit(fixture.streamLimit() + 1L)
                .toList();
        Set<Object> essences = listed.stream()
                .map(move -> fixture.essence(run.state, seat, move))
                .collect(Collectors.toSet());
        for (int i = 0; i < MUTANTS_TRIED && !listed.isEmpty(); i++) {
            M move = Mutants.of(listed.get(random.nextInt(listed.size())), random);
            boolean accepted = game.decide(run.state, seat, move, run.context()) instanceof Decision.Accepted<E>;
            if (essences.contains(fixture.essence(run.state, seat, move))) {
                assertThat(accepted).as("%s is listed", move).isTrue();
            } else if (listed.size() <= fixture.streamLimit()) {
                assertThat(accepted).as("%s is not listed", move).isFalse();
            }
        }
    }

    private static <S extends GameState, M extends GameMove, E extends GameEvent, O extends GameOptions>
            void checkNotAwaited(LawRun<S, M, E, O> run, int seat, List<M> moves) {
        var game = run.game;
        assertThat(game.legalMoves(run.state, seat).limit(1))
                .as("legal moves of seat %d, not awaited", seat)
                .isEmpty();
        for (M move : moves) {
            assertThat(game.decide(run.state, seat, move, run.context()))
                    .as("%s by seat %d, not awaited", move, seat)
                    .isInstanceOf(Decision.Refused.class);
        }
        assertThat(game.timeUp(run.state, seat, run.context()))
                .as("time up of seat %d, not awaited", seat)
                .isInstanceOf(Decision.Refused.class);
    }

    private static void checkPlaces(Result result, int seats) {
        assertThat(result.seats())
                .extracting(Result.SeatResult::seat)
                .containsExactlyElementsOf(IntStream.range(0, seats).boxed().toList());
        for (var seat : result.seats()) {
            long before = result.seats().stream()
                    .filter(other -> other.place() < seat.place())
                    .count();
            assertThat(seat.place()).as("place of seat %d", seat.seat()).isEqualTo((int) before + 1);
        }
    }

    static List<Viewer> viewers(int seats) {
        return Stream.<Viewer>concat(
                        IntStream.range(0, seats).mapToObj(Viewer.Seat::new),
                        Stream.of(new Viewer.Spectator(), new Viewer.Open()))
                .toList();
    }
}
