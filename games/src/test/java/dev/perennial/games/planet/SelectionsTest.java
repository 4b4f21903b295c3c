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
        assertThat(Selections.stream(Selections.of(List.of("a", "b", "c", "d"), 2))
                        .map(choice -> String.join("", choice)))
                .containsExactly("ab", "ac", "ad", "bc", "bd", "cd");
    }

    @Test
    void nothingCanBeChosenInOneWay() {
        assertThat(Selections.of(List.of(), 0)).toIterable().containsExactly(List.of());
        assertThat(Selections.of(List.of(1), 2)).isExhausted();
        assertThat(Selections.of(List.of(1, 2), 2)).toIterable().containsExactly(List.of(1, 2));
    }

    @Test
    void sourcesTakeTurnsUntilAllAreUsedUp() {
        assertThat(Selections.takingTurns(List.of(
                        Stream.of(1, 2, 3).iterator(),
                        Stream.<Integer>empty().iterator(),
                        Stream.of(10, 20).iterator())))
                .toIterable()
                .containsExactly(1, 10, 2, 20, 3);
        assertThat(Selections.takingTurns(List.of())).isExhausted();
    }

    @Test
    void everyElementIsFollowedByAllThatIsFoundForIt() {
        assertThat(Selections.forEach(List.of(2, 0, 1).iterator(), n -> Selections.of(List.of("a", "b"), n)))
                .toIterable()
                .containsExactly(List.of("a", "b"), List.of(), List.of("a"), List.of("b"));
        assertThat(Selections.forEach(List.of(3, 4).iterator(), n -> Selections.of(List.of("a", "b"), n)))
                .isExhausted();
        assertThat(Selections.mapped(List.of(1, 2).iterator(), n -> n * n))
                .toIterable()
                .containsExactly(1, 4);
    }

    @Test
    void nothingIsMadeBeforeItIsAskedFor() {
        var made = new AtomicInteger();
        var endless = Stream.iterate(0, i -> i + 1).peek(_ -> made.incrementAndGet());
        assertThat(Selections.stream(Selections.takingTurns(List.of(
                                endless.iterator(), Stream.generate(() -> -1).iterator())))
                        .limit(6))
                .containsExactly(0, -1, 1, -1, 2, -1);
        assertThat(made.get()).isLessThan(10);
    }

    @Test
    void choicesFromManyItemsAreCheapToBegin() {
        var many = IntStream.range(0, 10_000).boxed().toList();
        assertThat(Selections.stream(Selections.of(many, 5)).limit(3)).hasSize(3);
    }
}
