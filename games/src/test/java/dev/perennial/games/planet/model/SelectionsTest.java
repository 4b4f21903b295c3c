package dev.perennial.games.planet.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.planet.board.Source;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
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
        assertThat(Selections.stream(Selections.of(List.of(), 0))).containsExactly(List.of());
        assertThat(Selections.stream(Selections.of(List.of(1), 2))).isEmpty();
        assertThat(Selections.stream(Selections.of(List.of(1, 2), 2))).containsExactly(List.of(1, 2));
    }

    @Test
    void sourcesTakeTurnsUntilAllAreUsedUp() {
        assertThat(Selections.stream(Selections.takingTurns(List.of(
                        Selections.each(List.of(1, 2, 3)),
                        Selections.each(List.<Integer>of()),
                        Selections.each(List.of(10, 20))))))
                .containsExactly(1, 10, 2, 20, 3);
        assertThat(Selections.stream(Selections.takingTurns(List.of()))).isEmpty();
    }

    @Test
    void everyElementIsFollowedByAllThatIsFoundForIt() {
        assertThat(Selections.stream(Selections.forEach(
                        Selections.each(List.of(2, 0, 1)), n -> Selections.of(List.of("a", "b"), n))))
                .containsExactly(List.of("a", "b"), List.of(), List.of("a"), List.of("b"));
        assertThat(Selections.stream(
                        Selections.forEach(Selections.each(List.of(3, 4)), n -> Selections.of(List.of("a", "b"), n))))
                .isEmpty();
        assertThat(Selections.stream(Selections.each(List.of(1, 2)).map(n -> n * n)))
                .containsExactly(1, 4);
    }

    @Test
    void whatIsUsedUpStaysUsedUp() {
        var choices = Selections.of(List.of(1), 1);
        assertThat(choices.next()).containsExactly(1);
        assertThat(choices.next()).isNull();
        assertThat(choices.next()).isNull();
    }

    @Test
    void nothingIsMadeBeforeItIsAskedFor() {
        var made = new AtomicInteger();
        assertThat(Selections.stream(Selections.takingTurns(List.<Source<Integer>>of(made::incrementAndGet, () -> -1)))
                        .limit(6))
                .containsExactly(1, -1, 2, -1, 3, -1);
        assertThat(made.get()).isEqualTo(3);
    }

    @Test
    void choicesFromManyItemsAreCheapToBegin() {
        var many = IntStream.range(0, 10_000).boxed().toList();
        assertThat(Selections.stream(Selections.of(many, 5)).limit(3)).hasSize(3);
    }
}
