package dev.perennial.games.planet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SelectionsTest {

    @Test
    void everyChoiceComesOnceInOrder() {
        assertThat(Selections.of(List.of("a", "b", "c", "d"), 2).map(choice -> String.join("", choice)))
                .containsExactly("ab", "ac", "ad", "bc", "bd", "cd");
    }

    @Test
    void nothingCanBeChosenInOneWay() {
        assertThat(Selections.of(List.of(), 0)).containsExactly(List.of());
        assertThat(Selections.of(List.of(1), 2)).isEmpty();
        assertThat(Selections.of(List.of(1, 2), 2)).containsExactly(List.of(1, 2));
    }

    @Test
    void sourcesTakeTurnsUntilAllAreUsedUp() {
        assertThat(Selections.takingTurns(List.of(Stream.of(1, 2, 3), Stream.<Integer>empty(), Stream.of(10, 20))))
                .containsExactly(1, 10, 2, 20, 3);
        assertThat(Selections.takingTurns(List.of())).isEmpty();
    }

    @Test
    void nothingIsMadeBeforeItIsAskedFor() {
        var made = new AtomicInteger();
        var endless = Stream.iterate(0, i -> i + 1).peek(_ -> made.incrementAndGet());
        assertThat(Selections.takingTurns(List.of(endless, Stream.generate(() -> -1)))
                        .limit(6))
                .containsExactly(0, -1, 1, -1, 2, -1);
        assertThat(made.get()).isLessThan(10);
    }

    @Test
    void choicesFromManyItemsAreCheapToBegin() {
        var many = IntStream.range(0, 10_000).boxed().toList();
        assertThat(Selections.of(many, 5).limit(3)).hasSize(3);
    }
}
