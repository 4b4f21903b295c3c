package dev.perennial.messaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class ReadSideLagTest {
    private static final Instant START = Instant.parse("2026-11-18T12:00:00.123456Z");

    private Instant now = START;
    private final ReadSideLag lag = ReadSideLag.withinProcess(() -> now);

    @Test
    void nothingIsBehindBeforeAnythingIsStored() throws InterruptedException {
        assertThat(lag.isBehind()).isFalse();
        assertThat(waited(lag)).isLessThan(Duration.ofMillis(50));
    }

    @Test
    void anEventIsBehindATenthOfASecondAfterItWasStored() {
        lag.projected(now);
        pass(60_000);
        lag.stored(now);
        pass(90);
        assertThat(lag.isBehind()).as("a long pause before does not count").isFalse();
        pass(20);
        lag.projected(START.plusMillis(1)); // an older event: the projection moves
        assertThat(lag.isBehind()).isTrue();
    }

    /** Records may carry fewer digits than the event that was stored. */
    @Test
    void aProjectionThatHasTheLatestEventIsNotBehind() {
        lag.stored(now);
        lag.projected(START.minusNanos(456_000));
        pass(200);
        assertThat(lag.isBehind()).isFalse();
    }

    @Test
    void aProjectionThatDoesNotMoveIsNotWaitedFor() throws InterruptedException {
        lag.projected(now.minusSeconds(1));
        lag.stored(now);
        pass(1_900);
        assertThat(lag.isBehind()).isTrue();
        pass(200);
        assertThat(lag.isBehind()).isFalse();
        assertThat(waited(lag)).isLessThan(Duration.ofMillis(50));
    }

    @Test
    void aCommandWaitsOnlyForAMoment() throws InterruptedException {
        lag.projected(now.minusSeconds(1));
        lag.stored(now);
        pass(200);
        assertThat(waited(lag)).isBetween(Duration.ofMillis(90), Duration.ofSeconds(5));
    }

    @Test
    void aWaitingCommandGoesOnWhenTheProjectionHasCaughtUp() throws InterruptedException {
        lag.projected(now.minusSeconds(1));
        lag.stored(now);
        pass(200);
        var waiting = Thread.ofVirtual().start(() -> {
            try {
                lag.giveWay();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        lag.projected(START);
        assertThat(waiting.join(Duration.ofSeconds(10))).isTrue();
        assertThat(lag.isBehind()).isFalse();
    }

    @Test
    void betweenProcessesNobodyWaits() throws InterruptedException {
        var unknown = ReadSideLag.unknown();
        unknown.projected(Instant.now().minusSeconds(1));
        unknown.stored(Instant.now().minusSeconds(1));
        assertThat(unknown.isBehind()).isFalse();
        assertThat(waited(unknown)).isLessThan(Duration.ofMillis(50));
    }

    private static Duration waited(ReadSideLag lag) throws InterruptedException {
        long start = System.nanoTime();
        lag.giveWay();
        return Duration.ofNanos(System.nanoTime() - start);
    }

    private void pass(long millis) {
        now = now.plusMillis(millis);
    }
}
