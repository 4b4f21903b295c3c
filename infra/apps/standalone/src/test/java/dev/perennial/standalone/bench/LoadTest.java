package dev.perennial.standalone.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.bench.measure.Measurement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class LoadTest {
    private static final Duration STALL = Duration.ofMillis(400);

    /** One answer takes long; the moves that were due meanwhile have waited too. */
    @Test
    void aStallCountsForEveryMoveThatWasDueMeanwhile() {
        var sent = new AtomicInteger();
        var outcome = Load.constant(1, Duration.ofSeconds(1), 100).run(games(), (game, move) -> {
            if (sent.incrementAndGet() == 20) {
                Thread.sleep(STALL);
            }
        });
        assertThat(outcome.moves()).isEqualTo(100);
        assertThat(outcome.latenciesNanos())
                .filteredOn(nanos -> nanos > STALL.toNanos() / 2)
                .hasSizeGreaterThanOrEqualTo(15);
    }

    @Test
    void anUnlimitedLoadSendsTheNextMoveAtOnce() {
        var load = Load.unlimited(2, Duration.ofMinutes(10));
        var outcome = load.run(games(), (game, move) -> Thread.sleep(1));
        assertThat(load.cpuNanos()).isPositive();
        assertThat(outcome.moves())
                .isEqualTo(
                        games().stream().mapToInt(game -> game.moves().size()).sum());
        assertThat(outcome.seconds()).isLessThan(300);
        assertThat(outcome.percentileMillis(0)).isGreaterThanOrEqualTo(1);
    }

    private static ConcurrentLinkedQueue<PreparedGame> games() {
        return new ConcurrentLinkedQueue<>(LongStream.rangeClosed(1, 10)
                .mapToObj(number -> PreparedGame.mixed(2, number))
                .toList());
    }

    @Test
    void aPhaseWhoseReadersFallBehindIsNotLive() {
        var outcome = new Load.Outcome(1_000, 10, List.of());
        var measured = new Measurement(Map.of(), 0);
        assertThat(new Phase("kept up", outcome, measured, 4_000, 200).isLive()).isTrue();
        assertThat(new Phase("fell behind", outcome, measured, 4_000, 201).isLive())
                .isFalse();
    }
}
