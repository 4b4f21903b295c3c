package dev.perennial.query.projection;

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

class AggregateQueueTest {
    private final AggregateQueue line = AggregateQueue.empty("a", false);

    @Test
    void letsThroughWhatComesInOrder() {
        assertThat(numbers(line.offer(letter(0)))).containsExactly(0L);
        assertThat(numbers(line.offer(letter(1)))).containsExactly(1L);
        assertThat(line.applied()).isEqualTo(1);
        assertThat(line.waiting()).isEmpty();
    }

    @Test
    void dropsWhatWasAppliedBefore() {
        var later = new AggregateQueue("a", false, 4, false, false, 0);
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
        line.leaveOut();
        assertThat(numbers(line.ready())).containsExactly(1L);
        assertThat(line.offer(letter(3))).isEmpty();
        line.leaveOutUnread();
        assertThat(numbers(line.ready())).containsExactly(3L);
        assertThat(line.offer(letter(5))).as("it was one").isEmpty();
    }

    @Test
    void anUnreadOneThatWasLeftOutIsTheNextGap() {
        line.leaveOutUnread();
        line.leaveOutUnread();
        assertThat(numbers(line.offer(letter(2)))).containsExactly(2L);
        assertThat(line.leftOut()).isZero();
        assertThat(line.offer(letter(4))).isEmpty();
    }

    @Test
    void anUnreadOneThatLeavesNoGapWasNoEvent() {
        line.leaveOutUnread();
        assertThat(numbers(line.offer(letter(0)))).containsExactly(0L);
        assertThat(line.offer(letter(2))).as("this one only comes early").isEmpty();
        assertThat(numbers(line.offer(letter(1)))).containsExactly(1L, 2L);
    }

    @Test
    void anUnreadOneBehindAStoppedOneIsFoundWhenTheLineMovesAgain() {
        line.stopAt(letter(0));
        line.leaveOutUnread();
        assertThat(line.offer(letter(2))).isEmpty();
        line.retry(letter(0));
        assertThat(numbers(line.ready())).containsExactly(0L, 2L);
    }

    @Test
    void takesNothingMoreWhenItCannotDoWithoutWhatIsLeftOut() {
        var folding = AggregateQueue.empty("a", true);
        folding.stopAt(letter(0));
        folding.hold(letter(1));
        folding.leaveOut();
        assertThat(folding.ready()).isEmpty();
        assertThat(folding.offer(letter(2))).isEmpty();
        assertThat(folding.waiting()).isEmpty();
        assertThat(folding.isStopped()).isFalse();
    }

    @Test
    void whatWasGivenUpBeforeIsPassedOverWhateverComesUnderItsNumber() {
        line.passOver(1);
        assertThat(numbers(line.offer(letter(2)))).isEmpty();
        assertThat(numbers(line.offer(letter(0)))).containsExactly(0L, 2L);
        assertThat(numbers(line.offer(letter(1)))).isEmpty();
        assertThat(line.newlyPassedOver()).isEmpty();
    }

    @Test
    void whatIsGivenUpIsRemembered() {
        line.offer(letter(0)).forEach(line::stopAt);
        line.leaveOut();
        assertThat(line.newlyPassedOver()).containsExactly(0L);
    }

    @Test
    void aLineGoesOnIfWhatItStoppedAtWasGivenUpMeanwhile() {
        line.offer(letter(0)).forEach(line::stopAt);
        line.offer(letter(1));
        line.passOver(0);
        assertThat(numbers(line.ready())).containsExactly(1L);
    }

    @Test
    void whateverTheOrderEachPassesOnceAndInOrder() {
        for (int seed = 0; seed < 50; seed++) {
            var random = new Random(seed);
            var sent = new ArrayList<ParsedRecord>();
            LongStream.range(0, 20).forEach(n -> Collections.addAll(sent, letter(n), letter(n), letter(n)));
            Collections.shuffle(sent, random);
            var fresh = AggregateQueue.empty("a", false);
            var passed = new ArrayList<Long>();
            sent.forEach(letter -> passed.addAll(numbers(fresh.offer(letter))));
            assertThat(passed)
                    .containsExactlyElementsOf(LongStream.range(0, 20).boxed().toList());
        }
    }

    private static List<Long> numbers(Collection<ParsedRecord> letters) {
        return letters.stream().map(ParsedRecord::sequence).toList();
    }

    private static ParsedRecord letter(long sequence) {
        var envelope = new Envelope(
                "e-" + sequence,
                "a",
                sequence,
                sequence,
                Instant.EPOCH,
                "table.SeatTaken",
                "1",
                Json.mapper().readTree("{}"));
        return new ParsedRecord(new RawRecord("a", "t", 0, sequence, new byte[0]), envelope);
    }
}
