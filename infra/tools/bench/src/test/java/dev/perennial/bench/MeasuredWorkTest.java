package dev.perennial.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.Games;
import dev.perennial.games.arboretum.model.ArboretumEvent;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is measured really is what the tables say. */
class MeasuredWorkTest {

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aRandomGameIsPlayedToItsEnd(String id) {
        var game = Games.byId(id).orElseThrow();
        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
            var played = new RandomGame(game, 7).play(seats);
            assertThat(game.result(game.fold(null, played.history()))).isPresent();
            assertThat(played.moves()).isPositive().isLessThan(played.history().size());
            assertThat(new RandomGame(game, 7).play(seats).history()).isEqualTo(played.history());
        }
    }

    @Test
    void aFullTableIsScoredByItsLastMove() {
        var tables = new FullTables();
        tables.play();
        assertThat(tables.all()).hasSizeGreaterThan(10).allSatisfy(table -> {
            assertThat(table.state().players()).hasSize(4);
            var decision = (Decision.Accepted<ArboretumEvent>) table.lastMove();
            assertThat(decision.events().getLast()).isInstanceOf(ArboretumEvent.GameScored.class);
        });
    }

    @Test
    void workIsCountedWithTheTimeOfTheProcessor() {
        var work = new Work();
        work.measure(() -> (int)
                LongStream.range(0, 20_000_000).filter(i -> i % 20_000 == 0).count());
        work.measure(() -> 3);
        assertThat(work.done).isEqualTo(1_003);
        assertThat(work.processorNanos).isPositive();
    }
}
