package dev.perennial.query.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.Origin.Deal;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.branch.BranchPoint;
import dev.perennial.games.Games;
import dev.perennial.games.Viewer;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.collection.Lists;
import dev.perennial.http.ProblemException;
import dev.perennial.query.explore.Exploration.Try;
import dev.perennial.testing.PlayedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** All games with every number of players, from moments all over the game. */
class ExplorerTest {
    private static final int MOMENTS = 5;

    private static Stream<DynamicTest> everywhere(Consumer<List<Object>> law) {
        return Games.all().stream()
                .flatMap(game -> IntStream.rangeClosed(game.minSeats(), game.maxSeats())
                        .mapToObj(seats ->
                                dynamicTest(game.id() + ", " + seats, () -> law.accept(events(game.id(), seats)))));
    }

    private static List<Object> events(String game, int seats) {
        return PlayedTable.opened("explored", game, seats).started().playedOut(new Random(seats)).envelopes().stream()
                .map(EventCodec::decode)
                .toList();
    }

    /** Moments at which someone had to move, spread over the game. */
    private static List<BranchPoint> points(List<Object> events) {
        var causes = IntStream.range(0, events.size())
                .filter(i -> events.get(i) instanceof TableEvent.MoveMade)
                .boxed()
                .toList();
        return IntStream.range(0, MOMENTS)
                .mapToObj(i -> causes.get(i * (causes.size() - 1) / (MOMENTS - 1)))
                .map(cause -> BranchPoint.at(events, cause).orElseThrow())
                .toList();
    }

    private static Exploration real(long sequence, @Nullable Integer seat, List<Try> moves) {
        return new Exploration(sequence, Deal.REAL, null, null, seat, null, moves);
    }

    private static Exploration redealt(BranchPoint point, int perspective, @Nullable Integer seat, List<Try> moves) {
        return new Exploration(point.sequence(), Deal.REDEALT, perspective, "oak-7", seat, null, moves);
    }

    @TestFactory
    Stream<DynamicTest> theRealMovesWithTheRealDealLeadToTheRealPositions() {
        return everywhere(events -> points(events).forEach(point -> {
            var table = TableState.fold(events);
            var moves = new ArrayList<Try>();
            for (int i = (int) point.sequence() + 1; i < events.size() && moves.size() < 40; i++) {
                if (events.get(i) instanceof TableEvent.MoveMade made && made.move() != null) {
                    moves.add(new Try(made.seat(), GameJson.write(made.move()), null));
                    int after = i + made.caused();
                    var explored = Explorer.explore(point, real(point.sequence(), null, moves));
                    var position = explored.positions().getLast();
                    var there = TableState.fold(events.subList(0, after + 1));
                    var viewer = position.seenBy() == null ? new Viewer.Open() : new Viewer.Seat(position.seenBy());
                    var untimed = BranchPoint.at(events, after).orElseThrow().real();
                    assertThat(position.view()).isEqualTo(table.game().view(untimed.state(), viewer));
                    assertThat(position.awaited()).isEqualTo(table.game().awaited(there.runningPosition()));
                    i = after;
                }
            }
            assertThat(moves).isNotEmpty();
        }));
    }

    @TestFactory
    Stream<DynamicTest> aRedealLooksTheSameToItsSeatAndDependsOnNothingHiddenFromIt() {
        return everywhere(events -> points(events).forEach(point -> {
            var table = point.table();
            var now = point.real().state();
            for (int seat = 0; seat < table.seats().size(); seat++) {
                var start = Explorer.explore(point, redealt(point, seat, seat, List.of()));
                assertThat(start.positions().getFirst().view())
                        .isEqualTo(table.game().view(now, new Viewer.Seat(seat)));
                var other = otherwise(point, seat);
                for (int viewer = 0; viewer < table.seats().size(); viewer++) {
                    var asked = redealt(point, seat, viewer, tries(point, seat));
                    assertThat(Json.mapper().writeValueAsBytes(Explorer.explore(other, asked)))
                            .as("the same bytes, however the hidden cards lay")
                            .isEqualTo(Json.mapper().writeValueAsBytes(Explorer.explore(point, asked)));
                }
            }
        }));
    }

    /** The same moment for the seat, with other hidden cards. */
    private static BranchPoint otherwise(BranchPoint point, int seat) {
        var game = point.table().game();
        var deal = game.redeal(point.real().state(), point.past(), seat, Chance.of(GameSeed.ofText("other", "cards")));
        return new BranchPoint(point.sequence(), Lists.concat(point.past(), deal), point.drawn(), point.table());
    }

    private static List<Try> tries(BranchPoint point, int seat) {
        var moves = new ArrayList<Try>();
        for (int i = 0; i < 6; i++) {
            var explored = Explorer.explore(point, redealt(point, seat, null, moves));
            if (explored.seat() == null) {
                break;
            }
            var legal = explored.legalMoves();
            var notation = point.table().game().notation(legal.get(i % legal.size()));
            moves.add(new Try(explored.seat(), null, notation));
        }
        return moves;
    }

    @Test
    void beginsBeforeTheMoveAmidWhoseEventsItIsAsked() {
        var events = events("evergreen-concert", 3);
        int move = IntStream.range(0, events.size())
                .filter(i -> events.get(i) instanceof TableEvent.MoveMade made && made.caused() > 2)
                .findFirst()
                .orElseThrow();
        var before = BranchPoint.at(events, move - 1L);
        assertThat(before.orElseThrow().sequence()).isEqualTo(move - 1L);
        assertThat(BranchPoint.at(events, move + 1L)).isEqualTo(before);
        assertThat(BranchPoint.at(events, 1)).isEmpty();
    }

    @Test
    void refusesWhatItCannotPlay() {
        var events = events("arboretum", 2);
        var point = points(events).getFirst();
        int seat = Explorer.explore(point, real(0, null, List.of()))
                .positions()
                .getFirst()
                .awaited()
                .iterator()
                .next();
        refuses("NOT_YOUR_TURN", point, real(0, null, List.of(new Try(1 - seat, null, "draw deck"))));
        refuses("UNKNOWN_SEAT", point, real(0, null, List.of(new Try(2, null, "draw deck"))));
        refuses("UNKNOWN_SEAT", point, real(0, -1, List.of()));
        refuses("MALFORMED", point, real(0, null, List.of(new Try(seat, null, "fly"))));
        refuses("MALFORMED", point, real(0, null, List.of(new Try(seat, null, null))));
        refuses("MALFORMED", point, new Exploration(0, null, null, null, null, null, null));
        refuses("BAD_DEAL", point, new Exploration(0, Deal.REAL, 0, null, null, null, null));
        refuses("BAD_DEAL", point, new Exploration(0, Deal.REDEALT, 0, null, null, null, null));
        refuses("BAD_DEAL", point, new Exploration(0, Deal.REDEALT, null, "a", null, null, null));
        refuses("BAD_DEAL", point, new Exploration(0, Deal.REDEALT, 0, "a b", null, null, null));
        refuses("UNKNOWN_SEAT", point, new Exploration(0, Deal.REDEALT, 2, "a", null, null, null));
        var many = IntStream.range(0, 201)
                .mapToObj(_ -> new Try(seat, null, "draw deck"))
                .toList();
        refuses("TOO_MANY_MOVES", point, real(0, null, many));
    }

    private static void refuses(String code, BranchPoint point, Exploration asked) {
        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> Explorer.explore(point, asked))
                .satisfies(refused -> assertThat(refused.problem().code()).isEqualTo(code));
    }
}
