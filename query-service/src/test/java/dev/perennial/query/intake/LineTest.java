package dev.perennial.query.intake;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.Json;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class LineTest {
    private final Line line = new Line("a", Line.NONE, false, false);

    @Test
    void letsThroughWhatComesInOrder() {
        assertThat(numbers(line.offer(letter(0)))).containsExactly(0L);
        assertThat(numbers(line.offer(letter(1)))).containsExactly(1L);
        assertThat(line.applied()).isEqualTo(1);
        assertThat(line.waiting()).isEmpty();
    }

    @Test
    void dropsWhatWasAppliedBefore() {
        var later = new Line("a", 4, false, false);
        assertThat(later.offer(letter(4))).isEmpty();
        assertThat(later.offer(letter(0))).isEmpty();
        assertThat(later.waiting()).isEmpty();
    }

    @Test
    void holdsWhatComesEarlyUntilTheGapIsClosed() {
        assertThat(line.offer(letter(2))).isEmpty();
        assertThat(line.offer(letter(1))).isEmpty();
        assertThat(numbers(line.waiting())).containsExactly(1L, 2L);
        assertThat(numbers(line.offer(letter(0)))).containsExactly(0L, 1L, 2L);
        assertThat(line.waiting()).isEmpty();
    }

    @Test
    void letsNothingThroughBehindAStoppedOne() {
        var ready = new ArrayList<>(line.offer(letter(0)));
        ready.addAll(line.offer(letter(1)));
        ready.addAll(line.offer(letter(2)));
        line.stopAt(letter(1));
        line.hold(letter(2));
        assertThat(line.applied()).isZero();
        assertThat(line.offer(letter(3))).isEmpty();
        assertThat(numbers(line.waiting())).containsExactly(2L, 3L);
    }

    @Test
    void doesNotKeepASecondCopyOfTheDeadLetter() {
        line.stopAt(letter(0));
        assertThat(line.offer(letter(0))).isEmpty();
        assertThat(line.waiting()).isEmpty();
    }

    @Test
    void goesOnInOrderAfterARetry() {
        line.stopAt(letter(0));
        line.hold(letter(2));
        line.hold(letter(1));
        line.retry(letter(1));
        assertThat(line.isStopped()).as("that was not the one").isTrue();
        line.retry(letter(0));
        assertThat(numbers(line.ready())).containsExactly(0L, 1L, 2L);
        assertThat(line.isStopped()).isFalse();
    }

    @Test
    void goesOnBehindAnEventThatIsLeftOut() {
        line.stopAt(letter(0));
        line.hold(letter(1));
        line.skip();
        assertThat(numbers(line.ready())).containsExactly(1L);
        assertThat(line.offer(letter(3))).isEmpty();
        assertThat(line.hasGap()).isTrue();
        line.skip();
        assertThat(numbers(line.ready())).containsExactly(3L);
        assertThat(line.hasGap()).isFalse();
    }

    @Test
    void takesNothingMoreWhenItIsGivenUp() {
        line.stopAt(letter(0));
        line.hold(letter(1));
        line.giveUp();
        assertThat(line.ready()).isEmpty();
        assertThat(line.offer(letter(2))).isEmpty();
        assertThat(line.waiting()).isEmpty();
        assertThat(line.isStopped()).isFalse();
    }

    @Test
    void whateverTheOrderEachPassesOnceAndInOrder() {
        for (int seed = 0; seed < 50; seed++) {
            var random = new Random(seed);
            var sent = new ArrayList<Letter>();
            LongStream.range(0, 20).forEach(n -> Collections.addAll(sent, letter(n), letter(n), letter(n)));
            Collections.shuffle(sent, random);
            var fresh = new Line("a", Line.NONE, false, false);
            var passed = new ArrayList<Long>();
            sent.forEach(letter -> passed.addAll(numbers(fresh.offer(letter))));
            assertThat(passed)
                    .containsExactlyElementsOf(LongStream.range(0, 20).boxed().toList());
        }
    }

    private static List<Long> numbers(Collection<Letter> letters) {
        return letters.stream().map(Letter::sequence).toList();
    }

    private static Letter letter(long sequence) {
        var envelope = new Envelope(
                "e-" + sequence,
                "a",
                sequence,
                sequence,
                Instant.EPOCH,
                "table.SeatTaken",
                "1",
                Json.mapper().readTree("{}"));
        return new Letter(new Source("a", "t", 0, sequence, new byte[0]), envelope);
    }
}
